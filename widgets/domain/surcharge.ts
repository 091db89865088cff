import { CHECKED_ON } from './checked-on.ts'
import { daysInIncomeYear, type Household, type IncomeTier, incomeTierFor } from './income-tiers.ts'
import { type Cents, dollars, percent, type Rate, shareOf } from './money.ts'
import { type Day, type Fact, inForce, isPublished, NOT_PUBLISHED, type NotPublished } from './period.ts'

/** The rate of each tier, on `SURCHARGED_INCOME`. */
interface SurchargeRates extends Fact {
  rates: Record<IncomeTier, Rate>
}

/** Oldest first, without a gap. */
export const SURCHARGE_RATES: readonly SurchargeRates[] = [
  {
    validFrom: '2023-07-01',
    validTo: '2027-06-30',
    source: 'ato',
    mark: 'P',
    rates: { base: 0, 'tier-1': percent(1), 'tier-2': percent(1.25), 'tier-3': percent(1.5) },
  },
]

/** The highest yearly excess, in dollars, with which hospital cover still avoids the surcharge. */
export const HIGHEST_EXCESS = {
  onePerson: 750,
  otherPolicies: 1_500,
  source: 'ato',
  mark: 'P',
  validFrom: '2019-04-01',
} as const satisfies Fact & Record<string, unknown>

/** What somebody without hospital cover owes. */
export interface Surcharge {
  tier: IncomeTier
  rate: Rate
  /** For a whole income year without hospital cover. */
  wholeYear: Cents
  /** For the days without cover that were asked about. */
  payable: Cents
}

/** The rates in texts: the next ones may be in the table before they apply. */
export const textsRates = (on: Day = CHECKED_ON): Record<IncomeTier, Rate> =>
  SURCHARGE_RATES.findLast(({ validFrom }) => validFrom <= on)!.rates

export function surchargeRate(tier: IncomeTier, on: Day): Rate | NotPublished {
  const table = inForce(SURCHARGE_RATES, on)
  return isPublished(table) ? table.rates[tier] : NOT_PUBLISHED
}

/**
 * What the rate is charged on. The income that decides the tier also includes reportable super contributions and net
 * investment losses.
 */
export const SURCHARGED_INCOME = 'taxable income and reportable fringe benefits'

/**
 * The Medicare Levy Surcharge of an income year without hospital cover. The rate is charged on the whole, not on
 * the part above a ceiling, and is counted by the day. Extras cover changes nothing. Worked out as if all
 * of the household's income were charged: with reportable super or investment losses in it, or a partner who earns
 * too little to pay, it is less.
 * @param on any day of the income year
 */
export function surchargeFor(
  household: Household,
  on: Day,
  { daysWithoutCover }: { daysWithoutCover?: number } = {},
): Surcharge | NotPublished {
  const tier = incomeTierFor(household, on)
  if (!isPublished(tier)) return NOT_PUBLISHED
  const rate = surchargeRate(tier, on)
  if (!isPublished(rate)) return NOT_PUBLISHED

  const daysInYear = daysInIncomeYear(on)
  const wholeYear = shareOf(dollars(household.income), rate)
  const days = Math.min(Math.max(daysWithoutCover ?? daysInYear, 0), daysInYear)
  return { tier, rate, wholeYear, payable: Math.round((wholeYear * days) / daysInYear) }
}
