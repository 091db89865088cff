import { useSyncExternalStore } from 'react'
import { JourneyHead } from '#site/journey/journey-head.tsx'
import { requestIn } from '#site/journey/withdrawal.ts'
import { PageHead } from '#site/ui/page-head.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { Withdraw } from './withdraw.tsx'

export default function Page() {
  const request = useSyncExternalStore(
    () => () => {},
    () => requestIn(location.hash),
    () => undefined,
  )
  return (
    <>
      <PageHead
        path={null}
        title="Withdraw a request"
        description={`Take back a quote request that you sent to ${BRAND.name}, in one step.`}
      />
      <JourneyHead
        title="Withdraw your request"
        lead="One press of the button. We then delete the request with your name, your number and your answers, and do not call you about it."
      />
      <div className="mx-auto max-w-6xl px-4 py-12">
        <Withdraw request={request} />
      </div>
    </>
  )
}
