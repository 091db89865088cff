import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Loaded } from '#site/catalogue/client.ts'
import { type Answers, EVEN_WEIGHT } from '#widgets/domain/answers.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { anyAnswers, anyPolicies, covering, plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import { filter, wishesOf } from '#widgets/domain/catalogue/wishes.ts'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import type { CoverType } from '#widgets/domain/cover-types.ts'
import { anyCommissions, whilePaying } from '#widgets/domain/tests/paying.ts'
import { NOTHING_ASKED } from './filters/asking-less.ts'
import { bestOfEachFund, resultsOf } from './results.ts'

const excess = { perAdmission: 500, perPerson: 500, perPolicy: 500 }
const BRONZE = plainPolicy({ premium: { hospital: 20_000, extras: 0 } }, { excess })
const GOLD = plainPolicy({ id: '2' }, { tier: 'Gold', excess })

test('if wishes rule each other out, so that no single one helps, all of them can be taken back at once', () => {
  const wishes: Answers = { treatments: ['Eye'], partly: true, mostExcess: 0, leastTier: 'Gold', income: 'tier-3' }

  expect(loosened([BRONZE], { mostExcess: 0, leastTier: 'Gold' })).toEqual(['Ignore everything you asked for: 1'])
  expect(loosened([BRONZE, GOLD], { mostExcess: 0, leastTier: 'Gold' })).toEqual(['Any excess: 1'])

  const [all] = resultsIn([BRONZE, GOLD], wishes).loosened
  expect(all).toMatchObject({ count: 2, from: 10_000 })
  expect(resultsIn([BRONZE, GOLD], { ...wishes, ...all!.answers }).placed).toHaveLength(2)
  expect(all!.answers).not.toHaveProperty('income')
})

test('everything that leaves policies out can be taken back, but for the partner who is to be covered', () => {
  fc.assert(
    fc.property(anyPolicies(5), anyAnswers, (policies, answers) => {
      const wishes = wishesOf({ ...answers, ...NOTHING_ASKED })

      expect(filter(policies, { ...wishes, bothAdults: false }), 'a new filter has its line in LESS').toEqual(policies)
    }),
  )
})

test('the first four picked are side by side in the order in which they were picked; the rest, and those sold elsewhere, are named apart', () => {
  const policies = ['1', '2', '3', '4', '5'].map(id => plainPolicy({ id }))
  const { compared, beyond, absent } = resultsIn(policies, { compared: ['5', 'elsewhere', '3', '1', '4', '2'] })

  expect(compared.map(({ id }) => id)).toEqual(['5', '3', '1', '4'])
  expect(beyond.map(({ id }) => id)).toEqual(['2'])
  expect(absent).toEqual(['elsewhere'])
  expect(resultsIn(policies, {})).toMatchObject({ compared: [], beyond: [], absent: [] })
})

test('the order follows the weight of price against cover, which is even until it is chosen', () => {
  const titles = CLINICAL_CATEGORIES.map(({ title }) => title)
  const covers = (id: string, hospital: number, treatments: number) =>
    plainPolicy({ id, premium: { hospital, extras: 0 } }, { covers: covering(titles.slice(0, treatments)) })
  const policies = [covers('everything', 40_000, 38), covers('much', 12_000, 25), covers('cheap', 10_000, 1)]
  const first = (answers: Answers) => resultsIn(policies, answers).placed[0]?.policy.id

  expect(first({ priceWeight: 4 })).toBe('cheap')
  expect(first({ priceWeight: 0 })).toBe('everything')
  expect([first({}), first({ priceWeight: EVEN_WEIGHT })]).toEqual(['much', 'much'])
})

test('the policy that is held is shown beside a list of its kind, and ambulance cover beside every list', () => {
  const both = plainPolicy({ extras: { Optical: {} } })
  const hospital = plainPolicy()
  const extras = plainPolicy({ hospital: null, extras: { Optical: {} } })
  const ambulance = plainPolicy({ hospital: null, ambulance: 'all' })
  const shownFor = (coverType: CoverType) =>
    [both, hospital, extras, ambulance].map(held => resultsIn([BRONZE], { coverType }, held).current === held)

  expect(shownFor('hospital-only')).toEqual([true, true, false, true])
  expect(shownFor('extras-cover')).toEqual([true, false, true, true])
  expect(shownFor('hospital-and-extras')).toEqual([true, true, true, true])
  expect(resultsIn([BRONZE], {}).current).toBeNull()
})

test('if nothing is left out, nothing is offered to be taken back', () => {
  expect(loosened([BRONZE, GOLD], {})).toEqual([])
})

test('a short list has the best of each fund, in the published order', () => {
  const placed = resultsIn(
    ['A', 'B', 'A', 'C', 'B'].map((fund, at) =>
      plainPolicy({ id: String(at), fund, premium: { hospital: 10_000 + 1_000 * at, extras: 0 } }),
    ),
    { priceWeight: 4 },
  ).placed

  expect(bestOfEachFund(placed).map(({ policy: { id, fund } }) => id + fund)).toEqual(['0A', '1B', '3C'])
})

test('whatever the funds pay us, the list and its best of each fund are the same', () => {
  fc.assert(
    fc.property(anyPolicies(20), anyAnswers, anyCommissions, anyCommissions, (policies, answers, some, others) => {
      function listed() {
        const { placed } = resultsIn(policies, answers)
        return [placed, bestOfEachFund(placed)].map(list => list.map(({ policy: { id } }) => id))
      }

      expect(whilePaying(others, listed)).toEqual(whilePaying(some, listed))
    }),
  )
})

const resultsIn = (policies: Loaded['policies'], answers: Answers, held: Policy | null = null) =>
  resultsOf(
    { outcome: 'loaded', policies, manifest: { funds: [], dataOf: '2026-11-01' } as unknown as Loaded['manifest'] },
    {
      answers,
      held,
      today: '2026-11-22',
    },
  )

const loosened = (policies: Loaded['policies'], answers: Answers) =>
  resultsIn(policies, answers).loosened.map(({ label, count }) => `${label}: ${count}`)
