import { coPaymentLabel } from '#widgets/domain/catalogue/co-payment.ts'
import { type Person, priceFor, workingFor } from '#widgets/domain/catalogue/person.ts'
import {
  AMBULANCE,
  type Coverage,
  coverageOf,
  excessOfStay,
  fullPremium,
  type Policy,
  type ServiceTerms,
} from '#widgets/domain/catalogue/policy.ts'
import { waitsLeft } from '#widgets/domain/catalogue/waits-left.ts'
import { USES, yearlyCost } from '#widgets/domain/catalogue/yearly-cost.ts'
import { EXTRAS } from '#widgets/domain/extras.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/hospital-tiers.ts'
import { type Cents, centsLabel, dollarsLabel } from '#widgets/domain/money.ts'
import { tierLabel } from './labels.ts'
import { waitSentence } from './wait-sentence.ts'

interface Cell {
  text: string
  /** Drawn beside the text, which says the same. */
  mark?: Coverage
}

interface Row {
  label: string
  cells: Cell[]
  /** Ruled off like a sum. */
  total?: boolean
  /** Set to the right, as on a bill. */
  money?: boolean
}

export interface Group {
  title: string
  rows: Row[]
}

const NONE = '–'

/** Everything about some policies, row by row. Groups that say nothing about any of them are left out. */
export function sideRows(
  policies: readonly Policy[],
  person: Person,
  current: Policy | null,
  monthsHeld: number,
): Group[] {
  const held = current && { policy: current, months: monthsHeld }
  const groups = [
    { title: 'A month, for you', rows: billRows(policies, person) },
    { title: 'A year, all in', rows: yearRows(policies, person) },
    { title: 'Terms', rows: termRows(policies) },
    { title: 'Hospital: 38 treatments', rows: treatmentRows(policies) },
    { title: 'Extras: 27 services', rows: serviceRows(policies) },
    { title: held ? 'Waiting periods left' : 'Waiting periods', rows: waitRows(policies, held) },
  ]
  return groups.filter(group => group.rows.length > 0)
}

const LINES = [
  { id: 'hospital', label: 'Hospital' },
  { id: 'discount', label: 'Age-based discount' },
  { id: 'loading', label: 'Loading' },
  { id: 'extras', label: 'Extras' },
  { id: 'rebate', label: 'Rebate' },
] as const

function billRows(policies: readonly Policy[], person: Person): Row[] {
  const bills = policies.map(policy => workingFor(policy, person))
  const rows = LINES.map(({ id, label }) => ({
    label,
    money: true,
    cells: bills.map(bill => ({ text: amount(bill.lines.find(line => line.id === id)?.amount) })),
  })).filter(row => row.cells.some(cell => cell.text !== NONE))
  return [
    ...rows,
    { label: 'You pay', money: true, total: true, cells: bills.map(bill => ({ text: centsLabel(bill.total) })) },
  ]
}

const amount = (cents: Cents | undefined) => (cents === undefined ? NONE : centsLabel(cents))

function yearRows(policies: readonly Policy[], person: Person): Row[] {
  return USES.filter(use => use.id === 'low' || policies.some(policy => policy.hospital)).map(use => ({
    label: use.label,
    money: true,
    cells: policies.map(policy => ({
      text: centsLabel(yearlyCost(policy, priceFor(policy, person), use).total),
    })),
  }))
}

function termRows(policies: readonly Policy[]): Row[] {
  const row = (label: string, text: (policy: Policy) => string): Row => ({
    label,
    cells: policies.map(policy => ({ text: text(policy) })),
  })
  const ofHospital = [
    row('Hospital tier', ({ hospital }) => (hospital ? tierLabel(hospital.tier) : NONE)),
    row('Excess a stay', policy => (excessOfStay(policy) ? dollarsLabel(excessOfStay(policy)) : 'None')),
    row('Co-payment', ({ hospital }) => coPaymentLabel(hospital?.coPayment ?? null)),
    row('Avoids the surcharge', ({ hospital }) => (hospital?.avoidsSurcharge ? 'Yes' : 'No')),
    row('Discount under 30', ({ hospital }) => (hospital && hospital.ageDiscount !== 'nobody' ? 'Yes' : 'No')),
  ]
  const differ = policies.some(policy => policy.adults !== policies[0]?.adults)
  return [
    ...(differ ? [row('Adults covered', ({ adults }) => String(adults))] : []),
    ...(policies.some(policy => policy.hospital) ? ofHospital : []),
    row('Ambulance', ({ ambulance }) => AMBULANCE[ambulance]),
    row('Since the year before', policy => riseOf(policy)),
  ]
}

function riseOf(policy: Policy): string {
  if (!policy.earlier) return NONE
  const was = policy.earlier.premium.hospital + policy.earlier.premium.extras
  const change = ((fullPremium(policy) - was) / was) * 100
  return `${change >= 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}%`
}

const COVERAGE_TEXT: Record<Coverage, string> = { full: 'Covered', restricted: 'Limits', none: 'Not covered' }

function treatmentRows(policies: readonly Policy[]): Row[] {
  if (!policies.some(policy => policy.hospital)) return []
  return CLINICAL_CATEGORIES.map(({ title, label }) => ({
    label,
    cells: policies.map(policy => {
      const coverage = coverageOf(policy, title)
      return { text: COVERAGE_TEXT[coverage], mark: coverage }
    }),
  }))
}

function serviceRows(policies: readonly Policy[]): Row[] {
  if (!policies.some(policy => policy.extras)) return []
  return EXTRAS.map(({ title, label }) => ({
    label,
    cells: policies.map(policy => serviceCell(policy.extras?.[title])),
  }))
}

function serviceCell(terms: ServiceTerms | undefined): Cell {
  if (!terms) return { text: COVERAGE_TEXT.none, mark: 'none' }
  const { perPerson, perPolicy, lifetime, sharedWith, pays } = terms
  const first = pays?.[0]
  const said = [
    first?.percent !== undefined && `${first.percent}% back`,
    first?.dollars !== undefined && `${dollarsLabel(first.dollars)} ${first.item.toLowerCase()}`,
    perPerson !== undefined && `up to ${dollarsLabel(perPerson)} a person`,
    perPerson === undefined && perPolicy !== undefined && `up to ${dollarsLabel(perPolicy)} in all`,
    lifetime !== undefined && `${dollarsLabel(lifetime)} in a lifetime`,
    sharedWith && 'shared limit',
  ].filter(Boolean)
  return { text: said.join(', ') || COVERAGE_TEXT.full, mark: 'full' }
}

function waitRows(policies: readonly Policy[], held: { policy: Policy; months: number } | null): Row[] {
  const waits = policies.map(policy => waitsLeft(policy, held))
  const labels = [...new Set(waits.flatMap(list => list.map(wait => wait.label)))]
  return labels.map(label => ({
    label,
    cells: waits.map(list => {
      const wait = list.find(one => one.label === label)
      return { text: wait ? (waitSentence(wait) ?? 'None left') : NONE }
    }),
  }))
}
