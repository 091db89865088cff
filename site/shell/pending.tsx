import { useLate } from '#widgets/kit/ui/late.ts'

const load = () => import('#site/journey/pending-notice.tsx').then(chunk => chunk.PendingNotice)

/** What the visitor sent and what has not arrived yet, on every page; fetched once React is there. */
export function Pending() {
  const PendingNotice = useLate(load)
  return PendingNotice && <PendingNotice />
}
