import { expect, test } from 'vitest'
import { lastDayOf } from './last-day.ts'

test('what ends at midnight at the office ended on the day before, and what ends during a day, on that day', () => {
  expect(lastDayOf('2026-12-01T00:00:00+10:00')).toBe('2026-11-30')
  expect(lastDayOf('2026-11-30T14:00:00Z')).toBe('2026-11-30')
  expect(lastDayOf('2026-12-01T00:00:01+10:00')).toBe('2026-12-01')
})
