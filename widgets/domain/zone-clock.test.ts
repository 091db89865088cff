import { expect, test } from 'vitest'
import { isZone, zoneName } from './zone-clock.ts'

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
