import { expect, test } from 'vitest'
import { readCents, readDollars, readWhole } from './read-number.ts'

test.each([
  ['117000', 117_000],
  ['$117,000', 117_000],
  [' 117 000 ', 117_000],
  ['117000.50', 117_000],
  ['0', 0],
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

test.each(['', 'lots', '-5', '1.234', '117k', '1234567890'])('"%s" is no amount', typed => {
  expect(readDollars(typed)).toBeUndefined()
})

test('a whole number keeps within its limits', () => {
  expect(readWhole(' 41 ', 0, 120)).toBe(41)
  expect(readWhole('0', 0, 120)).toBe(0)
  expect(readWhole('120', 0, 120)).toBe(120)
  expect(readWhole('121', 0, 120)).toBeUndefined()
  expect(readWhole('4.5', 0, 120)).toBeUndefined()
  expect(readWhole('', 0, 120)).toBeUndefined()
  expect(readWhole('17', 18, 120)).toBeUndefined()
})
