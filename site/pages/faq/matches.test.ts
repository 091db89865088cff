import { expect, test } from 'vitest'
import { matches } from './matches.ts'

const item = { question: 'What is the Medicare Levy Surcharge?', answer: 'It depends on a person’s income.' }

test.each(['medicare', 'LEVY', 'surcharge income', 'persons', 'person’s', '', '  '])('"%s" finds it', sought => {
  expect(matches(item, sought)).toBe(true)
})

test.each(['dental', 'surcharge dental'])('"%s" does not', sought => {
  expect(matches(item, sought)).toBe(false)
})
