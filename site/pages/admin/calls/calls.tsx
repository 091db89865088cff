import { slotLabel } from '#widgets/domain/call-slots.ts'
import { phoneLabel } from '#widgets/domain/phone.ts'
import { mayCallUntil } from '../entry/may-call.ts'
import { Moment } from '../entry/moment.tsx'
import { SameSender } from '../entry/same-sender.tsx'
import { onOurClock, stamp } from '../entry/stamp.ts'
import { shortDay, when } from '../entry/when.ts'
import { HandledLedger } from '../ledger/handled-ledger.tsx'
import { NAME_COLUMN } from '../ledger/name-column.tsx'
import { byTime } from '../ledger/sort.ts'
import { statusColumn } from '../ledger/status-column.tsx'
import { type Booking, CALL_STATUS } from './call.ts'
import { CallContact, CallDetails } from './call-details.tsx'
import { toldOf, toldOfLetIn } from './who-hears.ts'

/** Booked calls. The day's list by slot is on the first screen. */
export default function Calls() {
  return (
    <HandledLedger<Booking>
      of="call_bookings"
      caption="Booked calls"
      statuses={CALL_STATUS}
      searchFor="name, phone, reference or day (2026-12-01)"
      empty="No calls match."
      columns={[
        { head: 'Reference', cell: call => call.reference },
        {
          head: 'Call at',
          cell: call => <Moment>{`${shortDay(call.slot_date)}, ${slotLabel(call.slot_no)}`}</Moment>,
          from: 'tablet',
          under: true,
          sort: { by: 'slot', up: 'earliest first', down: 'latest first', first: 'down' },
        },
        NAME_COLUMN,
        {
          head: 'Phone',
          cell: call => <span className="whitespace-nowrap">{phoneLabel(call.phone)}</span>,
          from: 'tablet',
        },
        statusColumn(CALL_STATUS, 'booked'),
        {
          head: 'Booked',
          cell: call => <Moment>{when(call.created_at)}</Moment>,
          sort: byTime('created_at'),
          from: 'desktop',
        },
      ]}
      exported={{
        file: 'calls',
        columns: {
          reference: call => call.reference,
          day: call => call.slot_date,
          [onOurClock('time')]: call => slotLabel(call.slot_no),
          status: call => call.status,
          name: call => call.full_name,
          phone: call => call.phone,
          cover_for: call => call.cover_for,
          state: call => call.state,
          partner: call => call.partner_ref,
          origin: call => call.embed_origin,
          [onOurClock('booked')]: call => stamp(call.created_at),
          may_call_until: call => mayCallUntil(call),
          notes: call => call.notes,
        },
      }}
      tells={toldOf}
      letInTells={toldOfLetIn}
      first={call => (
        <>
          <CallContact call={call} />
          <SameSender id={call.id} phone={call.phone} />
        </>
      )}
      details={(call, onChanged) => <CallDetails call={call} onChanged={onChanged} />}
    />
  )
}
