import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLINICAL_CATEGORIES, categoriesOf } from '../clinical-categories.ts'
import { EXTRAS } from '../extras.ts'
import { HOSPITAL_TIERS, PRODUCT_TIERS } from '../hospital-tiers.ts'
import type { Policy } from './policy.ts'
import { anyAnswers, anyPolicies, covering, plainPolicy } from './tests/any-policy.ts'
import { bruteFits } from './tests/brute-force.ts'
import { filter, type Wishes, wishesOf } from './wishes.ts'

const TITLES = CLINICAL_CATEGORIES.map(category => category.title)

describe.each(TITLES)('somebody who needs %s', treatment => {
  const wishes = wishesOf({ treatments: [treatment] })

  test('is shown a policy that covers it in full, and none that limits or leaves it out', () => {
    const others = TITLES.filter(title => title !== treatment)

    expect(fits(plainPolicy({}, { covers: covering([treatment]) }), wishes)).toBe(true)
    expect(fits(plainPolicy({}, { covers: covering(others, [treatment]) }), wishes)).toBe(false)
    expect(fits(plainPolicy({}, { covers: covering(others) }), wishes)).toBe(false)
  })
})

test.each(HOSPITAL_TIERS)('a policy that covers all that %s must cover fits a wish for any of it', tier => {
  const titles = categoriesOf(tier).map(category => category.title)
  const policy = plainPolicy({}, { covers: covering(titles) })

  expect(titles.filter(title => !fits(policy, wishesOf({ treatments: [title] })))).toEqual([])
  expect(TITLES.filter(title => fits(policy, wishesOf({ treatments: [title] })))).toHaveLength(titles.length)
})

test.each(EXTRAS.map(extra => extra.title))('somebody who needs %s is shown only extras that have it', service => {
  const wishes = wishesOf({ services: [service] })

  expect(fits(plainPolicy({ extras: { [service]: {} } }), wishes)).toBe(true)
  expect(fits(plainPolicy({ extras: {} }), wishes)).toBe(false)
})

const fits = (policy: Policy, wishes: Wishes) => filter([policy], wishes).length === 1

test('a minimum tier lets in itself and everything above, plus tiers included', () => {
  const ids = PRODUCT_TIERS.map(tier => tier.id)

  for (const [at, leastTier] of ids.entries()) {
    const let_in = ids.filter(tier => fits(plainPolicy({}, { tier }), wishesOf({ leastTier })))
    expect(let_in).toEqual(ids.slice(at))
  }
})

test.each([
  [500, 500, true],
  [499, 500, false],
  [0, null, true],
])('with at most $%i for a stay, an excess of %s', (mostExcess, perAdmission, fitting) => {
  const excess = perAdmission === null ? null : { perAdmission, perPerson: null, perPolicy: null }

  expect(fits(plainPolicy({}, { excess }), wishesOf({ mostExcess }))).toBe(fitting)
})

test('a policy whose excess is not stated passes no filter for the excess, and is listed without one', () => {
  const unstated = plainPolicy({}, { excess: { perAdmission: null, perPerson: null, perPolicy: null } })

  for (const mostExcess of [0, 750]) expect(fits(unstated, wishesOf({ mostExcess }))).toBe(false)
  expect(fits(unstated, wishesOf({}))).toBe(true)
})

