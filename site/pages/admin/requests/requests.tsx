import { useState } from 'react'
import { phoneLabel } from '#widgets/domain/phone.ts'
import { ExportButton } from '../ledger/export-button.tsx'
import { Filters } from '../ledger/filters.tsx'
import { LedgerTable } from '../ledger/ledger-table.tsx'
import { UndoBar } from '../ledger/undo-bar.tsx'
import { useHandling } from '../ledger/use-handling.ts'
import { useLedger } from '../ledger/use-ledger.ts'
import { StatusTag } from '../status-tag.tsx'
import { when } from '../when.ts'
import { RequestPanel } from './request-panel.tsx'
import { type QuoteRequest, REQUEST_STATUS, REQUESTS } from './source.ts'

/** Quote requests: who waits for an answer, and what they told us. */
export default function Requests() {
  const ledger = useLedger<QuoteRequest>(REQUESTS)
  const { handle, last } = useHandling(REQUESTS, ledger)
  const [open, setOpen] = useState<QuoteRequest>()
  return (
    <>
      <Filters
        filter={ledger.filter}
        narrow={ledger.narrow}
        statuses={REQUEST_STATUS}
        searchFor="name, phone, e-mail or reference"
      />
      <UndoBar last={last} />
      <LedgerTable
        caption="Quote requests"
        ledger={ledger}
        name={request => request.reference}
        onOpen={setOpen}
        empty="No request fits."
        columns={[
          { head: 'Reference', cell: request => request.reference },
          { head: 'Name', cell: request => request.full_name },
          { head: 'Phone', cell: request => phoneLabel(request.phone), wideOnly: true },
          { head: 'State', cell: request => request.state, wideOnly: true },
          {
            head: 'Status',
            cell: ({ status }) => <StatusTag label={REQUEST_STATUS[status]} waits={status === 'new'} />,
          },
          { head: 'Sent', cell: request => when(request.created_at), wideOnly: true },
        ]}
      />
      <ExportButton<QuoteRequest>
        name="requests"
        source={REQUESTS}
        filter={ledger.filter}
        columns={{
          reference: request => request.reference,
          sent: request => request.created_at,
          status: request => request.status,
          name: request => request.full_name,
          phone: request => request.phone,
          email: request => request.email,
          cover_for: request => request.cover_for,
          state: request => request.state,
          best_time: request => request.best_time,
          partner: request => request.partner_ref,
          origin: request => request.embed_origin,
          answers: request => JSON.stringify(request.answers),
          chosen_policies: request => JSON.stringify(request.chosen_policies),
          notes: request => request.notes,
        }}
      />
      {open && <RequestPanel request={open} onSave={handle} onClose={() => setOpen(undefined)} />}
    </>
  )
}
