import { JourneyHead } from '#site/journey/journey-head.tsx'
import { useInBrowser } from '#site/ui/in-browser.ts'
import { PageHead } from '#site/ui/page-head.tsx'
import { lastReceipt, type Receipt } from '#widgets/kit/backend/receipts.ts'
import { Arrived } from './arrived.tsx'
import { NothingSent } from './nothing-sent.tsx'

export default function Page() {
  const receipt = useInBrowser<Receipt | 'none' | 'printed'>(() => lastReceipt() ?? 'none', 'printed')
  return (
    <>
      <PageHead
        path="/thank-you"
        title="Thank you"
        description="What happens next with your request or your call, its reference, and how to change or cancel it."
      />
      {typeof receipt === 'object' ? (
        <Arrived receipt={receipt} />
      ) : (
        // Printed it is for everybody: who did send something waits, and is not told the contrary.
        <div className={receipt === 'printed' ? 'until-known in-data-thanked:invisible' : undefined}>
          <JourneyHead
            title="Thank you for stopping by"
            lead="This tab holds no request or call, so there is no reference to show."
          />
          <NothingSent />
        </div>
      )}
    </>
  )
}
