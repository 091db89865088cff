import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countLabel, grouped, readWhole, UNIT } from './number.ts'

test('thousands are set apart by commas, as the browser would do it', () => {
  fc.assert(
    fc.property(fc.nat(), count => {
      expect(countLabel(count)).toBe(count.toLocaleString('en-AU'))
    }),
  )
})

test('what follows the point is left as it is', () => {
  expect(grouped('1234567.1234567')).toBe('1,234,567.1234567')
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

test.each([
  '34',
  ' 34 ',
  '34.0',
  '34.',
  '３４',
  '٣٤',
  '۳۴',
  '34 years',
  '34 yrs',
  '34 Years old',
  '\u202d34\u202c',
  '\u200b34',
])('"%s" is an age of 34', typed => {
  expect(readWhole(typed, 18, 120, UNIT.years)).toBe(34)
})

test.each(['thirty', '3 4', '34.5', '34,0', '-34', '34 months', '34%'])('"%s" is no age', typed => {
  expect(readWhole(typed, 18, 120, UNIT.years)).toBeUndefined()
})

test('a number with the unit of another question is not taken for an answer', () => {
  expect(readWhole('2 years', 0, 1_200, UNIT.months)).toBeUndefined()
  expect(readWhole('24 months', 0, 1_200, UNIT.months)).toBe(24)
  expect(readWhole('20 %', 0, 70, UNIT.percent)).toBe(20)
})
