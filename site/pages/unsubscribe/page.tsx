import { useSyncExternalStore } from 'react'
import { JourneyHead } from '#site/journey/journey-head.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { Leave } from './leave.tsx'

const TOKEN = /^#token=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i

export default function Page() {
  const token = useSyncExternalStore(
    () => () => {},
    () => TOKEN.exec(location.hash)?.[1],
    () => undefined,
  )
  return (
    <>
      <PageHead path={null} title="Unsubscribe" description={`Leave the newsletter of ${BRAND.name}, in one step.`} />
      <JourneyHead
        title="Leave the newsletter"
        lead="One press of the button. We then delete your address from the list; we keep no copy of it there."
      />
      <div className="mx-auto max-w-6xl px-4 py-12">
        <Leave token={token} />
      </div>
    </>
  )
}
