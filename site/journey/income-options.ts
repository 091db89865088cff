import type { Answers } from '#widgets/domain/answers.ts'
import { ceilingsFor, INCOME_YEARS } from '#widgets/domain/income-tiers.ts'
import { dollarsLabel } from '#widgets/domain/money.ts'

/** The last year whose limits are published; its name stands beside them. */
export const INCOME_YEAR = INCOME_YEARS.at(-1)!

/** The income tiers as ranges in dollars, for this household. */
export function incomeOptions({ coverFor = 'singles', children }: Answers) {
  const scale = coverFor === 'singles' ? 'single' : 'family'
  const [base, first, second] = ceilingsFor(INCOME_YEAR, { scale, dependentChildren: children }).map(dollarsLabel)
  return [
    { id: 'base', label: `Up to ${base}`, note: 'No surcharge, the full rebate' },
    { id: 'tier-1', label: `More, up to ${first}`, note: 'Tier 1' },
    { id: 'tier-2', label: `More, up to ${second}`, note: 'Tier 2' },
    { id: 'tier-3', label: `More than ${second}`, note: 'Tier 3: no rebate' },
  ]
}
