import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { COVER_TYPES } from '#widgets/domain/cover-types.ts'
import { CatalogueError } from './catalogue-error.ts'

/** No month removes more of the market than leaves this share; a broken file does. */
const LEAST_SHARE = 0.7

/**
 * A release may replace the one before it only if it could be its successor.
 * @throws {CatalogueError} with every reason against it
 */
export function mustBeFit(next: Manifest, old: Manifest | null): void {
  if (next.totals.shown === 0) throw new CatalogueError('It has no policy that the public can buy.')
  if (!old) return
  const against = reasonsAgainst(next, old)
  if (against.length)
    throw new CatalogueError(`The new release does not replace the one in place. ${against.join(' ')}`)
}

function reasonsAgainst(next: Manifest, old: Manifest): string[] {
  if (next.demo && !old.demo) return ['Demo data never replaces real data.']
  if (old.demo && !next.demo) return []
  const against: string[] = []
  if (next.dataOf < old.dataOf) against.push(`It is older: ${next.dataOf}; the one in place is from ${old.dataOf}.`)
  if (next.totals.shown < old.totals.shown * LEAST_SHARE)
    against.push(`It has ${next.totals.shown} policies; the one in place has ${old.totals.shown}.`)
  if (next.totals.fundsShown < old.totals.fundsShown * LEAST_SHARE)
    against.push(`It has ${next.totals.fundsShown} funds; the one in place has ${old.totals.fundsShown}.`)
  for (const group of GROUPS) {
    const [has, had] = [countsBy(group, next), countsBy(group, old)]
    for (const [id, count] of had) {
      const left = has.get(id) ?? 0
      if (left < count * LEAST_SHARE)
        against.push(`It has ${left} policies for ${nameOf(id)}; the one in place has ${count}.`)
    }
  }
  return against
}

// If the file spells a word differently, a whole state or household disappears, and the sum of all others would hide it.
const GROUPS = ['state', 'coverFor', 'coverType'] as const

function countsBy(group: (typeof GROUPS)[number], { partitions }: Manifest): Map<string, number> {
  const counts = new Map<string, number>()
  for (const entry of Object.values(partitions)) counts.set(entry[group], (counts.get(entry[group]) ?? 0) + entry.count)
  return counts
}

function nameOf(id: string): string {
  const option = [...COVER_FOR, ...COVER_TYPES].find(one => one.id === id)
  return option ? `"${option.label}"` : id
}
