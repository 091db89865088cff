import { expect, test } from 'vitest'
import type { Loaded } from '#site/catalogue/client.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { plainPolicy } from '#widgets/domain/catalogue/tests/any-policy.ts'
import { resultsOf } from './results.ts'

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

const resultsIn = (policies: Loaded['policies'], answers: Answers) =>
  resultsOf(
    { outcome: 'loaded', policies, manifest: { funds: [] } as unknown as Loaded['manifest'] },
    {
      answers,
      held: null,
      today: '2026-11-22',
    },
  )

const loosened = (policies: Loaded['policies'], answers: Answers) =>
  resultsIn(policies, answers).loosened.map(({ label, count }) => `${label}: ${count}`)
