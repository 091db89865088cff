import fc from 'fast-check'
import { expect, test } from 'vitest'
import { waitingSentence } from '#site/journey/answers/hints.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { anyAnswers, anyPolicies } from '#widgets/domain/catalogue/tests/any-policy.ts'
import { filter, wishesOf } from '#widgets/domain/catalogue/wishes.ts'
import { NOTHING_ASKED, nothingAskedNow } from './asking-less.ts'

const WISHES = Object.keys(NOTHING_ASKED) as (keyof Answers)[]
const TRIED = fc.sample(fc.tuple(anyPolicies(5), anyAnswers), { numRuns: 1_000, seed: 1 })

const LISTS = [
  { coverType: 'extras-cover', only: (policy: Policy): Policy => ({ ...policy, hospital: null }) },
  { coverType: 'hospital-only', only: (policy: Policy): Policy => ({ ...policy, extras: null }) },
] as const

test.each(LISTS)('on a list of $coverType, clearing takes back what leaves policies out, and nothing else', list => {
  const { coverType, only } = list
  const leavesOut = (name: keyof Answers) =>
    TRIED.some(([policies, told]) => {
      const left = (answers: Answers) =>
        filter(policies.map(only), wishesOf({ ...answers, coverType }))
          .map(({ id }) => id)
          .join()
      return left(told) !== left({ ...told, [name]: undefined })
    })

  expect(
    Object.keys(nothingAskedNow({ coverType })),
    'a filter of hospital cover has its place in OF_HOSPITAL, one of extras beside the services',
  ).toEqual(WISHES.filter(leavesOut))
})

test.each(LISTS)('of each answer that does not count on a list of $coverType it is said that it is saved', list => {
  const { coverType } = list
  const kept = WISHES.filter(name => !(name in nothingAskedNow({ coverType })))
  const answerOf = (name: keyof Answers) => TRIED.map(([, told]) => told[name]).find(answer => answer !== undefined)

  expect(kept).not.toEqual([])
  for (const name of kept) {
    const answers: Answers = Object.fromEntries([
      ['coverType', coverType],
      [name, answerOf(name)],
    ])
    expect(waitingSentence(answers), name).toBeDefined()
  }
})
