import { useMemo } from 'react'
import { JourneyHead } from '#site/journey/journey-head.tsx'
import { useInBrowser } from '#site/ui/in-browser.ts'
import { PageHead } from '#site/ui/page-head.tsx'
import { receipts } from '#widgets/kit/backend/receipts.ts'
import { Arrived } from './arrived.tsx'
import { NothingSent } from './nothing-sent.tsx'
import { SwitchingList } from './switching-list.tsx'

export default function Page() {
  const isPrinted = useInBrowser(() => false, true)
  const sent = useMemo(() => (isPrinted ? undefined : receipts()), [isPrinted])
  const [last, ...before] = sent ?? []
  return (
    <>
      <PageHead
        path="/thank-you"
        title="Thank you"
        description="What happens next with your request or your call, its reference, and how to change or cancel it."
      />
      {last ? (
        <Arrived receipt={last} before={before} />
      ) : (
        // Prerendered for everybody: hidden from those who did send something until the page has looked.
        <div className={sent ? undefined : 'until-known in-data-thanked:invisible'}>
          <JourneyHead
            title="Thank you for stopping by"
            lead="There is no request or call in this tab, so there is no reference to show."
          />
          <NothingSent />
          <div className="page-width py-12">
            <SwitchingList />
          </div>
        </div>
      )}
    </>
  )
}
