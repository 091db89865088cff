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
          <>
            Delete {request ? 'request ' : 'your request'}
            {request && <strong className="whitespace-nowrap">{referenceOf(request)}</strong>} in one step.
          </>
        }
      />
      <div className="min-h-64 page-width py-12">
        <WithoutScript>
          This button needs JavaScript, which is turned off in your browser. Email <MailLink subject={SUBJECT} /> with
          your reference, and we will delete the request.
        </WithoutScript>
        <div className="noscript:hidden">{request === null ? <WithoutRequest /> : <Withdraw request={request} />}</div>
      </div>
    </>
  )
}
