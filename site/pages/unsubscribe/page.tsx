import { useHash } from '#site/journey/hash.ts'
import { JourneyHead } from '#site/journey/journey-head.tsx'
import { MailLink } from '#site/ui/mail-link.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { WithoutScript } from '#site/ui/without-script.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { Leave } from './leave.tsx'
import { SUBJECT, WithoutLetter } from './without-letter.tsx'

export default function Page() {
  const token = useHash('token')
  return (
    <>
      <PageHead
        path="/unsubscribe"
        title="Unsubscribe"
        description={`Leave the newsletter of ${BRAND.name} by the link at the foot of each letter, with one press.`}
      />
      <JourneyHead title="Leave the newsletter" lead="By the link at the foot of each letter, with one press." />
      <div className="min-h-64 page-width py-12">
        <WithoutScript>
          The button for this needs JavaScript, which is off in your browser. Write to <MailLink subject={SUBJECT} />{' '}
          from the address that gets our letters, and we take it off the list.
        </WithoutScript>
        <div className="noscript:hidden">{token === null ? <WithoutLetter /> : <Leave token={token} />}</div>
      </div>
    </>
  )
}
