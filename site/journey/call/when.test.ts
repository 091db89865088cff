import { expect, test } from 'vitest'
import { timeLabel, whenLabel } from './when.ts'

test('a call’s time is given in the office’s time zone and the visitor’s, and no line breaks within a time or before its zone', () => {
  expect(whenLabel('2026-11-23', 1, 'Australia/Sydney')).toBe(
    'Monday 23 November 2026, 9:30\u00a0AM\u00a0AEST (10:30\u00a0AM\u00a0AEDT for you)',
  )
  // Before summer time both show the same.
  expect(whenLabel('2026-09-28', 21, 'Australia/Sydney')).toBe('Monday 28 September 2026, 7:30\u00a0PM\u00a0AEST')
  expect(whenLabel('2026-11-23', 0, 'Pacific/Honolulu')).toContain('(Sun 1:00\u00a0PM')
})

test.each([
  [0, 5, '12:05\u00a0AM'],
  [9, 30, '9:30\u00a0AM'],
  [22, 31, '10:31\u00a0PM'],
])('any other time is written as a call’s is: at %i hours and %i minutes', (hours, minutes, label) => {
  expect(timeLabel(new Date(2026, 10, 23, hours, minutes).getTime())).toBe(label)
})
