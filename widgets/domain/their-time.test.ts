import { expect, test } from 'vitest'
import { STATES } from './states.ts'
import { theirTime } from './their-time.ts'

test.each([
  // A Thursday. In summer the south-east is an hour ahead of Brisbane, and the middle half an hour.
  ['WA', '2026-11-25T23:02:00Z', '7:02 AM', 'too early'],
  ['WA', '2026-11-26T00:59:59Z', '8:59 AM', 'too early'],
  ['WA', '2026-11-26T01:00:00Z', '9:00 AM', undefined],
  ['QLD', '2026-11-25T23:02:00Z', '9:02 AM', undefined],
  ['QLD', '2026-11-26T09:59:59Z', '7:59 PM', undefined],
  ['QLD', '2026-11-26T10:00:00Z', '8:00 PM', 'too late'],
  ['NSW', '2026-11-26T09:30:00Z', '8:30 PM', 'too late'],
  ['SA', '2026-11-26T09:30:00Z', '8:00 PM', 'too late'],
  ['NT', '2026-11-26T09:30:00Z', '7:00 PM', undefined],
  // In winter all of the east has one time.
  ['NSW', '2026-07-09T09:30:00Z', '7:30 PM', undefined],
  // Midnight, and a Saturday in one state that is still a Friday in another.
  ['VIC', '2026-11-26T13:00:00Z', '12:00 AM', 'too early'],
  ['NSW', '2026-11-27T13:30:00Z', 'Saturday, 12:30 AM', 'weekend'],
  ['WA', '2026-11-27T11:30:00Z', '7:30 PM', undefined],
  ['QLD', '2026-11-29T02:00:00Z', 'Sunday, 12:00 PM', 'weekend'],
] as const)('in %s at %s it is %s, which is %s', (state, at, clock, not) => {
  expect(theirTime(state, new Date(at))).toEqual(not ? { clock, not } : { clock })
})

test('every state and territory has a clock', () => {
  for (const state of STATES)
    expect(theirTime(state, new Date('2026-11-26T02:00:00Z')).clock).toMatch(/^\d+:\d\d [AP]M$/)
})
