import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyPolicy, plainPolicy } from './tests/any-policy.ts'
import { USES, yearlyCost } from './yearly-cost.ts'

const [LOW, MEDIUM, HIGH] = USES

test('without a stay a year costs twelve months', () => {
  expect(yearlyCost(plainPolicy(), 10_000, LOW)).toEqual({
    premiums: 120_000,
    excess: 0,
    coPayments: 0,
    total: 120_000,
  })
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
])('a co-payment %s', (_, coPayment, one, three) => {
  const policy = plainPolicy({}, { coPayment })

  expect(yearlyCost(policy, 0, MEDIUM).coPayments).toBe(one)
  expect(yearlyCost(policy, 0, HIGH).coPayments).toBe(three)
})

test('more use never costs less', () => {
  fc.assert(
    fc.property(anyPolicy, fc.nat(100_000), (policy, monthly) => {
      const totals = USES.map(use => yearlyCost(policy, monthly, use).total)

      expect(totals).toEqual([...totals].sort((one, other) => one - other))
    }),
  )
})
