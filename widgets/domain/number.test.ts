import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countLabel, grouped } from './number.ts'

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
