import { percent } from './money.ts'
import type { Fact } from './period.ts'

/** Who pays a doctor's bill for a private patient in hospital: shares of the Medicare schedule fee. */
export const IN_HOSPITAL_SHARES = {
  medicare: percent(75),
  insurer: percent(25),
  validFrom: '2007-04-01',
  source: 'medicare',
  mark: 'S',
} as const satisfies Fact & Record<string, unknown>

/** What most taxpayers pay on their taxable income, insured or not; the surcharge is added to it. */
export const MEDICARE_LEVY = {
  rate: percent(2),
  validFrom: '2014-07-01',
  source: 'ato',
  mark: 'S',
} as const satisfies Fact & Record<string, unknown>
