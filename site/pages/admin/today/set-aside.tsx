import { AppLink } from '#site/ui/app-link.tsx'
import { countLabel } from '#widgets/domain/number.ts'
import type { Today } from './figures.ts'

const LISTS = [
  ['requests', 'request', 'requests'],
  ['calls', 'call', 'calls'],
  ['messages', 'message', 'messages'],
] as const

/** What the honeypot set aside: nobody was told, so a false alarm is found here or not at all. */
export function SetAside(counts: Today['set_aside']) {
  const lists = LISTS.filter(([screen]) => counts[screen] > 0)
  if (lists.length === 0) return null
  return (
    <p className="flex flex-wrap items-baseline gap-x-6">
      <span className="text-muted">Set aside as suspect:</span>
      {lists.map(([screen, one, many]) => (
        <AppLink
          key={screen}
          to="/admin"
          and={`?screen=${screen}&show=suspects`}
          className="py-2 font-semibold text-eucalypt"
        >
          {countLabel(counts[screen])} {counts[screen] === 1 ? one : many}
        </AppLink>
      ))}
    </p>
  )
}
