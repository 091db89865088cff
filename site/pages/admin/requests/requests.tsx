import { phoneLabel } from '#widgets/domain/phone.ts'
import { STATES } from '#widgets/domain/states.ts'
import { theirTime } from '#widgets/domain/their-time.ts'
import { mayCall, mayCallUntil } from '../entry/may-call.ts'
import { Moment } from '../entry/moment.tsx'
import { SameSender } from '../entry/same-sender.tsx'
import { onOurClock, stamp } from '../entry/stamp.ts'
import { when } from '../entry/when.ts'
import { HandledLedger } from '../ledger/handled-ledger.tsx'
import { NAME_COLUMN } from '../ledger/name-column.tsx'
import { byLetter, byTime } from '../ledger/sort.ts'
import { statusColumn } from '../ledger/status-column.tsx'
import { useThisMinute } from '../this-minute.ts'
import { type QuoteRequest, REQUEST_STATUS } from './request.ts'
import { RequestContact, RequestDetails } from './request-details.tsx'

/** Quote requests: who is waiting for a reply, and what they told us. */
export default function Requests() {
  const now = useThisMinute()
  const theirs = new Map(STATES.map(state => [state, theirTime(state, now)]))
  /** Leaves out weekends: they are the same for everybody, and the opened entry says so. */
  function whyNotNow(request: QuoteRequest) {
    const not = theirs.get(request.state)?.not
    return mayCall(request).may && not !== 'weekend' && not
  }
  return (
    <HandledLedger<QuoteRequest>
      of="quote_requests"
      caption="Quote requests"
      statuses={REQUEST_STATUS}
      searchFor="name, phone, email or reference"
      empty="No requests match."
      columns={[
        { head: 'Reference', cell: request => request.reference },
        NAME_COLUMN,
        {
          head: 'Phone',
          cell: ({ phone, best_time }) => (
            <>
              <span className="whitespace-nowrap">{phoneLabel(phone)}</span>
              <bdi className="block max-w-40 text-muted text-sm">{best_time}</bdi>
            </>
          ),
          from: 'tablet',
        },
        {
          head: 'State',
          cell: request => (
            <>
              {request.state}
              <span className="block whitespace-nowrap text-muted text-sm">{whyNotNow(request)}</span>
            </>
          ),
          sort: byLetter('state'),
          from: 'desktop',
        },
        statusColumn(REQUEST_STATUS, 'new'),
        {
          head: 'Sent',
          cell: request => <Moment>{when(request.created_at)}</Moment>,
          sort: byTime('created_at'),
          from: 'tablet',
          under: true,
        },
      ]}
      exported={{
        file: 'requests',
        columns: {
          reference: request => request.reference,
          [onOurClock('sent')]: request => stamp(request.created_at),
          status: request => request.status,
          name: request => request.full_name,
          phone: request => request.phone,
          email: request => request.email,
          cover_for: request => request.cover_for,
          state: request => request.state,
          'best_time (where they are)': request => request.best_time,
          partner: request => request.partner_ref,
          origin: request => request.embed_origin,
          answers: request => JSON.stringify(request.answers),
          chosen_policies: request => JSON.stringify(request.chosen_policies),
          may_call_until: request => mayCallUntil(request),
          notes: request => request.notes,
        },
      }}
      letInTells={({ email }) =>
        email && (
          <>
            will send an email to <bdi>{email}</bdi> to say the request has arrived
          </>
        )
      }
      first={request => (
        <>
          <RequestContact request={request} />
          <SameSender id={request.id} phone={request.phone} email={request.email} />
        </>
      )}
      details={request => <RequestDetails request={request} />}
    />
  )
}
