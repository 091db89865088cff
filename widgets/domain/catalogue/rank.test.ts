import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EVEN_WEIGHT } from '../answers.ts'
import { CLINICAL_CATEGORIES } from '../clinical-categories.ts'
import { anyCommissions, whilePaying } from '../tests/paying.ts'
import { personOf, priceFor } from './person.ts'
import type { Policy } from './policy.ts'
import { type Placed, type Priorities, rank } from './rank.ts'
import { reasonSentence } from './reason-sentence.ts'
import { anyAnswers, anyPolicies, covering, plainPolicy } from './tests/any-policy.ts'
import { brutePoints } from './tests/brute-force.ts'
import { wishesOf } from './wishes.ts'

const PLAIN: Priorities = { priceWeight: EVEN_WEIGHT, treatments: [], services: [] }
const priceOf = (policy: Policy) => policy.premium.hospital + policy.premium.extras
const costing = (id: string, cents: number, covers = covering([])) =>
  plainPolicy({ id, premium: { hospital: cents, extras: 0 } }, { covers })
const ids = (placed: Placed[]) => placed.map(entry => entry.policy.id)

test('if only price counts, the cheapest comes first', () => {
  const placed = rank([costing('dear', 300), costing('cheap', 100), costing('middle', 200)], priceOf, {
    ...PLAIN,
    priceWeight: 4,
  })

  expect(ids(placed)).toEqual(['cheap', 'middle', 'dear'])
  expect(placed.map(entry => entry.place)).toEqual([1, 2, 3])
})

test('if only cover counts, what was ticked comes first and breadth second', () => {
  const ticked = costing('ticked', 900, covering(['Cataracts']))
  const limited = costing('limited', 200, covering([], ['Cataracts']))
  const broad = costing('broad', 100, covering(['Blood', 'Skin', 'Eye', 'Dialysis']))

  const placed = rank([broad, limited, ticked], priceOf, { priceWeight: 0, treatments: ['Cataracts'], services: [] })

  expect(ids(placed)).toEqual(['ticked', 'limited', 'broad'])
})

test('twice the price of the cheapest is 50 points for price', () => {
  const [, second] = rank([costing('a', 100), costing('b', 200)], priceOf, PLAIN)

  expect(second!.reason).toMatchObject({ pricePoints: 50, aboveCheapest: 100 })
})

test('a policy that costs nothing has all the points for price', () => {
  const free = plainPolicy({ id: 'free', premium: { hospital: 0, extras: 0 } })

  const placed = rank([plainPolicy(), free], priceOf, { ...PLAIN, priceWeight: 4 })

  expect(placed.map(({ policy, reason }) => [policy.id, reason.pricePoints])).toEqual([
    ['free', 100],
    ['1', 0],
  ])
})

test('equal points: the cheaper first, then the lower id, whatever the order they came in', () => {
  const policies = [costing('c', 100), costing('a', 100), costing('b', 100)]

  expect(ids(rank(policies, priceOf, PLAIN))).toEqual(['a', 'b', 'c'])
  expect(ids(rank(policies.toReversed(), priceOf, PLAIN))).toEqual(['a', 'b', 'c'])
})

test('points that are equal by hand are equal here: the cheaper first, whatever a computer’s fractions leave over', () => {
  const ticked = ['Cataracts', 'Dialysis', 'InsulinPumps', 'SleepStudies']
  const others = CLINICAL_CATEGORIES.map(({ title }) => title).filter(title => !ticked.includes(title))
  // Each has 0.2 × 20/38 of the points: a restricted one of the four ticked counts as much as 19 others.
  const dear = costing('dear', 200, covering(others.slice(0, 1), ['Cataracts']))
  const cheap = costing('cheap', 100, covering(others.slice(0, 20)))

  const placed = rank([dear, cheap], priceOf, { priceWeight: 0, treatments: ticked, services: [] })

  expect(ids(placed)).toEqual(['cheap', 'dear'])
})

test('a hospital policy is not said to cover the services that were ticked', () => {
  const [placed] = rank([costing('a', 100, covering(['Skin']))], priceOf, {
    ...PLAIN,
    treatments: ['Skin'],
    services: ['Optical'],
  })

  expect(reasonSentence(placed!)).toContain('Covers every treatment you ticked')
})

test('a dearer combined policy says how much dearer it is, and how much of everything it covers', () => {
  const both = { ...costing('b', 250, covering(['Skin'])), extras: { Optical: {} } }
  const [, dearer] = rank([costing('a', 100), both], priceOf, { ...PLAIN, priceWeight: 4 })

  expect(reasonSentence(dearer!)).toBe('$1.50 a month more than the cheapest. Covers 2 of 65 treatments and services.')
})

test('ambulance-only cover says its price and for which trips it pays', () => {
  const [placed] = rank([plainPolicy({ hospital: null, ambulance: 'emergency' })], priceOf, PLAIN)

  expect(reasonSentence(placed!)).toBe('The cheapest on this list. Emergencies only.')
})

