import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { COVER_FOR, COVER_FOR_IDS } from '#widgets/domain/cover-for.ts'
import { COVER_TYPES } from '#widgets/domain/cover-types.ts'
import { addMonths } from '#widgets/domain/day.ts'
import { countLabel } from '#widgets/domain/number.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { DATA_STATES } from '../data-states.ts'
import { CatalogueError } from './catalogue-error.ts'
import { leftOutLines, unknownLines } from './left-out-lines.ts'
import type { Tally } from './tally.ts'

/** From one month to the next at least this share of the market stays, unless a file is broken. */
const LEAST_SHARE = 0.7

/** A release is published for the month that begins, at most some weeks before. */
const MONTHS_AHEAD = 3

/**
 * A release may replace the one before it only if it could be its successor, and no release may lack a part of the
 * market that is always there.
 * @throws {CatalogueError} with every reason against it
 */
export function mustBeFit(next: Manifest, old: Manifest | null, read: Reading): void {
  // If the missing policies are in the file at all, what was left out says why.
  const refuse = (why: string): never => {
    throw new CatalogueError([why, ...leftOutLines(next), ...unknownLines(read.unknown)].join('\n'))
  }
  if (next.totals.shown === 0) refuse('It has no policy that the public can buy.')
  const against = [...tooFarAhead(next), ...absentIn(next), ...misread(read), ...(old ? reasonsAgainst(next, old) : [])]
  if (!against.length) return
  const refused = old ? 'The new release does not replace the one in place.' : 'The release is not put in place.'
  refuse(`${refused} ${against.join(' ')}`)
}

type Reading = Pick<Tally, 'unknown' | 'withHospital' | 'belowTier'>

/** A few such policies are slips in the file. If it is most, every visitor would read that they cover next to nothing. */
const misread = ({ withHospital, belowTier }: Reading): string[] =>
  belowTier * 2 > withHospital
    ? [
        `${countLabel(belowTier)} of ${countLabel(withHospital)} policies with hospital cover lack treatments that their tier covers by law: the files must name treatments or cover in other words than we know.`,
      ]
    : []

/** After a slip in the year, every release until then would be refused as an older one. */
const tooFarAhead = ({ dataOf }: Manifest): string[] =>
  dataOf > addMonths(officeDay(), MONTHS_AHEAD) ? [`It is dated ${dataOf}, too far ahead.`] : []

/**
 * What the real market always has. Without one of these, the file says something in another way than we read it, and
 * for a first release there is none before it that would show that.
 */
function absentIn(next: Manifest): string[] {
  if (next.demo) return []
  const always = { state: DATA_STATES, coverFor: COVER_FOR_IDS, coverType: COVER_TYPES.map(one => one.id) }
  return GROUPS.flatMap(group => {
    const has = countsBy(group, next)
    return always[group].filter(id => !has.get(id)).map(id => `It has no policy for ${nameOf(id)}.`)
  })
}

function reasonsAgainst(next: Manifest, old: Manifest): string[] {
  if (next.demo && !old.demo) return ['Demo data never replaces real data.']
  if (old.demo && !next.demo) return []
  const smaller = whereSmaller(next, old)
  if (next.dataOf < old.dataOf)
    return [`It is older: ${next.dataOf}; the one in place is from ${old.dataOf}.`, ...smaller, GOING_BACK]
  return smaller.length ? [...smaller, SHRUNK] : []
}

const GOING_BACK =
  'To go back to it, empty the folder of the one in place and import again; rises are then shown only from a release that --since names.'

const SHRUNK = 'If the market really is that small now, empty the folder of the one in place and import again.'

function whereSmaller(next: Manifest, old: Manifest): string[] {
  const against: string[] = []
  if (next.totals.shown < old.totals.shown * LEAST_SHARE)
    against.push(`It has ${next.totals.shown} policies; the one in place has ${old.totals.shown}.`)
  if (next.totals.fundsShown < old.totals.fundsShown * LEAST_SHARE)
    against.push(`It has ${next.totals.fundsShown} funds; the one in place has ${old.totals.fundsShown}.`)
  for (const group of GROUPS) {
    const [has, had] = [countsBy(group, next), countsBy(group, old)]
    for (const [id, count] of had) {
      const left = has.get(id) ?? 0
      // Of a real release that has none at all, absentIn has said so.
      if (left < count * LEAST_SHARE && (left > 0 || next.demo))
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
