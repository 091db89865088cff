import { theirTime } from '#widgets/domain/their-time.ts'
import { EmailFact } from '../entry/email-fact.tsx'
import { Facts } from '../entry/facts.tsx'
import { mayCall } from '../entry/may-call.ts'
import { OriginFacts } from '../entry/origin-facts.tsx'
import { PhoneFact } from '../entry/phone-fact.tsx'
import { theirTimeLabel } from '../entry/their-time-label.ts'
import { useThisMinute } from '../this-minute.ts'
import { Chosen } from './chosen.tsx'
import type { QuoteRequest } from './request.ts'
import { Told } from './told.tsx'

/** Whom to call, when, and until when they may be. */
export function RequestContact({ request }: { request: QuoteRequest }) {
  const { may, told } = mayCall(request)
  const theirs = theirTime(request.state, useThisMinute())
  return (
    <Facts
      facts={[
        { label: 'Phone', value: <PhoneFact phone={request.phone} may={may && !theirs.not} /> },
        { label: 'Consent', value: told },
        { label: 'Their time now', value: theirTimeLabel(request.state, theirs) },
        { label: 'Email', value: request.email && <EmailFact email={request.email} reference={request.reference} /> },
        { label: 'Best time for them', value: request.best_time },
      ]}
    />
  )
}

/** What one request says, and what is known about where it came from. */
export function RequestDetails({ request }: { request: QuoteRequest }) {
  return (
    <>
      <OriginFacts entry={request} done="Sent" />
      <Told answers={request.answers} />
      <Chosen policies={request.chosen_policies} />
    </>
  )
}
