import { CHECKED_ON } from './checked-on.ts'
import { daysBetween, yearOf } from './day.ts'
import { type Day, type Fact, inForce, isPublished, NOT_PUBLISHED, type NotPublished } from './period.ts'

/** One scale of tiers serves both the Medicare Levy Surcharge and the rebate. */
export const INCOME_TIERS = ['base', 'tier-1', 'tier-2', 'tier-3'] as const
export type IncomeTier = (typeof INCOME_TIERS)[number]

/** What a form or an address gave, if it is one of the tiers. */
export const incomeTierOf = (id: string): IncomeTier | undefined => INCOME_TIERS.find(tier => tier === id)

export const INCOME_TIER_LABEL: Record<IncomeTier, string> = {
  base: 'Base tier',
  'tier-1': 'Tier 1',
  'tier-2': 'Tier 2',
  'tier-3': 'Tier 3',
}

/** Couples, families and single parents are all tested on the family scale. */
export type IncomeScale = 'single' | 'family'

/** The highest income of each tier, in dollars; above the last, tier 3. */
type Ceilings = readonly [base: number, tier1: number, tier2: number]

/** The ceilings of one income year, from 1 July to 30 June. */
export interface IncomeYear extends Fact {
  /** '2026-27'; `yearLabel` prints it. */
  incomeYear: string
  single: Ceilings
  family: Ceilings
}

const ATO = { source: 'ato', mark: 'S' } as const

/** Oldest first, without a gap. */
export const INCOME_YEARS: readonly IncomeYear[] = [
  {
    incomeYear: '2023-24',
    validFrom: '2023-07-01',
    validTo: '2024-06-30',
    single: [93_000, 108_000, 144_000],
    family: [186_000, 216_000, 288_000],
    ...ATO,
  },
  {
    incomeYear: '2024-25',
    validFrom: '2024-07-01',
    validTo: '2025-06-30',
    single: [97_000, 113_000, 151_000],
    family: [194_000, 226_000, 302_000],
    ...ATO,
  },
  {
    incomeYear: '2025-26',
    validFrom: '2025-07-01',
    validTo: '2026-06-30',
    single: [101_000, 118_000, 158_000],
    family: [202_000, 236_000, 316_000],
    ...ATO,
  },
  {
    incomeYear: '2026-27',
    validFrom: '2026-07-01',
    validTo: '2027-06-30',
    single: [105_000, 123_000, 164_000],
    family: [210_000, 246_000, 328_000],
    ...ATO,
  },
]

/** The year of the figures in texts: the next one may be in the table before it begins. */
export const textsYear = (on: Day = CHECKED_ON): IncomeYear =>
  INCOME_YEARS.findLast(({ validFrom }) => validFrom <= on)!

/** Added to every family ceiling for each dependent child after the first, in dollars. */
export const PER_FURTHER_CHILD = 1_500

/** Who the tax office counts as a dependent child; a policy may cover older ones. */
export const DEPENDENT_CHILDREN = 'those under 21, and full-time students under 25, whom you support'

/** Shown where we ask how many children depend on the visitor. */
export const CHILDREN_COUNT = `Count ${DEPENDENT_CHILDREN}. Each child after the first raises the income limits.`

/** The income that decides a tier, and for whom. */
export interface Household {
  /** Income for Medicare Levy Surcharge purposes in dollars; a couple's together. */
  income: number
  scale: IncomeScale
  dependentChildren?: number | undefined
}

export const incomeYearOn = (on: Day): IncomeYear | NotPublished => inForce(INCOME_YEARS, on)

/** '2026–27' for any day from 1 July 2026 to 30 June 2027, published or not. */
export function incomeYearName(on: Day): string {
  const first = firstYearOf(on)
  return yearLabel(`${first}-${String((first + 1) % 100).padStart(2, '0')}`)
}

/** An income year as it is printed: with an en dash, after which no line breaks (U+2060). */
export const yearLabel = (incomeYear: string): string => incomeYear.replace('-', '–\u2060')

/** 366 where the year has a 29 February, published or not. */
export function daysInIncomeYear(on: Day): number {
  const first = firstYearOf(on)
  return daysBetween(`${first}-07-01`, `${first + 1}-07-01`)
}

/** The calendar year in which the income year of a day begins. */
const firstYearOf = (on: Day): number => (on.slice(5) >= '07-01' ? yearOf(on) : yearOf(on) - 1)

/** The ceilings that apply to a household, with its children taken into account. */
export function ceilingsFor(year: IncomeYear, { scale, dependentChildren = 0 }: Omit<Household, 'income'>): Ceilings {
  if (scale === 'single') return year.single
  const more = PER_FURTHER_CHILD * Math.max(0, dependentChildren - 1)
  const [base, tier1, tier2] = year.family
  return [base + more, tier1 + more, tier2 + more]
}

/** The tier of a household's income, in whole dollars, in the income year of that day. */
export function incomeTierFor(household: Household, on: Day): IncomeTier | NotPublished {
  const year = incomeYearOn(on)
  if (!isPublished(year)) return NOT_PUBLISHED
  const [base, tier1, tier2] = ceilingsFor(year, household)
  if (household.income <= base) return 'base'
  if (household.income <= tier1) return 'tier-1'
  return household.income <= tier2 ? 'tier-2' : 'tier-3'
}
