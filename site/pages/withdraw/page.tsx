import { useState } from 'react'
import { JourneyHead } from '#site/journey/journey-head.tsx'
import { ByLink } from '#site/journey/sending/by-link.tsx'
import { useHash } from '#site/journey/sending/hash.ts'
import { OurEmail } from '#site/ui/our-email.tsx'
import { OurNumber } from '#site/ui/our-number.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { referenceOf } from '#widgets/domain/reference.ts'
import { Withdraw } from './withdraw.tsx'
import { SUBJECT, WithoutRequest } from './without-request.tsx'

export default function Page() {
  const request = useHash('request')
  const [withdrawn, setWithdrawn] = useState<string>()
  const reference = request && <strong className="whitespace-nowrap">{referenceOf(request)}</strong>
  return (
    <>
      <PageHead
        path="/withdraw"
        title="Withdraw a request"
        description={`Withdraw a quote request that you sent to ${BRAND.name}, in one step.`}
      />
      <JourneyHead
        title="Withdraw your request"
        lead={
          // Two lines on a phone, with the reference or without.
          <span className="block max-sm:min-h-[2lh]">
            {request && request === withdrawn ? (
              <>Request {reference} is deleted.</>
            ) : (
              <>
                Delete {request ? 'request ' : 'your request'}
                {reference} in one step.
              </>
            )}
          </span>
        }
      />
      <ByLink
        names={request}
        withoutScript={
          <>
            This button needs JavaScript, which is turned off in your browser. Call <OurNumber /> or email{' '}
            <OurEmail subject={SUBJECT} /> with your reference, and we will delete the request.
          </>
        }
        without={<WithoutRequest />}
      >
        {named => <Withdraw request={named} onDone={() => setWithdrawn(named)} />}
      </ByLink>
    </>
  )
}
