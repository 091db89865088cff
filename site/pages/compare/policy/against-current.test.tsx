import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Answers } from '#widgets/domain/answers.ts'
import { personOf, priceFor } from '#widgets/domain/catalogue/person.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { rank } from '#widgets/domain/catalogue/rank.ts'
import { plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import type { CoverFor } from '#widgets/domain/cover-for.ts'
import { OwnPolicy } from '../own-policy/own-policy.tsx'
import { AgainstCurrent } from './against-current.tsx'

afterEach(cleanup)

/** Somebody whose circumstances move no price. */
const UNMOVED = { coverFor: 'singles', history: 'since-31', income: 'tier-3' } as const

/** What the card of a policy says against the visitor’s own. */
function cardSays(current: Policy, policy: Policy, answers: Answers = UNMOVED) {
  const person = personOf(answers, '2026-11-22', current)
  const price = priceFor(policy, person)
  const { container } = render(<AgainstCurrent {...{ current, policy, answers, person, price }} />)
  return container.textContent
}

/** What is said of the visitor’s own policy above a list of those that fit, of which it may show only some. */
function aboveList(
  current: Policy,
  policies: Policy[],
  answers: Answers,
  { fitting = policies, isListed = (_: Policy): boolean => true } = {},
) {
  const person = personOf(answers, '2026-11-22', current)
  const wishes = { priceWeight: 4, treatments: [], services: [] } as const
  const placed = rank(fitting, policy => priceFor(policy, person), wishes)
  const listed = placed.filter(({ policy }) => isListed(policy))
  const shown = { current, fundName: 'Demo', person, answers, placed, listed, policies, since: null }
  const { container } = render(<OwnPolicy {...shown} />)
  return container.textContent
}

const costing = (hospital: number) => plainPolicy({ id: '2', premium: { hospital, extras: 0 } })

test('if nothing would be lost, a family reads what is not compared, and both parents stay covered', () => {
  const against = (coverFor: CoverFor, differences: Partial<Policy>, dependants: Policy['dependants'] = []) => {
    const current = plainPolicy({ adults: 2, dependants })
    const person = personOf({ coverFor }, '2026-11-22', current)
    const policy = plainPolicy({ id: '2', adults: 2, ...differences })
    const { container } = render(
      <AgainstCurrent current={current} policy={policy} answers={{ coverFor }} person={person} price={100} />,
    )
    return container.textContent
  }

  expect(against('families', {})).toMatch(/Like for like: .*not compared the ages up to which each covers children/)
  const dependants: Policy['dependants'] = [{ kind: 'Child', to: 20 }, { kind: 'Disability' }]
  expect(against('families', { dependants }, dependants)).toMatch(/Like for like: (?!.*children)/)
  expect(against('families', { dependants: [{ kind: 'Child', to: 17 }] }, dependants)).toMatch(
    /Not like for like.*It may cover children or other dependants only up to a lower age, or not at all/,
  )
  expect(against('couples', {})).toMatch(/Like for like: (?!.*children)/)
  expect(against('extended-family', { adults: 1 })).toMatch(/Not like for like.*covers one parent, not both/)
})

test('the cost or saving of a switch is given per month, and a saving per year too', () => {
  const current = plainPolicy()

  expect(cardSays(current, costing(9_000))).toMatch(/Like for like: .* costs \$10\.00 a month less, \$120\.00 a year\./)
  expect(cardSays(current, costing(10_000))).toMatch(/You would lose nothing; it costs the same\./)
  expect(cardSays(current, costing(11_000))).toMatch(/You would lose nothing; it costs \$10\.00 a month more\./)
  expect(cardSays(plainPolicy({ ambulance: 'all' }), costing(9_000))).toMatch(
    /Not like for like, so the difference is not a saving\. This one costs \$10\.00 a month less\./,
  )
})

test('if nothing of hospital cover would be lost, people read that agreements with hospitals and doctors are not compared', () => {
  const extras = { DentalGeneral: {} }
  const extrasAlone = (id: string) => ({ ...plainPolicy({ id, extras }), hospital: null })

  expect(cardSays(plainPolicy(), costing(9_000))).toMatch(/Like for like: .*have an agreement with the fund is not in/)
  expect(aboveList(plainPolicy(), [costing(9_000)], UNMOVED)).toContain('Each result says what was not compared.')
  expect(cardSays(plainPolicy({ ambulance: 'all' }), costing(9_000))).not.toContain('agreement')
  expect(cardSays(extrasAlone('1'), extrasAlone('2'))).not.toContain('agreement')
})

test('what a switch loses and what it gains are both named', () => {
  const coPayment = { perDay: 100, mostPerStay: null, daySurgery: null, mostPerYear: null }
  const excess = { perAdmission: 500, perPerson: 500, perPolicy: 500 }
  const best = plainPolicy({ ambulance: 'all' })
  const accommodation = 'public'
  const least = plainPolicy(
    { id: '2', ambulance: 'emergency' },
    { coPayment, excess, accommodation, avoidsSurcharge: false },
  )

  const worse = cardSays(best, least)
  for (const sentence of [
    'A higher excess, by $500 a stay.',
    'A co-payment for days in hospital; you have none now.',
    'It may pay for fewer hospitals, or for a shared room.',
    'It does not avoid the Medicare Levy Surcharge.',
    'Less ambulance cover.',
  ])
    expect(worse).toContain(sentence)
  expect(worse).not.toMatch(/A lower|No co-payment|It avoids|More ambulance/)
  const better = cardSays(least, best)
  for (const sentence of [
    'You would lose nothing; it costs the same.',
    'A lower excess, by $500 a stay.',
    'No co-payment for days in hospital; you have one now.',
    'It pays for more hospitals, or for a room of your own.',
    'It avoids the Medicare Levy Surcharge; yours does not.',
    'More ambulance cover.',
  ])
    expect(better).toContain(sentence)
  expect(better).not.toMatch(/A higher|A co-payment|does not avoid|Less ambulance/)
  expect(cardSays(best, { ...best, id: '2' })).not.toMatch(/excess|co-payment|hospitals|Surcharge|ambulance/i)
})

test('what the excess is not asked for now, and would be, is named', () => {
  const excess = { perAdmission: 500, perPerson: 500, perPolicy: 500 }
  const current = plainPolicy({}, { excess, excessWaivers: ['day surgery', 'children on the policy'] })
  const next = plainPolicy({ id: '2' }, { excess, excessWaivers: ['day surgery'] })

  expect(cardSays(current, next)).toContain('An excess for what has none in your policy: children on the policy.')
  expect(cardSays(next, current)).toContain('You would lose nothing')
})

test('hospitals that the data does not state are no reason to promise more of them, nor the same', () => {
  const unstated = (id: string) => plainPolicy({ id }, { accommodation: 'not-stated' })
  const publicOnly = plainPolicy({ id: '3' }, { accommodation: 'public' })

  for (const next of [publicOnly, unstated('2')]) {
    const card = cardSays(unstated('1'), next)
    expect(card).toContain('It may pay for fewer hospitals, or for a shared room.')
    expect(card).not.toContain('It pays for more hospitals')
  }
  expect(cardSays(unstated('1'), plainPolicy({ id: '4' }))).toContain('You would lose nothing')
})

test('an excess that the data does not state for both is no reason to name a saving', () => {
  const stated = { perAdmission: 500, perPerson: 500, perPolicy: 500 }
  const own = plainPolicy({}, { excess: { perAdmission: null, perPerson: null, perPolicy: null } })
  const next = plainPolicy({ id: '2', premium: { hospital: 9_000, extras: 0 } }, { excess: stated })

  expect(cardSays(own, next)).toMatch(/Not like for like.*The excess may be higher: the data does not state both\./)
  expect(cardSays(own, costing(9_000))).toMatch(/Like for like: you would lose nothing(?!.*may be higher)/)
})

test('people who move from a policy for one parent to one for both read that the partner serves every wait', () => {
  const current = plainPolicy({ adults: 1 })
  const coverFor = 'extended-family'
  const both = plainPolicy({ id: '2', adults: 2 })
  const one = plainPolicy({ id: '3', adults: 1 })
  const card = (policy: Policy) => cardSays(current, policy, { coverFor, monthsHeld: 24 })

  expect(card(both)).toMatch(/covers both parents, not one.*partner who is not on your current policy serves every/)
  expect(card(one)).not.toMatch(/partner/)
  expect(aboveList(current, [both], { coverFor })).toMatch(/need not repeat hospital waiting.*partner who is not on/)
  expect(aboveList(current, [one], { coverFor })).not.toMatch(/partner/)
  expect(aboveList(current, [both], { coverFor, monthsHeld: 24 })).not.toMatch(/partner|need not repeat/)
})

test('people who hold extras alone read what carries over for extras, and nothing of hospital', () => {
  const extras = { DentalGeneral: {} }
  const own = { ...plainPolicy({ extras }), hospital: null }
  const combined = plainPolicy({ id: '2', extras })

  expect(aboveList(own, [combined], { coverFor: 'singles' })).toMatch(/no law makes/)
  expect(aboveList(own, [combined], { coverFor: 'singles' })).not.toMatch(/hospital waiting/)
})

test('the possible age-based discount on a policy for one parent is that parent’s, not the average of both', () => {
  const current = plainPolicy({ adults: 1 }, { ageDiscount: 'by-age-only' })
  const said = (ages: number[]) => {
    const answers = { coverFor: 'extended-family', history: 'since-31', ages } as const
    return aboveList(current, [plainPolicy({ id: '2', adults: 1, premium: { hospital: 100, extras: 0 } })], answers)
  }

  expect(said([32, 60])).toMatch(/we show no saving: .*age-based discount of up to 10%/)
  expect(said([60, 32])).toMatch(/One like-for-like policy in this list costs less(?!.*age-based discount)/)
})

test('above the list a saving on the visitor’s own policy is named only like for like, with the price', () => {
  const at = (id: string, hospital: number, differences: Partial<Policy> = {}) =>
    plainPolicy({ id, premium: { hospital, extras: 0 }, ...differences })
  const current = at('own', 10_000, { ambulance: 'all' })
  const less = [at('1', 9_000, { ambulance: 'all' }), at('2', 8_000, { ambulance: 'all' })]
  const others = [at('3', 7_000), at('4', 11_000, { ambulance: 'all' })]
  const said = (policies: Policy[], only: Parameters<typeof aboveList>[3] = {}) =>
    aboveList(current, policies, UNMOVED, only)

  expect(said([current, ...less, ...others])).toMatch(
    /4th of 5 that .* 2 like-for-like policies in this list cost less, from \$80.00 a month/,
  )
  expect(said([current, less[0]!, ...others])).toMatch(/One like-for-like policy in this list costs less: \$90.00/)
  expect(said([current, ...others])).toMatch(/The data shows no like-for-like policy in this list that costs less/)
  expect(said([current, ...others], { fitting: others })).toMatch(/does not fit what you asked for/)
  const all = [current, ...less, ...others]
  expect(said(all, { isListed: ({ id }) => id !== '2' })).toMatch(
    /4th of 5 that .* One like-for-like policy in this list costs less: \$90.00 a month\. “Only the top-ranked policy from each fund” leaves out one that costs less\./,
  )
  expect(said(all, { isListed: ({ id }) => id > '2' })).toMatch(
    /no like-for-like policy .* leaves out 2 that cost less\./,
  )
})
