import { expect, test } from 'vitest'
import { compact, inFull } from './compact.ts'

test.each([
  [0, '0'],
  [40, '40'],
  [4.8, '4.8'],
  [4.35, '4.35'],
  [99.99, '99.99'],
  [999.99, '999.99'],
  [999, '999'],
  [1_000, '1K'],
  [1_540, '1.5K'],
  [100_000, '100K'],
  [999_999, '999.9K'],
  [1_000_000, '1M'],
  [2_560_000, '2.5M'],
])('%d reads %s', (count, shown) => {
  expect(compact(count, count)).toBe(shown)
})

test('a count up to 99.99 has at most two decimals on the way', () => {
  expect([0, 12.345_678, 99.989_9].map(count => compact(count, 99.99))).toEqual(['0', '12.34', '99.98'])
  expect(compact(12.345_678, 40)).toBe('12')
})

test('the full figure keeps its thousands apart', () => {
  expect([100_000, 1_999.9, 4.8, 99.99].map(inFull)).toEqual(['100,000', '1,999', '4.8', '99.99'])
})
