import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INCOME_TIERS } from '../income-tiers.ts'
import { WITHOUT_REBATE } from '../tests/unpublished.ts'
import { personOf, priceFor, rebateIsKnown, workingFor } from './person.ts'
import { anyAnswers, anyPolicy, plainPolicy } from './tests/any-policy.ts'

const TODAY = '2026-11-21'
const withDiscount = plainPolicy({}, { ageDiscount: 'also-on-transfer' })

describe('a month of $100.00 of hospital cover, in cents', () => {
  test.each([
    ['base tier, under 65: rebate 24.118%', { ages: [40] }, 7588],
    ['base tier, 65: rebate 28.139%', { ages: [65] }, 7186],
    ['base tier, 70: rebate 32.158%', { ages: [70] }, 6784],
    ['the older of two decides the age band', { coverFor: 'couples', ages: [40, 70] }, 6784],
    ['tier 1', { ages: [40], income: 'tier-1' }, 8392],
    ['tier 3: no rebate', { ages: [40], income: 'tier-3' }, 10000],
    ['age 40 and never covered: loading of 20%, no rebate on it', { ages: [40], history: 'none' }, 9588],
    ['loading that is known counts, whatever the age says', { ages: [40], history: 'none', loading: 4 }, 7988],
    [
      'a couple’s loading is averaged: 20% and none make 10%',
      { coverFor: 'couples', ages: [40, 30], history: 'none' },
      8588,
    ],
    ['at 30: none, whatever was entered', { ages: [30], history: 'none', loading: 20 }, 7588],
    ['covered since 31: no loading', { ages: [60], history: 'since-31' }, 7588],
    ['covered since 31: none, whatever was said before', { ages: [60], history: 'since-31', loading: 20 }, 7588],
    [
      'a couple of whom one was always covered: 20% and none',
      { coverFor: 'couples', ages: [40, 40], history: 'since-31', partnerHistory: 'none' },
      8588,
    ],
    ['at 93, certainly born before 1 July 1934: exempt', { ages: [93], history: 'none' }, 6784],
    ['at 92, perhaps born later: the loading counts', { ages: [92], history: 'none' }, 13784],
    ['a couple of whom one is exempt: 20% and none', { coverFor: 'couples', ages: [40, 95], history: 'none' }, 7784],
    ['nothing said: base tier, no loading', {}, 7588],
  ] as const)('%s', (_, answers, cents) => {
    expect(priceFor(plainPolicy(), personOf(answers, TODAY))).toBe(cents)
  })

  test.each([
    [25, 6829],
    [26, 6981],
    [29, 7436],
    [30, 7588],
  ])('at age %i with a policy that gives the discount', (age, cents) => {
    expect(priceFor(withDiscount, personOf({ ages: [age] }, TODAY))).toBe(cents)
  })

  test.each([
    ['2026-03-31', 7571],
    ['2026-04-01', 7588],
  ])('on %s the rebate of that day counts', (day, cents) => {
    expect(priceFor(plainPolicy(), personOf({ ages: [40] }, day))).toBe(cents)
  })
})

test('from the day without a published rebate the price is the one before rebate, and says so', () => {
  const person = personOf({ ages: [40] }, WITHOUT_REBATE)

  expect(priceFor(plainPolicy(), person)).toBe(10_000)
  expect(rebateIsKnown(person)).toBe(false)
})

test('the bill of an ambulance-only policy says so', () => {
  const ambulance = plainPolicy({ hospital: null, ambulance: 'all', premium: { hospital: 0, extras: 1_000 } })

  expect(workingFor(ambulance, personOf({ ages: [40] }, TODAY)).lines).toMatchObject([
    { label: 'Ambulance cover' },
    { working: '24.118% of ambulance cover' },
  ])
  for (const other of [
    { ...ambulance, extras: {} },
    { ...ambulance, hospital: plainPolicy().hospital },
  ])
    expect(workingFor(other, personOf({}, TODAY)).lines[0]!.label).toBe('Extras cover')
})

test('a policy that covers one parent of an extended family has the rebate of that one’s age', () => {
  const person = personOf({ coverFor: 'extended-family', ages: [60, 70], history: 'since-31' }, TODAY)

  expect(priceFor(plainPolicy({ adults: 1 }), person)).toBe(7588)
  expect(priceFor(plainPolicy({ adults: 2 }), person)).toBe(6784)
})

test('a discount by age alone is given to people who transfer as to anybody else', () => {
  const policy = plainPolicy({}, { ageDiscount: 'by-age-only' })

  for (const history of ['since-31', 'later', 'none', undefined] as const)
    expect(priceFor(policy, personOf({ ages: [25], history }, TODAY))).toBe(6829)
  expect(priceFor(policy, personOf({ coverFor: 'couples', ages: [25, 29], partnerHistory: 'later' }, TODAY))).toBe(7133)
})

test('a discount given only at some ages on joining is given at no other', () => {
  const policy = plainPolicy(
    {},
    {
      ageDiscount: 'by-age-only',
      discountAges: [
        [18, 21],
        [24, 25],
      ],
    },
  )
  const priceAt = (...ages: number[]) =>
    priceFor(policy, personOf({ coverFor: ages[1] ? 'couples' : 'singles', ages }, TODAY))

  expect([18, 21, 22, 23, 24, 25, 26, 28].map(age => priceAt(age))).toEqual([
    6829, 6829, 7588, 7588, 6829, 6829, 7588, 7588,
  ])
  expect(priceAt(25, 28)).toBe(7209)
})

test('the lines of every bill add up to the price, whoever asks', () => {
  fc.assert(
    fc.property(anyPolicy, anyAnswers, (policy, answers) => {
      const person = personOf(answers, TODAY)
      const { lines, total } = workingFor(policy, person)

      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total)
      expect(total).toBe(priceFor(policy, person))
    }),
  )
})

test('a higher income tier never makes a policy cheaper', () => {
  fc.assert(
    fc.property(anyPolicy, anyAnswers, (policy, answers) => {
      const prices = INCOME_TIERS.map(income => priceFor(policy, personOf({ ...answers, income }, TODAY)))

      expect(prices).toEqual([...prices].sort((one, other) => one - other))
    }),
  )
})

test('more loading never makes a policy cheaper, and changes nothing for extras', () => {
  fc.assert(
    fc.property(anyPolicy, anyAnswers, fc.nat(69), (policy, answers, loading) => {
      const less = priceFor(policy, personOf({ ...answers, loading }, TODAY))
      const more = priceFor(policy, personOf({ ...answers, loading: loading + 1 }, TODAY))

      expect(more).toBeGreaterThanOrEqual(less)
      const extrasOnly = { ...policy, premium: { hospital: 0, extras: 5_000 } }
      expect(priceFor(extrasOnly, personOf({ ...answers, loading }, TODAY))).toBe(
        priceFor(extrasOnly, personOf({ ...answers, loading: 0 }, TODAY)),
      )
    }),
  )
})
