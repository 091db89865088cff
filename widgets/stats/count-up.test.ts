import { expect, test } from 'vitest'
import { easeOut } from './count-up.ts'

test('the curve starts at nothing, ends at all, and slows down', () => {
  expect(easeOut(0)).toBe(0)
  expect(easeOut(1)).toBe(1)
  expect(easeOut(0.5)).toBeGreaterThan(0.5)
})