test('a partner who was mentioned is covered, and an adult child’s only parent still sees every policy', () => {
  const [one, two] = [plainPolicy({ adults: 1 }), plainPolicy({ adults: 2 })]
  const couple = wishesOf({ coverFor: 'extended-family', ages: [58, 57] })

  expect(filter([one, two], couple)).toEqual([two])
  expect(
    filter([one, two], wishesOf({ coverFor: 'extended-family', history: 'none', partnerHistory: 'since-31' })),
  ).toEqual([two])
  // It counts only beside the visitor's own.
  expect(filter([one, two], wishesOf({ coverFor: 'extended-family', partnerHistory: 'since-31' }))).toEqual([one, two])
  expect(filter([one, two], wishesOf({ coverFor: 'extended-family', ages: [58] }))).toEqual([one, two])
  // Beside extras alone the question about a partner's hospital cover is not there to be cleared.
  const told = { coverFor: 'extended-family', history: 'none', partnerHistory: 'since-31' } as const
  expect(filter([one, two], wishesOf({ ...told, coverType: 'hospital-only' }))).toEqual([two])
  expect(filter([one, two], wishesOf({ ...told, coverType: 'extras-cover' }))).toEqual([one, two])
  expect(filter([one, two], wishesOf({ coverFor: 'singles', ages: [58, 57] }))).toEqual([one, two])
})

test('a treatment or service that does not exist, from an old or mistyped address, is not a wish', () => {
  const policy = plainPolicy({ extras: { Optical: {} } }, { covers: covering(['Skin']) })

  expect(fits(policy, wishesOf({ treatments: ['Skin', 'Pregnancy'], services: ['Optical', 'Dental'] }))).toBe(true)
})

test('a fund that the release does not have, from an old address, is not a wish: nothing would fit', () => {
  const funds = [{ code: 'XDM' }, { code: 'XSH' }]

  expect(wishesOf({ funds: ['XDM', 'GONE'] }, funds).funds).toEqual(['XDM'])
  expect(fits(plainPolicy(), wishesOf({ funds: ['GONE'] }, funds))).toBe(true)
})

test('nobody who asks for surgery loses the extras policies, which have no hospital part', () => {
  const extras = plainPolicy({ hospital: null, extras: { Optical: {} } })

  expect(fits(extras, wishesOf({ treatments: ['Cataracts'], leastTier: 'Gold', noCoPayment: true }))).toBe(true)
})

test('people content with some of what they ticked are shown no policy that covers none of it', () => {
  const some = wishesOf({ treatments: ['Cataracts', 'Skin'], services: ['Optical'], partly: true })
  const [none, limited, full] = [covering([]), covering([], ['Skin']), covering(['Skin'])].map(covers => ({ covers }))

  expect([none, limited, full].map(hospital => fits(plainPolicy({}, hospital), some))).toEqual([false, true, true])
  expect(fits(plainPolicy({ extras: { Dietetics: {} } }, none), some)).toBe(false)
  expect(fits(plainPolicy({ extras: { Optical: {} } }, none), some)).toBe(true)
  expect(fits(plainPolicy({ hospital: null, extras: { Dietetics: {} } }), some)).toBe(false)
})

test('a wish for some of what was ticked hides no policy to which none of it can apply', () => {
  const some = wishesOf({ treatments: ['Cataracts'], partly: true })

  expect(fits(plainPolicy({ hospital: null, extras: {} }), some)).toBe(true)
  expect(fits(plainPolicy({ hospital: null }), some)).toBe(true)
  expect(fits(plainPolicy(), wishesOf({ services: ['Optical'], partly: true }))).toBe(true)
  expect(fits(plainPolicy(), wishesOf({ partly: true }))).toBe(true)
})

test('a slow and simple check agrees about thousands of random policies and people', () => {
  fc.assert(
    fc.property(anyPolicies(20), anyAnswers, (policies, answers) => {
      expect(filter(policies, wishesOf(answers))).toEqual(policies.filter(policy => bruteFits(policy, answers)))
    }),
    { numRuns: 400 },
  )
})

test('one more tick never lets in another policy if all ticks must be covered', () => {
  fc.assert(
    fc.property(anyPolicies(20), anyAnswers, fc.constantFrom(...TITLES), (policies, answers, title) => {
      const all = { ...answers, partly: undefined }
      const before = filter(policies, wishesOf(all))
      const after = filter(policies, wishesOf({ ...all, treatments: [...(all.treatments ?? []), title] }))

      expect(before).toEqual(expect.arrayContaining(after))
    }),
  )
})
