import { labelOf } from '#site/ui/label-of.ts'
import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import type { Booking } from '../calls/call.ts'
import type { QuoteRequest } from '../requests/request.ts'
import { Facts } from './facts.tsx'
import { when } from './when.ts'
import { wordingDay } from './wording-day.ts'

interface OriginFactsProps {
  entry: QuoteRequest | Booking
  /** What its sender did. */
  done: 'Sent' | 'Booked'
}

/** For whom a request or a call is, when it came, and where from. */
export const OriginFacts = ({ entry, done }: OriginFactsProps) => (
  <Facts
    facts={[
      { label: 'Cover for', value: labelOf(COVER_FOR, entry.cover_for) },
      { label: 'State', value: entry.state },
      { label: done, value: when(entry.created_at) },
      { label: 'Last changed', value: when(entry.updated_at) },
      { label: 'Partner (claimed)', value: entry.partner_ref },
      { label: 'Came from', value: entry.embed_origin },
      { label: 'Consent wording', value: wordingDay('call', entry.consent_version) },
      { label: 'Honeypot', value: entry.is_suspect ? 'Filled in: probably a bot' : '' },
    ]}
  />
)
