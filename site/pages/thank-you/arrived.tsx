import { useCallNow } from '#site/journey/call-now.ts'
import { JourneyHead } from '#site/journey/journey-head.tsx'
import { referenceOf } from '#widgets/domain/reference.ts'
import type { Receipt } from '#widgets/kit/backend/receipts.ts'
import { CallBooked } from './call-booked.tsx'
import { QuoteRequested } from './quote-requested.tsx'
import { SwitchingList } from './switching-list.tsx'

const STANDS = {
  booked: 'Your call is booked.',
  moved: 'Your call was moved.',
  cancelled: 'This call is cancelled.',
}

/** What arrived, what happens next and by when, and how to change one's mind. */
export function Arrived({ receipt }: { receipt: Receipt }) {
  const called = receipt.table === 'call_bookings'
  const call = useCallNow(receipt)
  return (
    <>
      <JourneyHead
        title={`Thank you, ${receipt.row.full_name}`}
        lead={
          <>
            {called ? STANDS[call.since ?? 'booked'] : 'Your request has arrived.'} Its reference is{' '}
            <strong className="whitespace-nowrap tabular-nums">{referenceOf(receipt.id)}</strong>.
          </>
        }
      />
      <div className="grid page-width gap-12 py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {called ? <CallBooked receipt={receipt} call={call} /> : <QuoteRequested receipt={receipt} />}
        <div className="max-w-prose lg:col-start-1">
          <SwitchingList />
        </div>
      </div>
    </>
  )
}