test('for ambulance-only cover, more trips count as more cover', () => {
  const ambulanceFor = (ambulance: Policy['ambulance'], cents: number) =>
    plainPolicy({ id: ambulance, hospital: null, ambulance, premium: { hospital: 0, extras: cents } })

  const placed = rank([ambulanceFor('emergency', 100), ambulanceFor('all', 900)], priceOf, { ...PLAIN, priceWeight: 0 })

  expect(placed.map(({ policy, reason }) => [policy.ambulance, reason.points])).toEqual([
    ['all', 100],
    ['emergency', 50],
  ])
})

test('hospital cover is said to be in full where it is', () => {
  const [placed] = rank([costing('a', 100, covering(['Skin'], ['Cataracts']))], priceOf, PLAIN)

  expect(reasonSentence(placed!)).toBe('The cheapest on this list. Covers 1 of 38 treatments in full.')
})

test('extras are not said to be paid in full', () => {
  const [placed] = rank([plainPolicy({ hospital: null, extras: { Optical: {} } })], priceOf, PLAIN)

  expect(reasonSentence(placed!)).toBe('The cheapest on this list. Pays towards 1 of 27 services.')
})

test.each([
  [['Cataracts', 'Skin'], [], 'The cheapest on this list. Covers every treatment you ticked, and 2 of 38 overall.'],
  [['Cataracts'], [], 'The cheapest on this list. Covers 1 of the 2 treatments you ticked; 1 of 38 overall.'],
  [
    ['Cataracts'],
    ['Skin'],
    'The cheapest on this list. Covers 1 of the 2 treatments you ticked, 1 more with restrictions; 1 of 38 overall.',
  ],
  [
    [],
    ['Cataracts', 'Skin'],
    'The cheapest on this list. Covers 0 of the 2 treatments you ticked, 2 with restrictions; 0 of 38 overall.',
  ],
])('a place says what it was given for', (full, restricted, sentence) => {
  const policy = costing('a', 100, covering(full, restricted))

  const [placed] = rank([policy], priceOf, { ...PLAIN, treatments: ['Cataracts', 'Skin'] })

  expect(reasonSentence(placed!)).toBe(sentence)
})

test('of one treatment that was ticked, a place says that it is restricted, without counting', () => {
  const policy = costing('a', 100, covering([], ['HospitalPsychiatric']))

  const [placed] = rank([policy], priceOf, { ...PLAIN, treatments: ['HospitalPsychiatric'] })

  expect(reasonSentence(placed!)).toBe(
    'The cheapest on this list. Covers the treatment you ticked with restrictions only; 0 of 38 overall.',
  )
})

test('the points are those that the page explains, for thousands of random policies and people', () => {
  fc.assert(
    fc.property(anyPolicies(20), anyAnswers, (policies, answers) => {
      const person = personOf(answers, '2026-11-21')
      const priority = { ...wishesOf(answers), priceWeight: answers.priceWeight ?? EVEN_WEIGHT }
      const placed = rank(policies, policy => priceFor(policy, person), priority)
      const cheapest = Math.min(...policies.map(policy => priceFor(policy, person)))

      for (const { policy, price, reason } of placed)
        expect(reason.points).toBeCloseTo(brutePoints(policy, price, cheapest, answers), 9)
      expect(placed.every(({ reason }, i) => i === 0 || placed[i - 1]!.reason.points >= reason.points)).toBe(true)
      expect(ids(placed).sort()).toEqual(policies.map(policy => policy.id).sort())
    }),
    { numRuns: 400 },
  )
})

test('a fund that pays us more ranks no higher: shuffling the commissions of all funds changes no place', () => {
  fc.assert(
    fc.property(
      anyPolicies(20),
      anyAnswers,
      anyCommissions,
      anyCommissions,
      fc.array(fc.double({ noNaN: true }), { minLength: 20, maxLength: 20 }),
      (policies, answers, commissions, others, amounts) => {
        const person = personOf(answers, '2026-11-21')
        const order = (all: readonly Policy[]) =>
          ids(rank(all, policy => priceFor(policy, person), { ...PLAIN, ...wishesOf(answers) }))
        // Commissions smuggled in wherever a policy could carry them.
        const paid = policies.map((policy, i) => ({
          ...policy,
          commission: amounts[i],
          basis: others[policy.fund],
          premium: { ...policy.premium, commission: amounts[i] },
        }))

        expect(whilePaying(others, () => order(paid))).toEqual(whilePaying(commissions, () => order(policies)))
      },
    ),
  )
})

test('no field of a policy or a priority could hold a commission', () => {
  // @ts-expect-error a policy knows no commission
  const policy: Policy = { ...plainPolicy(), commission: 1 }
  // @ts-expect-error nor do priorities
  const priorities: Priorities = { ...PLAIN, commission: 1 }

  expect(rank([policy], priceOf, priorities)).toHaveLength(1)
})
