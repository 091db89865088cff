import { expect, test } from 'vitest'
import { monthsOf } from '../import/titles.ts'

test.each([
  ['12', 'Month', 12],
  ['60', 'Day', 2],
  ['61', 'Day', 2],
  ['365', 'Day', 12],
  ['366', 'Day', 12],
  ['730', 'Day', 24],
  ['0', 'Month', 0],
])('a wait of %s (%s) is %d months', (value, unit, months) => {
  expect(monthsOf(value, unit)).toBe(months)
})

test.each(['', 'ask us', '-1', '9999'])('"%s" is no wait that can be read', value => {
  expect(monthsOf(value, 'Month')).toBeNull()
})
