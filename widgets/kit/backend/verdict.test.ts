import { expect, test } from 'vitest'
import { judge } from './verdict.ts'

const refused = (status: number, code: string, message: string) =>
  ({ outcome: 'refused', status, code, message }) as const

test('a duplicate of our own id means that it arrived', () => {
  const duplicate = 'duplicate key value violates unique constraint "quote_requests_pkey"'

  expect(judge('quote_requests', { outcome: 'inserted' })).toBe('arrived')
  expect(judge('quote_requests', refused(409, '23505', duplicate))).toBe('arrived')
})

test('a duplicate of anything else is a refusal', () => {
  const other = 'duplicate key value violates unique constraint "call_bookings_manage_token_key"'

  expect(judge('call_bookings', refused(409, '23505', other))).toBe('refused')
})

test('a time that is taken, a call that is past and a number with three calls are told apart', () => {
  expect(judge('call_bookings', refused(409, 'PT409', 'slot_unavailable'))).toBe('taken')
  expect(judge('booking_changes', refused(409, 'PT409', 'too_late'))).toBe('gone')
  expect(judge('booking_changes', refused(404, 'PT404', 'no_such_booking'))).toBe('gone')
  expect(judge('call_bookings', { outcome: 'unavailable', status: 429, message: 'too_many_bookings' })).toBe('too-many')
})

test('silence, a busy backend and a broken one settle nothing: the row is sent again', () => {
  expect(judge('quote_requests', { outcome: 'unavailable' })).toBeUndefined()
  expect(judge('quote_requests', { outcome: 'unavailable', status: 429 })).toBeUndefined()
  expect(judge('quote_requests', { outcome: 'unavailable', status: 503, retryAfterMs: 1_000 })).toBeUndefined()
})
