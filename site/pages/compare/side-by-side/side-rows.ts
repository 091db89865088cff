import type { Answers } from '#widgets/domain/answers.ts'
import { accommodationLabel } from '#widgets/domain/catalogue/accommodation.ts'
import { coPaymentLabel, mostCoPaymentLabel } from '#widgets/domain/catalogue/co-payment.ts'
import { dependantsLabel } from '#widgets/domain/catalogue/dependants.ts'
import { excessLabel, mostExcessLabel } from '#widgets/domain/catalogue/excess.ts'
import { type Person, priceFor, workingFor } from '#widgets/domain/catalogue/person.ts'
import { AMBULANCE_LABEL, type HospitalCover, isAmbulanceAlone, type Policy } from '#widgets/domain/catalogue/policy.ts'
import { USES, yearlyCost, yearlyLabel, yearlyWorking } from '#widgets/domain/catalogue/yearly-cost.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { centsLabel } from '#widgets/domain/money.ts'
import { type Day, NOT_PUBLISHED } from '#widgets/domain/period.ts'
import type { Bill } from '#widgets/domain/price.ts'
import { listed, tierLabel } from '../labels.ts'
import { heldOf, NONE, type Row, serviceRows, tickedRows, treatmentRows, waitRows } from '../policy/cover-rows.ts'
import { premiumChange } from '../policy/premium-change.ts'

export interface Group {
  title: string
  rows: Row[]
}

interface Known {
  /** Without `monthsHeld`, the waits are the policies' own, with nothing served. */
  answers: Answers
  /** The day of the earlier release that prices are compared with, if there is one. */
  since: Day | null
}

/** Everything about some policies, row by row. Groups that say nothing about any of them are left out. */
export function sideRows(
  policies: readonly Policy[],
  person: Person,
  current: Policy | null,
  { answers, since }: Known,
): Group[] {
  const held = heldOf(current, answers.monthsHeld)
  const groups = [
    { title: 'Your price per month', rows: billRows(policies, person) },
    { title: 'Total for a year', rows: yearRows(policies, person) },
    { title: 'What you ticked', rows: tickedRows(policies, answers, held) },
    { title: 'Terms', rows: termRows(policies, since) },
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
    label: id === 'extras' ? besideHospital(policies) : label,
    cells: bills.map(bill => ({ text: textOf(bill, id) })),
  })).filter(row => row.cells.some(cell => cell.text !== NONE))
  return [...rows, { label: 'You pay', total: true, cells: bills.map(bill => ({ text: centsLabel(bill.total) })) }]
}

/** What the part of a price that is not hospital cover is for. */
function besideHospital(policies: readonly Policy[]): string {
  if (!policies.some(isAmbulanceAlone)) return 'Extras'
  return policies.some(policy => policy.extras) ? 'Extras or ambulance' : 'Ambulance cover'
}

function textOf({ lines, rebateKnown }: Bill, id: (typeof LINES)[number]['id']): string {
  // A blank would read as no rebate.
  if (id === 'rebate' && !rebateKnown) return NOT_PUBLISHED
  const line = lines.find(one => one.id === id)
  return line ? centsLabel(line.amount) : NONE
}

/** What a year comes to, for so many stays in hospital. */
export function yearRows(policies: readonly Policy[], person: Person): Row[] {
  return USES.filter(use => use.id === 'low' || policies.some(policy => policy.hospital)).map(use => ({
    label: use.label,
    cells: policies.map(policy => {
      if (use.stays > 0 && !policy.hospital) return { text: NONE }
      const monthly = priceFor(policy, person)
      const cost = yearlyCost(policy, monthly, use)
      return { text: yearlyLabel(cost), working: yearlyWorking(cost, monthly) }
    }),
  }))
}

function termRows(policies: readonly Policy[], since: Day | null): Row[] {
  const row = (label: string, text: (policy: Policy) => string): Row => ({
    label,
    cells: policies.map(policy => ({ text: text(policy) })),
  })
  const ofHospital = [
    row('Hospital tier', ({ hospital }) => (hospital ? tierLabel(hospital.tier) : NONE)),
    row('Excess per stay', policy => (policy.hospital ? excessLabel(policy) : NONE)),
    ...whereStated(row('Maximum excess a year', policy => mostExcessLabel(policy) ?? NONE)),
    ...whereStated(row('No excess for', ({ hospital }) => listed(hospital?.excessWaivers ?? [], 8) || NONE)),
    row('Hospitals', ({ hospital }) => (hospital ? accommodationLabel(hospital) : NONE)),
    row('Co-payment', ({ hospital }) => (hospital ? coPaymentLabel(hospital.coPayment) : NONE)),
    ...whereStated(
      row('Maximum co-payment', ({ hospital }) => mostCoPaymentLabel(hospital?.coPayment ?? null) ?? NONE),
    ),
    row('Avoids the surcharge', ({ hospital }) => (hospital?.avoidsSurcharge ? 'Yes' : 'No')),
    row('Discount under 30', ({ hospital }) => (hospital ? discountLabel(hospital) : 'No')),
  ]
  const differ = policies.some(policy => policy.adults !== policies[0]?.adults)
  return [
    ...(differ ? [row('Adults covered', ({ adults }) => String(adults))] : []),
    ...whereStated(row('Also covers', ({ dependants }) => dependantsLabel(dependants) || NONE)),
    ...(policies.some(policy => policy.hospital) ? ofHospital : []),
    row('Ambulance', ({ ambulance }) => AMBULANCE_LABEL[ambulance]),
    ...(since ? [row(`Premium change since ${dayLabel(since)}`, policy => riseOf(policy))] : []),
  ]
}

function discountLabel({ ageDiscount, discountAges }: HospitalCover): string {
  if (ageDiscount === 'nobody') return 'No'
  const ages = discountAges?.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`))
  const byAge = `Yes, by age at joining${ages ? ` (${listed(ages)})` : ''}; an earlier discount is`
  if (ageDiscount === 'by-age-only') return `${byAge} not carried over`
  return ages ? `${byAge} carried over at any age` : 'Yes'
}

const whereStated = (row: Row): Row[] => (row.cells.some(cell => cell.text !== NONE) ? [row] : [])

function riseOf(policy: Policy): string {
  if (!policy.earlier) return 'New'
  const { percent } = premiumChange(policy, policy.earlier)
  if (percent === 0) return 'Unchanged'
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toFixed(1)}%`
}
