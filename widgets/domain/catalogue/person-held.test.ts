import { describe, expect, test } from 'vitest'
import type { Answers } from '../answers.ts'
import { personOf, priceFor } from './person.ts'
import type { Policy } from './policy.ts'
import { plainPolicy } from './tests/any-policy.ts'

const TODAY = '2026-11-21'

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

  test('where no policy was chosen, none is missing: the answers count as they are', () => {
    const person = personOf(answers, TODAY, null)

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
      expect(personOf(later, TODAY, null).assumed).toEqual([
        expect.stringMatching(/you chose was not found in the data/),
        expect.stringMatching(/^Your partner no longer pays a loading/),
      ])
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
