import { expect, test } from 'vitest'
import { readCents, readDollars } from './read-number.ts'

test.each([
  ['117000', 117_000],
  ['$117,000', 117_000],
  [' 117 000 ', 117_000],
  ['117000.50', 117_000],
  ['0', 0],
  ['１１７，０００', 117_000],
  // As the calculator of Windows copies it, and as a web page may.
  ['\u202d117,000\u202c', 117_000],
  ['$\u200b117,000', 117_000],
])('"%s" is %d dollars', (typed, value) => {
  expect(readDollars(typed)).toBe(value)
})

test.each([
  ['2,400', 240_000],
  ['$2,400.50', 240_050],
  ['150.1', 15_010],
  ['19.99', 1_999],
])('a premium of "%s" is %d cents', (typed, cents) => {
  expect(readCents(typed)).toBe(cents)
})

test.each(['', 'lots', '-5', '1.234', '117k', '1234567890', '150,50', '1,17'])('"%s" is not an amount', typed => {
  expect(readDollars(typed)).toBeUndefined()
})
