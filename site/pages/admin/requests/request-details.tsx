import { labelOf } from '#site/ui/label-of.ts'
import { theirTime } from '#widgets/domain/calling-hours.ts'
import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { EmailFact } from '../email-fact.tsx'
import { Facts } from '../facts.tsx'
import { mayCall } from '../may-call.ts'
import { PhoneFact } from '../phone-fact.tsx'
import { theirTimeLabel } from '../their-time-label.ts'
import { useThisMinute } from '../this-minute.ts'
import { when } from '../when.ts'
import { wordingDay } from '../wording-day.ts'
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
      <Facts
        facts={[
          { label: 'Cover for', value: labelOf(COVER_FOR, request.cover_for) },
          { label: 'State', value: request.state },
          { label: 'Sent', value: when(request.created_at) },
          { label: 'Last changed', value: when(request.updated_at) },
          { label: 'Partner (claimed)', value: request.partner_ref },
          { label: 'Came from', value: request.embed_origin },
          { label: 'Consent wording', value: wordingDay('call', request.consent_version) },
          { label: 'Honeypot', value: request.is_suspect ? 'Filled in: probably a bot' : '' },
        ]}
      />
      <Told answers={request.answers} />
      <Chosen policies={request.chosen_policies} />
    </>
  )
}
