import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { phoneLabel } from '#widgets/domain/phone.ts'
import { Facts } from '../facts.tsx'
import { when } from '../when.ts'
import { Chosen } from './chosen.tsx'
import type { QuoteRequest } from './request.ts'
import { Told } from './told.tsx'

/** What one request says, and what is known about how it came. */
export function RequestDetails({ request }: { request: QuoteRequest }) {
  return (
    <>
      <Facts
        facts={[
          { label: 'Phone', value: <a href={`tel:${request.phone}`}>{phoneLabel(request.phone)}</a> },
          { label: 'E-mail', value: request.email },
          { label: 'Best time', value: request.best_time },
          { label: 'Cover for', value: COVER_FOR.find(({ id }) => id === request.cover_for)?.label },
          { label: 'State', value: request.state },
          { label: 'Sent', value: when(request.created_at) },
          { label: 'Last changed', value: when(request.updated_at) },
          { label: 'Partner (claimed)', value: request.partner_ref },
          { label: 'Came from', value: request.embed_origin },
          { label: 'Consent', value: `Notice of ${request.consent_version}` },
          { label: 'Honeypot', value: request.is_suspect ? 'Filled in: probably a machine' : '' },
        ]}
      />
      <Told answers={request.answers} />
      <Chosen policies={request.chosen_policies} />
    </>
  )
}
