import { expect, test } from 'vitest'
import { matches } from './matches.ts'
import { FAQ_GROUPS } from './more-questions.ts'

const item = { question: 'What is the Medicare Levy Surcharge?', answer: 'It depends on a person’s income.' }

test.each(['medicare', 'LEVY', 'surcharge income', 'surcharge, income', 'persons', 'person’s', '', '  ', '?'])(
  '"%s" finds it',
  sought => {
    expect(matches(item, sought)).toBe(true)
  },
)

test.each(['dental', 'surcharge dental', 'dental, surcharge'])('"%s" does not', sought => {
  expect(matches(item, sought)).toBe(false)
})

test.each(['visa', 'overseas', 'student', 'parents’ policy', 'can I switch?', 'loading switch', 'new to Medicare'])(
  'a search for "%s" finds an answer',
  sought => {
    expect(FAQ_GROUPS.flatMap(({ items }) => items).filter(one => matches(one, sought))).not.toEqual([])
  },
)
