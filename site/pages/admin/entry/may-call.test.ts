import { expect, test } from 'vitest'
import { mayCall, mayCallUntil } from './may-call.ts'

const request = { consent_version: '2026-11-21', created_at: '2026-11-21T02:00:00Z', status: 'new' } as const

test.each([
  ['the day it came in', '2026-11-21T02:00:01Z', true, 'May be called until 20 February 2027'],
  ['read on a machine that is a day behind', '2026-11-20T02:00:00Z', true, 'May be called until 20 February 2027'],
  ['its last day, late in the office', '2027-02-20T13:59:00Z', true, 'May be called until 20 February 2027'],
  [
    'the day after, by the office’s calendar',
    '2027-02-20T14:00:00Z',
    false,
    'Ended after 20 February 2027: do not call',
  ],
])('consent to be called lasts as long as its wording says: %s', (_, now, may, told) => {
  expect(mayCall(request, new Date(now))).toEqual({ may, told })
})

test.each([
  ['new', true],
  ['contacted', true],
  ['booked', true],
  ['done', true],
  ['no_show', true],
  ['closed', false],
  ['spam', false],
  ['cancelled', false],
] as const)('whose entry is %s may be called: %s, on screen and in a file', (status, may) => {
  const on = new Date('2026-11-22T02:00:00Z')

  expect(mayCall({ ...request, status }, on).may).toBe(may)
  expect(mayCallUntil({ ...request, status })).toBe(may ? '2027-02-20' : 'do not call')
})

test('a consent whose wording we do not know ends when the law says', () => {
  const unknown = { ...request, consent_version: '2020-01-01' }

  expect(mayCall(unknown, new Date('2027-02-21T02:00:00Z')).may).toBe(false)
})

test('an entry that is over says what it was', () => {
  const told = (status: 'closed' | 'spam' | 'cancelled') => mayCall({ ...request, status }).told

  expect([told('closed'), told('spam'), told('cancelled')]).toEqual([
    'Closed: do not call',
    'Spam: do not call',
    'Cancelled: do not call',
  ])
})
