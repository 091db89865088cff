import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HospitalCover } from './policy.ts'
import { anyPolicy, plainPolicy } from './tests/any-policy.ts'
import { fortnightly, USES, yearlyCost, yearlyLabel, yearlyWorking } from './yearly-cost.ts'

const [LOW, MEDIUM, HIGH] = USES

test('without a stay a year costs twelve months', () => {
  expect(yearlyCost(plainPolicy(), 10_000, LOW)).toEqual({
    premiums: 120_000,
    excess: 0,
    coPayments: 0,
    total: 120_000,
  })
})

test('26 fortnights cost what twelve months do, to within a cent each', () => {
  expect(fortnightly(26_000)).toBe(12_000)
  fc.assert(fc.property(fc.nat(200_000), monthly => Math.abs(fortnightly(monthly) * 26 - monthly * 12) <= 13))
})

test.each([
  ['for each admission', { perAdmission: 500, perPerson: null, perPolicy: null }, 150_000],
  ['for each admission, once a person and year', { perAdmission: 500, perPerson: 500, perPolicy: 1000 }, 50_000],
  ['for each admission, twice a policy and year', { perAdmission: 500, perPerson: null, perPolicy: 1000 }, 100_000],
  ['once a person', { perAdmission: null, perPerson: 750, perPolicy: null }, 75_000],
])('three stays with an excess of so much %s', (_, excess, cents) => {
  expect(yearlyCost(plainPolicy({}, { excess }), 0, HIGH).excess).toBe(cents)
})

test.each([
  ['by the day', { perDay: 60, mostPerStay: null, daySurgery: null, mostPerYear: null }, 12_000, 54_000],
  ['at most so much a stay', { perDay: 60, mostPerStay: 100, daySurgery: null, mostPerYear: null }, 10_000, 30_000],
  ['at most so much a year', { perDay: 60, mostPerStay: null, daySurgery: null, mostPerYear: 400 }, 12_000, 40_000],
  ['for day surgery alone', { perDay: null, mostPerStay: null, daySurgery: 60, mostPerYear: null }, 0, 0],
])('a co-payment %s', (_, coPayment, one, three) => {
  const policy = plainPolicy({}, { coPayment })

  expect(yearlyCost(policy, 0, MEDIUM).coPayments).toBe(one)
  expect(yearlyCost(policy, 0, HIGH).coPayments).toBe(three)
})

test('the working of a year names every part of its sum', () => {
  const excess = { perAdmission: 500, perPerson: 500, perPolicy: 1000 }
  const coPayment = { perDay: 60, mostPerStay: null, daySurgery: null, mostPerYear: 400 }
  const policy = plainPolicy({}, { excess, coPayment })

  expect(yearlyWorking(yearlyCost(policy, 10_000, LOW), 10_000)).toBe('12 × $100.00')
  expect(yearlyWorking(yearlyCost(policy, 10_000, HIGH), 10_000)).toBe(
    '12 × $100.00 + $500.00 excess + $400.00 co-payments',
  )
})

test('if an excess or a co-payment is not stated, the total for a year with stays is a minimum', () => {
  const excess = { perAdmission: null, perPerson: null, perPolicy: null }
  const coPayment = { perDay: null, mostPerStay: null, daySurgery: null, mostPerYear: null }
  const policy = plainPolicy({}, { excess, coPayment })

  expect(yearlyLabel(yearlyCost(policy, 10_000, LOW))).toBe('$1,200.00')
  expect(yearlyLabel(yearlyCost(policy, 10_000, MEDIUM))).toBe('at least $1,200.00')
  expect(yearlyWorking(yearlyCost(policy, 10_000, MEDIUM), 10_000)).toBe(
    '12 × $100.00 + excess (not stated) + co-payments (not stated)',
  )
  expect(yearlyWorking(yearlyCost(plainPolicy({}, { excess }), 10_000, HIGH), 10_000)).toBe(
    '12 × $100.00 + excess (not stated)',
  )
})

test('stated amounts count beside unstated ones, and the total stays a minimum', () => {
  const excess = { perAdmission: 500, perPerson: null, perPolicy: null }
  const unstated = { perAdmission: null, perPerson: null, perPolicy: null }
  const coPayment = { perDay: 60, mostPerStay: null, daySurgery: null, mostPerYear: null }
  const labelOf = (terms: Partial<HospitalCover>) => yearlyLabel(yearlyCost(plainPolicy({}, terms), 10_000, MEDIUM))

  expect(labelOf({ excess, coPayment })).toBe('$1,820.00')
  expect(labelOf({ excess: unstated, coPayment })).toBe('at least $1,320.00')
  expect(labelOf({ excess, coPayment: { ...coPayment, perDay: null } })).toBe('at least $1,700.00')
  expect(labelOf({ coPayment: { ...coPayment, perDay: null, daySurgery: 60 } })).toBe('$1,200.00')
})

test('more use never costs less', () => {
  fc.assert(
    fc.property(anyPolicy, fc.nat(100_000), (policy, monthly) => {
      const totals = USES.map(use => yearlyCost(policy, monthly, use).total)

      expect(totals).toEqual([...totals].sort((one, other) => one - other))
    }),
  )
})
