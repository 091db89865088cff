import { expect, test, vi } from 'vitest'
import { clockIn, dayIn, isZone, zoneName } from './zone-clock.ts'

test('zones have the names that Australians use', () => {
  const summer = new Date('2026-12-01T00:00:00Z')

  expect(zoneName(summer, 'Australia/Brisbane')).toBe('AEST')
  expect(zoneName(summer, 'Australia/Melbourne')).toBe('AEDT')
  expect(zoneName(new Date('2026-07-01T00:00:00Z'), 'Australia/Melbourne')).toBe('AEST')
})

test('what a browser reports as its zone is checked', () => {
  expect(isZone('Australia/Perth')).toBe(true)
  expect(isZone('Mars/Olympus')).toBe(false)
  expect(isZone('')).toBe(false)
})

test('today depends on the time zone', () => {
  const newYearsEve = new Date('2026-12-31T13:30:00Z')

  expect(dayIn('Australia/Sydney', newYearsEve)).toBe('2027-01-01')
  expect(dayIn('Australia/Brisbane', newYearsEve)).toBe('2026-12-31')
  expect(dayIn('Australia/Perth', newYearsEve)).toBe('2026-12-31')
  expect(dayIn('Pacific/Auckland', newYearsEve)).toBe('2027-01-01')
})

test.each([
  ['Australia/Adelaide', '2026-11-22', '12:00 AM'],
  ['Australia/Broken_Hill', '2026-11-22', '12:00 AM'],
  ['Asia/Kathmandu', '2026-11-21', '7:15 PM'],
])('in %s a clock shows what it shows there, at midnight too', (zone, day, time) => {
  expect(clockIn(zone, new Date('2026-11-21T13:30:00Z'))).toEqual([day, time])
})

test('the offset of a zone elsewhere is its name', () => {
  expect(zoneName(new Date('2026-12-01T00:00:00Z'), 'Asia/Kathmandu')).toMatch(/5:45/)
})

// WebKit with ICU 72 writes en-CA like this; every page that knows today failed there.
test('the day is the same where the browser orders a date otherwise', () => {
  // TypeScript takes the getter for a method.
  const format = 'format' as never
  using _ = vi.spyOn(Intl.DateTimeFormat.prototype, format, 'get').mockReturnValue((() => '11/21/2026') as never)

  expect(dayIn('Pacific/Auckland', new Date('2026-11-20T13:00:00Z'))).toBe('2026-11-21')
})
