import { expect, test } from 'vitest'
import { wordingDay } from './wording-day.ts'

test('the words agreed to are named by their day, and unknown ones as they were sent', () => {
  expect(wordingDay('call', '2026-11-21')).toBe('21 November 2026')
  expect(wordingDay('health', '2026-11-21')).toBe('21 November 2026')
  expect(wordingDay('call', '9999-99-99')).toBe('9999-99-99')
})
