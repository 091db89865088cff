import { useState } from 'react'
import { slotLabel } from '#widgets/domain/call-slots.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { phoneLabel } from '#widgets/domain/phone.ts'
import { ExportButton } from '../ledger/export-button.tsx'
import { Filters } from '../ledger/filters.tsx'
import { LedgerTable } from '../ledger/ledger-table.tsx'
import { UndoBar } from '../ledger/undo-bar.tsx'
import { useHandling } from '../ledger/use-handling.ts'
import { useLedger } from '../ledger/use-ledger.ts'
import { StatusTag } from '../status-tag.tsx'
import { when } from '../when.ts'
import { CallPanel } from './call-panel.tsx'
import { type Booking, CALL_STATUS, CALLS } from './source.ts'

/** Booked calls, by when they were booked. The day's list by slot stands on the first screen. */
export default function Calls() {
  const ledger = useLedger<Booking>(CALLS)
  const { handle, last } = useHandling(CALLS, ledger)
  const [open, setOpen] = useState<Booking>()
  return (
    <>
      <Filters
        filter={ledger.filter}
        narrow={ledger.narrow}
        statuses={CALL_STATUS}
        searchFor="name, phone or reference"
      />
      <UndoBar last={last} />
      <LedgerTable
        caption="Booked calls"
        ledger={ledger}
        name={call => call.reference}
        onOpen={setOpen}
        empty="No call fits."
        columns={[
          { head: 'Reference', cell: call => call.reference },
          { head: 'Call at', cell: call => `${dayLabel(call.slot_date)}, ${slotLabel(call.slot_no)}` },
          { head: 'Name', cell: call => call.full_name },
          { head: 'Phone', cell: call => phoneLabel(call.phone), wideOnly: true },
          {
            head: 'Status',
            cell: ({ status }) => <StatusTag label={CALL_STATUS[status]} waits={status === 'booked'} />,
          },
          { head: 'Booked', cell: call => when(call.created_at), wideOnly: true },
        ]}
      />
      <ExportButton<Booking>
        name="calls"
        source={CALLS}
        filter={ledger.filter}
        columns={{
          reference: call => call.reference,
          day: call => call.slot_date,
          time: call => slotLabel(call.slot_no),
          status: call => call.status,
          name: call => call.full_name,
          phone: call => call.phone,
          cover_for: call => call.cover_for,
          state: call => call.state,
          partner: call => call.partner_ref,
          origin: call => call.embed_origin,
          booked: call => call.created_at,
          notes: call => call.notes,
        }}
      />
      {open && <CallPanel call={open} onSave={handle} onClose={() => setOpen(undefined)} />}
    </>
  )
}
