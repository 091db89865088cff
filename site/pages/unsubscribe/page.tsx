import { useState } from 'react'
import { JourneyHead } from '#site/journey/journey-head.tsx'
import { ByLink } from '#site/journey/sending/by-link.tsx'
import { useHash } from '#site/journey/sending/hash.ts'
import { OurEmail } from '#site/ui/our-email.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { Leave } from './leave.tsx'
import { SUBJECT, WithoutLetter } from './without-letter.tsx'

export default function Page() {
  const token = useHash('token')
  const [left, setLeft] = useState<string>()
  return (
    <>
      <PageHead
        path="/unsubscribe"
        title="Unsubscribe"
        description={`Unsubscribe from the ${BRAND.name} newsletter with the link at the foot of each issue, in one step.`}
      />
      <JourneyHead
        title="Unsubscribe from the newsletter"
        lead={
          token && token === left
            ? 'Your address is off the list.'
            : 'Use the link at the foot of each issue. It takes one step.'
        }
      />
      <ByLink
        names={token}
        withoutScript={
          <>
            This button needs JavaScript, which is turned off in your browser. Email <OurEmail subject={SUBJECT} /> from
            the address that gets our newsletter, and we will take it off the list.
          </>
        }
        without={<WithoutLetter />}
      >
        {named => <Leave token={named} onDone={() => setLeft(named)} />}
      </ByLink>
    </>
  )
}
