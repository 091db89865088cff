import { type Household, type IncomeTier, incomeTierFor } from './income-tiers.ts'
import { percent, type Rate } from './money.ts'
import { type Day, type Fact, inForce, isPublished, NOT_PUBLISHED, type NotPublished } from './period.ts'

/** One line of a rebate table: the age from which it applies, and the rate in each income tier. */
interface AgeBand {
  /** Age of the oldest person on the policy, in completed years. */
  from: number
  label: string
  rates: Record<IncomeTier, Rate>
}

/** The rates between two changes, by age and income. */
interface RebateTable extends Fact {
  /** Youngest first. Bands are data, since the Government has announced the end of those from 65. */
  bands: readonly AgeBand[]
}

const band = (from: number, label: string, base: number, tier1: number, tier2: number): AgeBand => ({
  from,
  label,
  rates: { base: percent(base), 'tier-1': percent(tier1), 'tier-2': percent(tier2), 'tier-3': 0 },
})

/** Oldest first, without a gap. */
export const REBATE_TABLES: readonly RebateTable[] = [
  {
    validFrom: '2025-04-01',
    validTo: '2026-03-31',
    source: 'circular',
    mark: 'P',
    bands: [
      band(0, 'Under 65', 24.288, 16.192, 8.095),
      band(65, '65 to 69', 28.337, 20.24, 12.143),
      band(70, '70 and over', 32.385, 24.288, 16.192),
    ],
  },
  {
    validFrom: '2026-04-01',
    validTo: '2027-03-31',
    source: 'circular',
    mark: 'S',
    bands: [
      band(0, 'Under 65', 24.118, 16.079, 8.038),
      band(65, '65 to 69', 28.139, 20.098, 12.058),
      band(70, '70 and over', 32.158, 24.118, 16.079),
    ],
  },
]

/** Announced, not law: shown as such, and used in no calculation. */
export const REBATE_ANNOUNCEMENT = {
  text: 'The Government has announced the end of the extra rebate for people aged 65 and over.',
  /** The day of the source, which speaks of it as known since the budget. */
  spokenOf: '2026-07-02',
  source: 'hansard',
  start: 'unconfirmed',
} as const

/** The rates that hold on a day. */
export const rebateTableOn = (on: Day): RebateTable | NotPublished => inForce(REBATE_TABLES, on)

/** The last band that the age has reached. */
export const ageBandOf = (table: RebateTable, age: number): AgeBand =>
  table.bands.findLast(one => age >= one.from) ?? table.bands[0]!

/** @param oldestAge completed years of the oldest person on the policy */
export function rebateRate(tier: IncomeTier, oldestAge: number, on: Day): Rate | NotPublished {
  const table = rebateTableOn(on)
  return isPublished(table) ? ageBandOf(table, oldestAge).rates[tier] : NOT_PUBLISHED
}

/** Tier by the income year of the day, rate by the rebate year of the day: the two change three months apart. */
export function rebateRateFor(household: Household, oldestAge: number, on: Day): Rate | NotPublished {
  const tier = incomeTierFor(household, on)
  return isPublished(tier) ? rebateRate(tier, oldestAge, on) : NOT_PUBLISHED
}
