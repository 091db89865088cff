import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { COVER_TYPES } from '#widgets/domain/cover-types.ts'
import { CatalogueError } from './catalogue-error.ts'

/** A month never takes away more than this share of the market; a broken file does. */
const LEAST_SHARE = 0.7

/**
 * A release may take the place of the one before it only where it could be its successor.
 * @throws {CatalogueError} with every reason against it
 */
export function mustBeFit(next: Manifest, old: Manifest | null): void {
  if (next.totals.shown === 0) throw new CatalogueError('There is not one policy in it that the public can buy.')
  if (!old) return
  const against = reasonsAgainst(next, old)
  if (against.length)
    throw new CatalogueError(`The new release does not replace the one in place. ${against.join(' ')}`)
}

function reasonsAgainst(next: Manifest, old: Manifest): string[] {
  if (next.demo && !old.demo) return ['Demo data never replaces real data.']
  if (old.demo && !next.demo) return []
  const against: string[] = []
  if (next.dataOf < old.dataOf) against.push(`It is older: ${next.dataOf}, and ${old.dataOf} is in place.`)
  if (next.totals.shown < old.totals.shown * LEAST_SHARE)
    against.push(`It has ${next.totals.shown} policies, and ${old.totals.shown} are in place.`)
  if (next.totals.fundsShown < old.totals.fundsShown * LEAST_SHARE)
    against.push(`It has ${next.totals.fundsShown} funds, and ${old.totals.fundsShown} are in place.`)
  for (const { id, label } of COVER_TYPES)
    if (!hasType(next, id) && hasType(old, id)) against.push(`It has no policy for "${label}" any more.`)
  return against
}

const hasType = (manifest: Manifest, id: string) =>
  Object.values(manifest.partitions).some(partition => partition.coverType === id)
