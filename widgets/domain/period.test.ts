import { expect, test } from 'vitest'
import { inForce, isDay, isPublished, NOT_PUBLISHED } from './period.ts'

const tables = [
  { name: 'old', validFrom: '2025-04-01', validTo: '2026-03-31' },
  { name: 'new', validFrom: '2026-04-01', validTo: '2027-03-31' },
]
const open = [{ name: 'since 2019', validFrom: '2019-04-01' }]

test.each([
  ['2025-04-01', 'old'],
  ['2026-03-31', 'old'],
  ['2026-04-01', 'new'],
  ['2027-03-31', 'new'],
])('on %s the %s table is in force', (on, name) => {
  expect(inForce(tables, on)).toMatchObject({ name })
})

test.each(['2025-03-31', '2027-04-01', '2030-01-01', 'soon', '2026-02-30'])('nothing is published for %s', on => {
  expect(inForce(tables, on)).toBe(NOT_PUBLISHED)
  expect(isPublished(inForce(tables, on))).toBe(false)
})

test('a day that is written another way is no day', () => {
  expect(isDay('2026-4-1')).toBe(false)
  expect(isDay('2026-04-01')).toBe(true)
})

test('a table without an end stays in force', () => {
  expect(isPublished(inForce(open, '2099-12-31'))).toBe(true)
  expect(inForce(open, '2019-03-31')).toBe(NOT_PUBLISHED)
})
