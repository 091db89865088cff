import type { Answers } from '#widgets/domain/answers.ts'
import { isAloneForTax, isForChildren, isForTwo, isOnFamilyScale } from '#widgets/domain/cover-for.ts'
import {
  ceilingsFor,
  type Household,
  INCOME_TIER_LABEL,
  INCOME_TIERS,
  incomeYearOn,
  yearLabel,
} from '#widgets/domain/income-tiers.ts'
import { dollarsLabel } from '#widgets/domain/money.ts'
import { type Day, isPublished } from '#widgets/domain/period.ts'

/** The same wording wherever we ask: neither taxable income alone nor pay before tax decides the tier. */
const INCOME_LABEL = 'Income for Medicare Levy Surcharge purposes'

/** The same with the year of the limits shown beside it, if they are published. */
export function incomeLabel(on: Day): string {
  const year = incomeYearOn(on)
  return isPublished(year) ? `${INCOME_LABEL}, ${yearLabel(year.incomeYear)}` : INCOME_LABEL
}

/** What counts towards it, for this household. */
export function incomeCounts({ coverFor, children }: Answers): string {
  return `It is taxable income plus reportable fringe benefits, reportable super and net investment losses${isForTwo(coverFor) ? ', for both partners together' : ''}.${otherLimits({ coverFor, children })}`
}

function otherLimits({ coverFor, children }: Answers): string {
  // Until somebody says whom it is for, the limits shown are those for one person.
  if (!coverFor || coverFor === 'singles') return WITH_A_FAMILY
  if (isAloneForTax(coverFor, children)) return NO_DEPENDANT
  return coverFor === 'single-parents' || coverFor === 'extended-family' ? ALONE : ''
}

// Couples and parents often take out a policy for one, and the family scale still applies to them.
const WITH_A_FAMILY =
  ' If you have a partner, both incomes count; with a partner or dependent children, each limit is twice as high.'
// A policy may cover a grown child whom the tax office does not count.
const NO_DEPENDANT = ' With no dependent child, the limits are those for one person.'
const ALONE = ' With neither a partner nor a dependent child, each limit is half as high.'

/** The limits that count for this household. */
export const scaleOf = ({ coverFor, children }: Answers): Omit<Household, 'income'> => ({
  scale: isOnFamilyScale(coverFor, children) ? 'family' : 'single',
  dependentChildren: isForChildren(coverFor) ? children : 0,
})

interface IncomeOption {
  id: string
  label: string
  note?: string
}

/** The income tiers as ranges in dollars, for this household on this day; by name if nothing is published. */
export function incomeOptions(answers: Answers, on: Day): IncomeOption[] {
  const year = incomeYearOn(on)
  if (!isPublished(year)) return INCOME_TIERS.map(id => ({ id, label: INCOME_TIER_LABEL[id] }))
  const [base, first, second] = ceilingsFor(year, scaleOf(answers))
  const range = (above: number, upTo: number) => `${dollarsLabel(above + 1)} to ${dollarsLabel(upTo)}`
  return [
    { id: 'base', label: `Up to ${dollarsLabel(base)}`, note: 'No surcharge, full rebate' },
    { id: 'tier-1', label: range(base, first), note: 'Tier 1' },
    { id: 'tier-2', label: range(first, second), note: 'Tier 2' },
    { id: 'tier-3', label: `Above ${dollarsLabel(second)}`, note: 'Tier 3: no rebate' },
  ]
}
