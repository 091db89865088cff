import { expect, test } from 'vitest'
import { FAQ_ITEMS } from './content.ts'

const answers = FAQ_ITEMS.map(item => item.answer)

test('the eight questions ask what the specification names, in its order', () => {
  const subjects = [
    /hospital cover and extras cover/,
    /Medicare\?/,
    /Medicare Levy Surcharge/,
    /switch health funds/,
    /waiting periods/,
    /hospital tiers/,
    /straight away/,
    /Lifetime Health Cover loading/,
  ]

  expect(FAQ_ITEMS).toHaveLength(subjects.length)
  subjects.forEach((subject, i) => {
    expect(FAQ_ITEMS[i]!.question).toMatch(subject)
  })
})

test.each([
  [2, '1% to 1.5%'],
  [2, 'above $93,000 for singles or $186,000 for families in 2023-24; $105,000 or $210,000 in 2026-27'],
  [4, 'pre-existing conditions it is 12 months'],
  [4, 'other waiting periods are 2 to 6 months'],
  [4, 'pregnancy-related services 12 months'],
  [5, 'Basic, Bronze, Silver and Gold'],
  [7, '2% on the cost of hospital cover for each year without hospital cover after age 31, capped at 70%'],
])('answer %i gives the specification’s figure: %s', (index, words) => {
  expect(answers[index]).toContain(words)
})
