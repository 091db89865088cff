import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answers, INCOME_ANSWERS } from '../answers.ts'
import { personOf, priceFor, rebateIsKnown, workingFor } from './person.ts'
import type { Policy } from './policy.ts'
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
  const person = personOf({ ages: [40] }, '2027-04-01')

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

describe('a hospital policy that is held now outweighs “no hospital cover now”', () => {
  const answers = { coverFor: 'singles', ages: [45], income: 'base', history: 'none' } as const
  const extras = plainPolicy({ hospital: null })

  test('no loading is worked out from the age, and it says so and where to enter one', () => {
    const person = personOf(answers, TODAY, plainPolicy())

    expect(priceFor(plainPolicy(), person)).toBe(7588)
    expect(person.assumed).toEqual([
      expect.stringMatching(/hold hospital cover.*pay no loading.*“Your current policy”/),
    ])
  })

  test('“no hospital cover now” is named only if that was the answer', () => {
    const said = (history: Answers['history']) => personOf({ ...answers, history }, TODAY, plainPolicy()).assumed

    expect(said('none')[0]).toMatch(/^You hold hospital cover, although you answered “No hospital cover now”, and pay/)
    expect(said('later')[0]).toMatch(/^You hold hospital cover and pay/)
    expect(said('since-31')).toEqual([])
  })

  test('people covered since 31 pay no loading, whatever was entered before', () => {
    const since31 = { ...answers, history: 'since-31', loading: 10 } as const

    expect(priceFor(plainPolicy(), personOf(since31, TODAY, plainPolicy()))).toBe(7588)
  })

  test('a loading that is known counts', () => {
    expect(priceFor(plainPolicy(), personOf({ ...answers, loading: 10 }, TODAY, plainPolicy()))).toBe(8588)
  })

  test('it does not remove a discount that another policy gives by age', () => {
    const policy = plainPolicy({ id: 'another' }, { ageDiscount: 'by-age-only' })

    expect(priceFor(policy, personOf({ ...answers, ages: [25] }, TODAY, plainPolicy()))).toBe(6829)
  })

  test('one that is not in the data counts as hospital cover, and it says so', () => {
    const person = personOf({ ...answers, currentPolicy: 'elsewhere' }, TODAY, null)

    expect(priceFor(plainPolicy(), person)).toBe(7588)
    expect(person.assumed[0]).toMatch(/you chose was not found in the data.*assume it has hospital cover/)
  })

  test('one that could not be looked up, or has not been yet, leaves the answers as they are', () => {
    const person = personOf({ ...answers, currentPolicy: 'elsewhere' }, TODAY, undefined)

    expect(priceFor(plainPolicy(), person)).toBe(10_588)
    expect(person.assumed.join()).not.toMatch(/you chose/)
  })

  test('an extras policy says nothing about it', () => {
    expect(priceFor(plainPolicy(), personOf(answers, TODAY, extras))).toBe(10_588)
  })

  describe('a partner who answered “no hospital cover now”', () => {
    const couple = {
      coverFor: 'couples',
      ages: [40, 50],
      history: 'since-31',
      partnerHistory: 'none',
      currentPolicy: 'one',
    } as const
    const priceWith = (said: Answers, held: Parameters<typeof personOf>[2]) =>
      priceFor(plainPolicy(), personOf({ ...couple, ...said }, TODAY, held))

    test('is not on a policy for one, or on one that is not in the data: half of their loading is due', () => {
      expect(priceWith({}, plainPolicy({ adults: 1 }))).toBe(9588)
      expect(priceWith({}, null)).toBe(9588)
      expect(priceWith({ history: 'none' }, null)).toBe(9588)
    })

    test('in an extended family pays if both parents are covered, but not if one is', () => {
      const person = personOf({ ...couple, coverFor: 'extended-family' }, TODAY, plainPolicy({ adults: 1 }))

      expect(priceFor(plainPolicy({ adults: 2 }), person)).toBe(9588)
      expect(priceFor(plainPolicy({ adults: 1 }), person)).toBe(7588)
    })

    test('is on a policy for two, and pays no loading', () => {
      expect(priceWith({}, plainPolicy({ adults: 2 }))).toBe(7588)
    })

    test('who took out cover later is said to pay no loading any more: a policy for one is not theirs', () => {
      const later = { ...couple, income: 'base', partnerHistory: 'later' } as const
      const said = (adults: 1 | 2) => personOf(later, TODAY, plainPolicy({ adults })).assumed

      expect(said(1)).toEqual([
        expect.stringMatching(/^Your partner no longer pays a loading\. Their fund’s statement/),
      ])
      expect(said(2)).toEqual([expect.stringMatching(/^You hold hospital cover and pay no loading/)])
    })

    test('is assumed to be covered like the visitor if nothing was answered for them', () => {
      expect(priceWith({ history: 'none', partnerHistory: undefined }, plainPolicy({ adults: 1 }))).toBe(7588)
    })
  })
})

