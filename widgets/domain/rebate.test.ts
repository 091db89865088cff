import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './day.ts'
import { INCOME_TIERS, INCOME_YEARS, type IncomeTier } from './income-tiers.ts'
import { NOT_PUBLISHED } from './period.ts'
import { premiumYear } from './premium-year.ts'
import { REBATE_ANNOUNCEMENT, REBATE_TABLES, rebateRate, rebateRateFor } from './rebate.ts'
import { WITHOUT_REBATE } from './tests/unpublished.ts'

describe('the printed tables, to the third decimal', () => {
  test.each<[on: string, age: number, rates: number[]]>([
    ['2025-04-01', 64, [24_288, 16_192, 8_095, 0]],
    ['2025-04-01', 65, [28_337, 20_240, 12_143, 0]],
    ['2025-04-01', 69, [28_337, 20_240, 12_143, 0]],
    ['2025-04-01', 70, [32_385, 24_288, 16_192, 0]],
    ['2026-03-31', 30, [24_288, 16_192, 8_095, 0]],
    ['2026-04-01', 30, [24_118, 16_079, 8_038, 0]],
    ['2026-04-01', 65, [28_139, 20_098, 12_058, 0]],
    ['2027-03-31', 70, [32_158, 24_118, 16_079, 0]],
    ['2027-03-31', 0, [24_118, 16_079, 8_038, 0]],
  ])('%s at age %d', (on, age, rates) => {
    expect(INCOME_TIERS.map(tier => rebateRate(tier, age, on))).toEqual(rates)
  })
})

test.each(['2025-03-31', WITHOUT_REBATE, 'tomorrow'])('nothing is published for %s', on => {
  expect(rebateRate('base', 40, on)).toBe(NOT_PUBLISHED)
  expect(rebateRateFor({ income: 90_000, scale: 'single' }, 40, on)).toBe(NOT_PUBLISHED)
})

test('each table follows the one before without a gap, and its bands grow older from nought', () => {
  expect(REBATE_TABLES.slice(1).map(table => table.validFrom)).toEqual(
    REBATE_TABLES.slice(0, -1).map(table => addDays(table.validTo!, 1)),
  )
  for (const { bands } of REBATE_TABLES) {
    const ages = bands.map(({ from }) => from)
    expect(ages[0]).toBe(0)
    expect(ages).toEqual([...new Set(ages)].sort((one, other) => one - other))
  }
})

test('a table holds from one 1 April to the next at most: with a slip in the year, old rates would outlast their own', () => {
  for (const { validFrom, validTo } of REBATE_TABLES) expect(premiumYear(validTo!)).toBe(premiumYear(validFrom))
})

test('in each table the rebate falls from tier to tier, and no older band has less', () => {
  for (const { bands } of REBATE_TABLES) {
    for (const { rates } of bands) {
      const ofTiers = INCOME_TIERS.map(tier => rates[tier])
      expect(ofTiers).toEqual(ofTiers.toSorted((one, other) => other - one))
    }
    for (const tier of INCOME_TIERS) {
      const ofBands = bands.map(({ rates }) => rates[tier])
      expect(ofBands).toEqual(ofBands.toSorted((one, other) => one - other))
    }
  }
})

test('all nine rates of 2026 are those of 2025 times 0.993', () => {
  const [before, after] = REBATE_TABLES.slice(0, 2).map(table => table.bands.flatMap(one => Object.values(one.rates)))

  expect(after!.map((rate, i) => Math.abs(rate - before![i]! * 0.993) <= 1.01)).not.toContain(false)
})

describe('the tier and the rate change on different days', () => {
  const single = { income: 103_000, scale: 'single' as const }

  test.each([
    ['2026-03-31', 16_192],
    ['2026-04-01', 16_079],
    ['2026-06-30', 16_079],
    ['2026-07-01', 24_118],
  ])('an income of 103,000 dollars on %s', (on, rate) => {
    expect(rebateRateFor(single, 40, on)).toBe(rate)
  })
})

test('a second child can lift the rebate', () => {
  const family = { income: 211_000, scale: 'family' as const }

  expect(rebateRateFor({ ...family, dependentChildren: 1 }, 40, '2026-11-21')).toBe(16_079)
  expect(rebateRateFor({ ...family, dependentChildren: 2 }, 40, '2026-11-21')).toBe(24_118)
})

test('a rate that is in force is not published once the income tiers end, and the other way round', () => {
  const [first, last] = [REBATE_TABLES, INCOME_YEARS].map(tables => tables.at(-1)!.validTo!).sort() as [string, string]

  expect(rebateRateFor({ income: 1, scale: 'single' }, 40, first)).toBe(rebateRate('base', 40, first))
  expect(rebateRateFor({ income: 1, scale: 'single' }, 40, last)).toBe(NOT_PUBLISHED)
})

const published = fc.integer({ min: 0, max: 729 }).map(later => addDays('2025-04-01', later))

test('raising income never raises the rebate', () => {
  fc.assert(
    fc.property(fc.nat(400_000), fc.nat(200_000), fc.nat(100), published, (income, more, age, on) => {
      const lower = rebateRateFor({ income, scale: 'single' }, age, on) as number
      const higher = rebateRateFor({ income: income + more, scale: 'single' }, age, on) as number

      expect(higher).toBeLessThanOrEqual(lower)
    }),
  )
})

test('growing older never lowers the rebate within a table', () => {
  fc.assert(
    fc.property(fc.constantFrom(...INCOME_TIERS), fc.nat(90), fc.nat(20), published, (tier, age, more, on) => {
      expect(rebateRate(tier as IncomeTier, age + more, on) as number).toBeGreaterThanOrEqual(
        rebateRate(tier as IncomeTier, age, on) as number,
      )
    }),
  )
})

test('what is only announced has no start', () => {
  expect(REBATE_ANNOUNCEMENT.start).toBe('unconfirmed')
})
