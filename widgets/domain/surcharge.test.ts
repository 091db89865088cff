import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './day.ts'
import { INCOME_YEARS } from './income-tiers.ts'
import { NOT_PUBLISHED } from './period.ts'
import {
  HIGHEST_EXCESS,
  SURCHARGE_RATES,
  type Surcharge,
  surchargeFor,
  surchargeRate,
  textsRates,
} from './surcharge.ts'
import { WITHOUT_TIERS } from './tests/unpublished.ts'

const NOW = '2026-11-21'
const single = (income: number) => ({ income, scale: 'single' as const })

test('$117,000 at 1% is $1,170, where all of it is taxable income', () => {
  expect(surchargeFor(single(117_000), NOW)).toEqual({
    tier: 'tier-1',
    rate: 1_000,
    wholeYear: 117_000,
    payable: 117_000,
  })
})

describe('the rate applies to the whole, not to the part above a ceiling', () => {
  test.each([
    [105_000, 0],
    [105_001, 105_001],
    [123_000, 123_000],
    [123_001, 153_751],
    [164_000, 205_000],
    [164_001, 246_002],
  ])('$%d costs %d cents', (income, cents) => {
    expect(surchargeFor(single(income), NOW)).toMatchObject({ payable: cents })
  })
})

describe('it is counted by the day', () => {
  test.each([
    [0, 0],
    [100, 32_055],
    [365, 117_000],
    [400, 117_000],
    [-3, 0],
  ])('of an income of 117,000 dollars, %d days without cover cost %d cents', (daysWithoutCover, cents) => {
    expect(surchargeFor(single(117_000), NOW, { daysWithoutCover })).toMatchObject({ payable: cents })
  })

  test('a leap year has a day more to share it over', () => {
    expect(surchargeFor(single(117_000), '2023-11-21', { daysWithoutCover: 366 })).toMatchObject({
      payable: 146_250,
    })
    expect(surchargeFor(single(100_000), '2023-11-21', { daysWithoutCover: 183 })).toMatchObject({
      payable: 50_000,
    })
  })
})

test('a family is tested on the family scale', () => {
  expect(surchargeFor({ income: 211_500, scale: 'family', dependentChildren: 2 }, NOW)).toMatchObject({ payable: 0 })
  expect(surchargeFor({ income: 211_500, scale: 'family', dependentChildren: 1 }, NOW)).toMatchObject({
    payable: 211_500,
  })
})

test('texts keep using the last rates that have begun', () => {
  for (const { validFrom, rates } of SURCHARGE_RATES) expect(textsRates(validFrom)).toBe(rates)
  expect(textsRates('2099-07-01')).toBe(SURCHARGE_RATES.at(-1)!.rates)
})

test.each(['2023-06-30', WITHOUT_TIERS])('nothing is published for %s', on => {
  expect(surchargeFor(single(200_000), on)).toBe(NOT_PUBLISHED)
})

test('the rates end with the last year they were read for', () => {
  expect(surchargeRate('tier-3', '2027-06-30')).toBe(1_500)
  expect(surchargeRate('tier-3', addDays(SURCHARGE_RATES.at(-1)!.validTo!, 1))).toBe(NOT_PUBLISHED)
  expect(surchargeRate('tier-2', '2023-07-01')).toBe(1_250)
  expect(surchargeRate('tier-2', '2023-06-30')).toBe(NOT_PUBLISHED)
})

test.each(INCOME_YEARS)('the tiers of $incomeYear have their rates, from the first day to the last', year => {
  for (const on of [year.validFrom, year.validTo!]) expect(surchargeRate('tier-1', on)).toBeGreaterThan(0)
})

test('each table of rates follows the one before without a gap', () => {
  expect(SURCHARGE_RATES.slice(1).map(table => table.validFrom)).toEqual(
    SURCHARGE_RATES.slice(0, -1).map(table => addDays(table.validTo!, 1)),
  )
})

test('the highest excess is $750 for one person and $1,500 for others', () => {
  expect(HIGHEST_EXCESS).toMatchObject({ onePerson: 750, otherPolicies: 1_500 })
})

test('raising income never lowers the surcharge', () => {
  fc.assert(
    fc.property(fc.nat(500_000), fc.nat(200_000), fc.nat(365), (income, more, daysWithoutCover) => {
      const lower = surchargeFor(single(income), NOW, { daysWithoutCover }) as Surcharge
      const higher = surchargeFor(single(income + more), NOW, { daysWithoutCover }) as Surcharge

      expect(higher.payable).toBeGreaterThanOrEqual(lower.payable)
    }),
  )
})

test('a part of the year never costs more than the whole', () => {
  fc.assert(
    fc.property(fc.nat(500_000), fc.nat(365), (income, daysWithoutCover) => {
      const { payable, wholeYear } = surchargeFor(single(income), NOW, { daysWithoutCover }) as Surcharge

      expect(payable).toBeLessThanOrEqual(wholeYear)
    }),
  )
})
