import { expect, test } from 'vitest'
import { readCode } from './credentials.ts'

test.each([
  ['123456', '123456'],
  ['Your HiCompare code is 123 456. It works for 10 minutes.', '123456'],
  ['1 2 3 - 4 5 6', '123456'],
  // As East Asian keyboards type it.
  ['１２３４５６', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['', undefined],
])('the code in “%s” is %s', (typed, code) => {
  expect(readCode(typed)).toBe(code)
})
