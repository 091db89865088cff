import { expect, test } from 'vitest'
import { whenLabel } from './when.ts'

test('a call’s time is given in the office’s time zone and the visitor’s, and no line breaks within a time', () => {
  expect(whenLabel('2026-11-23', 1, 'Australia/Sydney')).toBe(
    'Monday 23 November 2026, 9:30\u00a0AM AEST (10:30\u00a0AM AEDT for you)',
  )
  // Before summer time both show the same.
  expect(whenLabel('2026-09-28', 21, 'Australia/Sydney')).toBe('Monday 28 September 2026, 7:30\u00a0PM AEST')
  expect(whenLabel('2026-11-23', 0, 'Pacific/Honolulu')).toContain('(Sun 1:00\u00a0PM')
})
