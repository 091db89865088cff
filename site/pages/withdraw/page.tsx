import { useState } from 'react'
import { useHash } from '#site/journey/hash.ts'
import { JourneyHead } from '#site/journey/journey-head.tsx'
import { MailLink } from '#site/ui/mail-link.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { WithoutScript } from '#site/ui/without-script.tsx'
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
      <div className="min-h-64 page-width py-12">
        <WithoutScript>
          This button needs JavaScript, which is turned off in your browser. Email <MailLink subject={SUBJECT} /> with
          your reference, and we will delete the request.
        </WithoutScript>
        {/* One over the other: nothing below moves when the browser says which it is. */}
        <div className="grid items-start *:[grid-area:1/1] noscript:hidden">
          {request !== null && <Withdraw request={request} onDone={() => setWithdrawn(request)} />}
          <div className={request === null ? '' : 'invisible'}>
            <WithoutRequest />
          </div>
        </div>
      </div>
    </>
  )
}
