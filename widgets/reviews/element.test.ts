import { expect, test } from 'vitest'
import { reviews } from './element.ts'

test('takes ratings from 0 to 5 only', () => {
  const { read } = reviews.attributes.items!
  const rated = (rating: number) => [{ name: 'A.', rating, text: 'Made up.', date: 'today', verified: false }]

  for (const good of [0, 4.5, 5]) expect(read(rated(good))).toEqual(rated(good))
  for (const bad of [-1, 9, Number.NaN]) expect(read(rated(bad))).toBeUndefined()
})

test('an empty address leaves the link out, as the tag takes it too', () => {
  const { read } = reviews.attributes.allReviewsUrl!

  expect(read('')).toBe('')
  expect(read('https://reviews.example/of/us/')).toBe('https://reviews.example/of/us/')
  expect(read('/reviews')).toBeUndefined()
})

test('no review stays for less than a second', () => {
  const { read } = reviews.attributes.stayMs!

  expect(['0', '1000', '999', '-1', ''].map(read)).toEqual([0, 1000, undefined, undefined, undefined])
})
