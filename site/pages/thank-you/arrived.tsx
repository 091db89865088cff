import { useEffect } from 'react'
import { useCallNow } from '#site/journey/call/call-now.ts'
import { forgetTicks } from '#site/journey/form/draft.ts'
import { JourneyHead } from '#site/journey/journey-head.tsx'
import { referenceOf } from '#widgets/domain/reference.ts'
import { dropSubmission, submissions } from '#widgets/kit/backend/pending.ts'
import type { Receipt } from '#widgets/kit/backend/receipts.ts'
import { AlsoSent } from './also-sent.tsx'
import { CallBooked } from './call-booked.tsx'
import { Done } from './done.tsx'
import { QuoteRequested } from './quote-requested.tsx'
import { SwitchingList } from './switching-list.tsx'

const FORM: Record<Receipt['table'], string> = { quote_requests: 'get-quote', call_bookings: 'schedule-call' }

const STANDS = {
  booked: 'Your call is booked.',
  moved: 'Your call has been moved.',
  cancelled: 'This call has been cancelled.',
  over: 'The time of this call has passed.',
}

/** The display face has few letters beyond English: of “Nguyễn” it would draw some, and another face the rest. */
const inOneFace = (name: string) => (/[^ -~’]/.test(name) ? '[font-family:system-ui,sans-serif]' : '')

interface ArrivedProps {
  receipt: Receipt
  /** What arrived from this tab earlier. */
  before: readonly Receipt[]
}

/** What arrived, what happens next and by when, and how to change or cancel it. */
export function Arrived({ receipt, before }: ArrivedProps) {
  const full_name = String(receipt.row.full_name)
  const called = receipt.table === 'call_bookings'
  const call = useCallNow(receipt)
  // Consent given with one request does not carry over to the next, which may be somebody else's.
  useEffect(() => forgetTicks(FORM[receipt.table], ['consent', 'health']), [receipt.table])
  // What had to wait has a notice. Once it is told here, the notice goes: it would cover this page.
  useEffect(() => {
    const told = submissions().find(({ id, state }) => id === receipt.id && state === 'arrived')
    if (told) dropSubmission(told.id)
  }, [receipt.id])

  return (
    <>
      <JourneyHead
        title={<span className={inOneFace(full_name)}>Thank you, {full_name}</span>}
        lead={
          <>
            {/* Whether the call has changed since is known a moment later, and announced then. */}
            <span role="status">{called ? STANDS[call.since ?? 'booked'] : 'Your request has arrived.'}</span> Its
            reference is <strong className="whitespace-nowrap tabular-nums">{referenceOf(receipt.id)}</strong>.
          </>
        }
      >
        {call.since !== 'cancelled' && call.since !== 'over' && <Done />}
      </JourneyHead>
      <div className="grid page-width gap-12 py-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        {called ? <CallBooked receipt={receipt} call={call} /> : <QuoteRequested receipt={receipt} />}
        <div className="grid gap-12 lg:col-start-1">
          <AlsoSent before={before} />
          <SwitchingList />
        </div>
      </div>
    </>
  )
}
