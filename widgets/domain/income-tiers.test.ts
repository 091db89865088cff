import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './day.ts'
import {
  ceilingsFor,
  daysInIncomeYear,
  INCOME_TIERS,
  INCOME_YEARS,
  type IncomeTier,
  type IncomeYear,
  incomeTierFor,
  incomeYearName,
  incomeYearOn,
  textsYear,
  yearLabel,
} from './income-tiers.ts'
import { isPublished, NOT_PUBLISHED } from './period.ts'
import { WITHOUT_TIERS } from './tests/unpublished.ts'

const YEAR_2026 = incomeYearOn('2026-11-21') as IncomeYear

describe('the single scale of 2026-27', () => {
  test.each<[number, IncomeTier]>([
    [0, 'base'],
    [105_000, 'base'],
    [105_001, 'tier-1'],
    [123_000, 'tier-1'],
    [123_001, 'tier-2'],
    [164_000, 'tier-2'],
    [164_001, 'tier-3'],
  ])('$%d is %s', (income, tier) => {
    expect(incomeTierFor({ income, scale: 'single' }, '2026-11-21')).toBe(tier)
  })
})

describe('the family scale of 2026-27', () => {
  test.each<[number, number, IncomeTier]>([
    [210_000, 0, 'base'],
    [210_001, 0, 'tier-1'],
    [210_001, 1, 'tier-1'],
    [211_500, 2, 'base'],
    [211_501, 2, 'tier-1'],
    [213_000, 3, 'base'],
    [246_000, 1, 'tier-1'],
    [247_500, 2, 'tier-1'],
    [247_501, 2, 'tier-2'],
    [328_000, 0, 'tier-2'],
    [328_001, 0, 'tier-3'],
    [329_500, 2, 'tier-2'],
    [329_501, 2, 'tier-3'],
  ])('$%d with %d children is %s', (income, dependentChildren, tier) => {
    expect(incomeTierFor({ income, scale: 'family', dependentChildren }, '2026-11-21')).toBe(tier)
  })

  test('a child moves no ceiling of the single scale', () => {
    expect(ceilingsFor(YEAR_2026, { scale: 'single', dependentChildren: 3 })).toEqual([105_000, 123_000, 164_000])
  })
})

describe('the tables change on 1 July', () => {
  test.each([
    ['2023-07-01', '2023-24', 93_000],
    ['2024-06-30', '2023-24', 93_000],
    ['2024-07-01', '2024-25', 97_000],
    ['2025-06-30', '2024-25', 97_000],
    ['2025-07-01', '2025-26', 101_000],
    ['2026-06-30', '2025-26', 101_000],
    ['2026-07-01', '2026-27', 105_000],
    ['2027-06-30', '2026-27', 105_000],
  ])('%s belongs to %s, base tier up to $%d', (on, incomeYear, base) => {
    const year = incomeYearOn(on) as IncomeYear

    expect(year.incomeYear).toBe(incomeYear)
    expect(year.single[0]).toBe(base)
    expect(incomeYearName(on)).toBe(yearLabel(incomeYear))
  })

  test.each(['2023-06-30', WITHOUT_TIERS])('nothing is published for %s', on => {
    expect(incomeYearOn(on)).toBe(NOT_PUBLISHED)
    expect(incomeTierFor({ income: 1, scale: 'single' }, on)).toBe(NOT_PUBLISHED)
  })

  test('a year has its name before its table is published, and no line breaks within it', () => {
    expect(incomeYearName('2027-07-01')).toBe('2027–\u206028')
    expect(incomeYearName('2099-12-31')).toBe('2099–\u206000')
  })
})

test('each year follows the one before without a gap', () => {
  const followers = INCOME_YEARS.slice(1)

  expect(followers.map(year => year.validFrom)).toEqual(
    INCOME_YEARS.slice(0, -1).map(year => addDays(year.validTo!, 1)),
  )
})

// A year that is copied to enter the next one keeps its name until somebody thinks of it.
test.each(INCOME_YEARS)('$incomeYear is the name of its first day and of its last', year => {
  expect(incomeYearName(year.validFrom)).toBe(yearLabel(year.incomeYear))
  expect(incomeYearName(year.validTo!)).toBe(yearLabel(year.incomeYear))
})

test('the family ceilings are twice the single ones, and those rise from tier to tier', () => {
  for (const { single, family } of INCOME_YEARS) {
    expect(family).toEqual(single.map(ceiling => ceiling * 2))
    expect(single).toEqual(single.toSorted((one, other) => one - other))
  }
})

const household = fc.record({
  income: fc.nat(600_000),
  scale: fc.constantFrom('single' as const, 'family' as const),
  dependentChildren: fc.nat(6),
})
const rank = (tier: string) => INCOME_TIERS.indexOf(tier as IncomeTier)

test('a higher income is never in a lower tier', () => {
  fc.assert(
    fc.property(household, fc.nat(300_000), (one, more) => {
      const lower = rank(incomeTierFor(one, '2026-11-21'))
      const higher = rank(incomeTierFor({ ...one, income: one.income + more }, '2026-11-21'))

      expect(higher).toBeGreaterThanOrEqual(lower)
    }),
  )
})

test('another child never puts a family into a higher tier', () => {
  fc.assert(
    fc.property(household, one => {
      const withChild = { ...one, dependentChildren: one.dependentChildren + 1 }

      expect(rank(incomeTierFor(withChild, '2026-11-21'))).toBeLessThanOrEqual(rank(incomeTierFor(one, '2026-11-21')))
    }),
  )
})

test('every published day has a tier', () => {
  fc.assert(
    fc.property(household, fc.integer({ min: 0, max: 4 * 365 }), (one, later) => {
      expect(isPublished(incomeTierFor(one, addDays('2023-07-01', later)))).toBe(true)
    }),
  )
})

test.each([
  ['2023-07-01', 366],
  ['2024-06-30', 366],
  ['2024-07-01', 365],
  ['2026-11-21', 365],
])('the income year of %s has %i days', (day, days) => {
  expect(daysInIncomeYear(day)).toBe(days)
})

test.each([
  ['2026-06-30', '2025-26'],
  ['2026-07-01', '2026-27'],
  ['2099-07-01', INCOME_YEARS.at(-1)!.incomeYear],
])('texts of %s have the figures of %s: of the last year that has begun, not of the last in the table', (on, year) => {
  expect(textsYear(on).incomeYear).toBe(year)
})
