import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countLabel } from './count.ts'

test('thousands are set apart by commas', () => {
  expect([0, 999, 1000, 200_000, 1_234_567].map(countLabel)).toEqual(['0', '999', '1,000', '200,000', '1,234,567'])
})

test('every count is written as Intl writes it for Australia', () => {
  fc.assert(fc.property(fc.maxSafeNat(), count => countLabel(count) === count.toLocaleString('en-AU')))
})
