import { useSyncExternalStore } from 'react'
import { onSubmissionsChange, submissions } from '#widgets/kit/backend/pending.ts'
import { useLate } from '#widgets/kit/ui/late.ts'

const load = () => import('#site/journey/pending-notice.tsx').then(chunk => chunk.PendingNotice)
const somethingWaits = () => submissions().length > 0

/** What the visitor sent and what has not arrived yet, on every page; nearly always nothing, and then nothing is fetched. */
export function Pending() {
  const wanted = useSyncExternalStore(onSubmissionsChange, somethingWaits, () => false)
  const PendingNotice = useLate(load, wanted)
  // Always there: few screen readers say what comes into a region together with the region itself.
  return <div aria-live="polite">{PendingNotice && <PendingNotice />}</div>
}