describe('the age-based discount that somebody got when they were younger', () => {
  const held = plainPolicy({}, { ageDiscount: 'by-age-only' })
  const takesOver = plainPolicy({ id: 'another' }, { ageDiscount: 'also-on-transfer' })
  const at32 = { coverFor: 'singles', ages: [32], history: 'since-31' } as const

  test.each([
    ['at 32, who may have joined at 24', { ages: [32] }, 10_000],
    ['at 28, who may have joined at 25', { ages: [28] }, 10_000],
    ['at 37, who may have joined at 29', { ages: [37] }, 2_000],
    ['in a couple of whom one is past it', { coverFor: 'couples', ages: [32, 50] }, 5_000],
    ['at an age that was not said', {}, 10_000],
    ['at 25, which counts in full', { ages: [25] }, 0],
    ['at 38, who was 30 when it began', { ages: [38] }, 0],
    ['at 32, whose statement said', { ages: [32], discount: 0 }, 0],
  ] as const)('is unsure %s', (_, answers, most) => {
    const own = { ...held, adults: 'coverFor' in answers ? 2 : 1 } as const

    expect(personOf(answers, TODAY, own).unsureDiscount).toBe(most)
  })

  test('is not unsure if the policy that is held gives none, or none was chosen', () => {
    expect(personOf(at32, TODAY, plainPolicy()).unsureDiscount).toBe(0)
    expect(personOf(at32, TODAY).unsureDiscount).toBe(0)
  })

  test('counts once it is entered: for the policy that is held and for one that carries it over, but no other', () => {
    const person = personOf({ ...at32, discount: 10 }, TODAY, held)

    expect(priceFor(held, person)).toBe(6829)
    expect(priceFor(takesOver, person)).toBe(6829)
    expect(priceFor({ ...held, id: 'another' }, person)).toBe(7588)
    expect(priceFor(plainPolicy({ id: 'another' }), person)).toBe(7588)
  })

  test('carries over at any age if a policy allows it, whoever else gets one', () => {
    const young = plainPolicy({ id: 'young' }, { ageDiscount: 'also-on-transfer', discountAges: [[18, 25]] })

    expect(priceFor(young, personOf({ ...at32, discount: 10 }, TODAY, held))).toBe(6829)
    expect(priceFor(young, personOf({ ...at32, ages: [28] }, TODAY, held))).toBe(7588)
    expect(personOf({ ...at32, ages: [28] }, TODAY, young).unsureDiscount).toBe(10_000)
    expect(personOf({ ...at32, ages: [25] }, TODAY, young).unsureDiscount).toBe(0)
  })

  test('is not said to be nobody’s if it was entered but the age was not', () => {
    const assumed = (discount?: number) => personOf({ coverFor: 'singles', discount }, TODAY, held).assumed.join()

    expect(assumed()).toContain('Nobody gets the discount')
    expect(assumed(10)).toContain('under 65')
    expect(assumed(10)).not.toContain('Nobody gets the discount')
  })

  test('entered for a policy for one parent, is averaged with the other’s on one for both', () => {
    const parents = { coverFor: 'extended-family', history: 'since-31', discount: 10 } as const
    const one: Policy = { ...held, adults: 1 }
    const both: Policy = { ...takesOver, adults: 2 }
    const priceOf = (policy: Policy, ages: number[], holds = one) =>
      priceFor(policy, personOf({ ...parents, ages }, TODAY, holds))

    expect(priceOf(both, [32, 60])).toBe(7209)
    expect(priceOf(both, [32, 25])).toBe(6829)
    expect(priceOf(one, [32, 60])).toBe(6829)
    expect(priceOf(both, [32, 60], { ...held, adults: 2 })).toBe(7209)
    expect(priceOf(both, [60, 32])).toBe(7588)
  })

  test.each([
    ['at 62', { ages: [62] }, 7588],
    ['at 36, who was 28 when it began', { ages: [36] }, 7285],
    ['in a couple, of whom one is 62', { coverFor: 'couples', ages: [32, 62] }, 7209],
    ['in one of whom the other’s age was not said', { coverFor: 'couples', ages: [62] }, 7209],
    ['at an age that was not said', { ages: undefined }, 6829],
  ] as const)('counts up to what the age allows, whatever was entered: %s', (_, answers, cents) => {
    const own = { ...held, adults: 'coverFor' in answers ? 2 : 1 } as const

    expect(priceFor(own, personOf({ ...at32, discount: 10, ...answers }, TODAY, own))).toBe(cents)
  })

  test('is what the statement says, and not what the age says, with the policy that is held', () => {
    expect(priceFor(held, personOf({ ...at32, ages: [25], discount: 0 }, TODAY, held))).toBe(7588)
  })
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
      const prices = INCOME_ANSWERS.map(income => priceFor(policy, personOf({ ...answers, income }, TODAY)))

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
