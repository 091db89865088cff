import type { Answers } from '#widgets/domain/answers.ts'
import { type Coverage, coverageOf, type Policy, type ServiceTerms } from '#widgets/domain/catalogue/policy.ts'
import { type Held, waitsLeft } from '#widgets/domain/catalogue/waits-left.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { EXTRAS } from '#widgets/domain/extras.ts'
import { centsLabel, dollars, dollarsLabel } from '#widgets/domain/money.ts'
import { listed } from '../labels.ts'
import { waitSentence } from '../wait-sentence.ts'

/** What one policy says in a row. */
interface Cell {
  text: string
  /** The same with nothing left out, for places with room for it. */
  inFull?: string
  /** Drawn beside the text, which says the same. */
  mark?: Coverage
  /** How a sum was worked out. */
  working?: string
}

export interface Row {
  label: string
  /** Of the treatment or the service, as the answers name it. */
  title?: string
  cells: Cell[]
  /** Ruled off like a sum. */
  total?: boolean
}

/** Shown if a policy has nothing to say. */
export const NONE = '–'

const COVERAGE_TEXT: Record<Coverage, string> = { full: 'Covered', restricted: 'Restricted', none: 'Not covered' }

/** Every treatment, and how each policy covers it. */
export function treatmentRows(policies: readonly Policy[]): Row[] {
  if (!policies.some(policy => policy.hospital)) return []
  return CLINICAL_CATEGORIES.map(({ title, label }) => ({
    label,
    title,
    cells: policies.map(policy => {
      const coverage = coverageOf(policy, title)
      return { text: COVERAGE_TEXT[coverage], mark: coverage }
    }),
  }))
}

/** Every service, and what each policy pays for it. */
export function serviceRows(policies: readonly Policy[]): Row[] {
  if (!policies.some(policy => policy.extras)) return []
  return EXTRAS.map(({ title, label }) => ({
    label,
    title,
    cells: policies.map(policy => serviceCell(policy, policy.extras?.[title])),
  }))
}

function serviceCell(policy: Policy, terms: ServiceTerms | undefined): Cell {
  if (!terms) return { text: COVERAGE_TEXT.none, mark: 'none' }
  const { lifetime, sharedWith, limitedFurther, pays } = terms
  const limits = [...yearlyLimits(policy, terms), lifetime !== undefined && `${dollarsLabel(lifetime)} in a lifetime`]
  const said = (back: string | undefined, sharing: string | undefined) =>
    [back, ...limits, sharing, limitedFurther && 'further limits apply'].filter(Boolean).join(', ')
  return {
    text: said(pays && backLabel(pays), sharedWith && 'shared limit') || COVERAGE_TEXT.full,
    inFull: said(pays && everyBackLabel(pays), sharedWith && `limit shared with ${listed(sharedWith, EXTRAS.length)}`),
    mark: 'full',
  }
}

function yearlyLimits({ adults, dependants }: Policy, { perPerson, perPolicy }: ServiceTerms): (string | false)[] {
  const most = Math.min(perPerson ?? Number.POSITIVE_INFINITY, perPolicy ?? Number.POSITIVE_INFINITY)
  // Only one person draws on both.
  if (adults === 1 && dependants.length === 0)
    return [most < Number.POSITIVE_INFINITY && `up to ${dollarsLabel(most)} a year`]
  // If everybody together gets no more than one person may, that is not promised to each.
  const own = perPerson !== undefined && perPerson < (perPolicy ?? Number.POSITIVE_INFINITY)
  return [
    own && `up to ${dollarsLabel(perPerson)} a person a year`,
    perPolicy !== undefined &&
      (own ? `${dollarsLabel(perPolicy)} in total` : `up to ${dollarsLabel(perPolicy)} a year in total`),
  ]
}

type Pays = NonNullable<ServiceTerms['pays']>

/** If all examples have a percentage, it describes the whole service; otherwise the first example is shown as it is. */
function backLabel(pays: Pays): string | undefined {
  const first = pays[0]
  const percents = pays.flatMap(({ percent }) => percent ?? [])
  if (!first || percents.length < pays.length) return first && exampleLabel(first)
  const [least, most] = [Math.min(...percents), Math.max(...percents)]
  return least === most ? `${most}% back` : `${least} to ${most}% back`
}

/** Every example; if all have the same percentage, the items add nothing. */
const everyBackLabel = (pays: Pays): string | undefined =>
  pays.every(({ percent }) => percent !== undefined && percent === pays[0]!.percent)
    ? backLabel(pays)
    : pays.map(exampleLabel).join(', ')

const exampleLabel = ({ item, percent, dollars = 0 }: Pays[number]): string =>
  percent === undefined
    ? `${benefitLabel(dollars)} back for ${item.toLowerCase()}`
    : `${percent}% back for ${item.toLowerCase()}`

/** '$40', or '$33.60': benefits have cents where limits have none. */
const benefitLabel = (amount: number) => (Number.isInteger(amount) ? dollarsLabel(amount) : centsLabel(dollars(amount)))

/** The policy that is held now, once we know for how long: until then nothing is known to be served. */
export const heldOf = (policy: Policy | null, months: number | undefined): Held | null =>
  policy && months !== undefined ? { policy, months } : null

/**
 * What was ticked, as far as these policies are of its kind. A service comes with its wait; how long one waits for a
 * treatment depends on whether the condition is there already.
 */
export function tickedRows(
  policies: readonly Policy[],
  { treatments = [], services = [] }: Answers,
  held: Held | null,
): Row[] {
  const ticked = (titles: readonly string[]) => (row: Row) => titles.includes(row.title!)
  const paid = serviceRows(policies)
    .filter(ticked(services))
    .map(row => ({
      ...row,
      cells: row.cells.map((cell, at) => withWait(cell, waitOf(policies[at]!, row.label, held))),
    }))
  return [...treatmentRows(policies).filter(ticked(treatments)), ...paid]
}

function withWait(cell: Cell, wait: string): Cell {
  if (cell.mark === 'none') return cell
  return { ...cell, text: `${cell.text}; ${wait}`, inFull: `${cell.inFull || cell.text}; ${wait}` }
}

function waitOf(policy: Policy, service: string, held: Held | null): string {
  const wait = waitsLeft(policy, held).find(({ label }) => label === service)
  if (!wait) return 'no wait'
  const left = waitSentence(wait)
  if (left === null) return 'no wait left'
  return `wait${left.includes(' for ') ? ':' : ''} ${left}`
}

/** Every wait, less what was served with the policy that is held. */
export function waitRows(policies: readonly Policy[], held: Held | null): Row[] {
  const waits = policies.map(policy => waitsLeft(policy, held))
  const labels = [...new Set(waits.flatMap(list => list.map(wait => wait.label)))]
  return labels.map(label => ({
    label,
    cells: waits.map((list, at) => {
      const wait = list.find(one => one.label === label)
      if (wait) return { text: waitSentence(wait) ?? (wait.months === 0 ? 'None' : 'None left') }
      return { text: paysAtOnce(policies[at]!, label) ? 'None' : NONE }
    }),
  }))
}

// A service without a wait is in no list of waits.
const paysAtOnce = ({ extras }: Policy, label: string): boolean =>
  EXTRAS.some(one => one.label === label && extras?.[one.title]?.wait === 0)
