import { expect, test } from 'vitest'
import { onOurClock, stamp } from './stamp.ts'

test.each([
  ['2026-11-21T04:39:59Z', '2026-11-21 14:39'],
  ['2026-11-21T14:00:00.123456+00:00', '2026-11-22 00:00'],
])('%s is given on the office’s clock', (iso, told) => {
  expect(stamp(iso)).toBe(told)
})

test('the head of a column of times says whose clock they are on', () => {
  expect(onOurClock('sent')).toBe('sent (Brisbane time)')
})
