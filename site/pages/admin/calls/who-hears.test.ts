import { expect, test } from 'vitest'
import { toldOf, toldOfLetIn, toldOfMove } from './who-hears.ts'

const NOW = new Date('2026-12-01T00:00:00Z')
const call = {
  status: 'booked',
  phone: '+61491570006',
  slot_date: '2026-12-02',
  slot_no: 0,
  is_suspect: false,
} as const

test.each([
  ['cancelled', call, 'cancelled', 'will send an SMS to 0491 570 006 to say the call is cancelled'],
  [
    'booked again',
    { ...call, status: 'cancelled' as const },
    'booked',
    'will send an SMS to 0491 570 006 to say the call is booked',
  ],
  [
    'on a landline',
    { ...call, phone: '+61755501234' },
    'cancelled',
    'will not notify the caller: (07) 5550 1234 is a landline and cannot receive SMS',
  ],
])('an upcoming call that is %s says who will hear of it before it is saved', (_, call, status, told) => {
  expect(toldOf(call, status, NOW)).toBe(told)
})

test('a call that has begun by this clock, which may be a day ahead of the database’s, does not count as one that nobody hears of', () => {
  const today = { ...call, slot_date: '2026-12-01' }
  const begun = new Date('2026-12-01T23:00:00Z')
  const told = 'will send an SMS to 0491 570 006 to say the call is cancelled, unless its time has passed'

  expect(toldOf(today, 'cancelled', begun)).toBe(told)
  expect(toldOf(call, 'cancelled', begun), 'at its very start').toBe(told)
  expect(toldOf({ ...today, phone: '+61755501234' }, 'cancelled', begun)).toMatch(/^will not notify the caller/)
  expect(toldOfLetIn({ ...today, is_suspect: true }, begun)).toMatch(/is booked, unless its time has passed$/)
})

test.each([
  ['that was done', call, 'done'],
  ['that keeps its status', call, 'booked'],
  ['that is over', { ...call, slot_date: '2026-11-30' }, 'cancelled'],
  ['that was set aside', { ...call, is_suspect: true }, 'cancelled'],
  ['that was marked done and then cancelled', { ...call, status: 'done' as const }, 'cancelled'],
  ['that was cancelled and then marked done', { ...call, status: 'cancelled' as const }, 'done'],
])('nobody hears of a call %s', (_, call, status) => {
  expect(toldOf(call, status, NOW)).toBe('')
})

test.each([
  ['is coming', call, 'will send an SMS to 0491 570 006 to say the call is booked'],
  ['was cancelled', { ...call, status: 'cancelled' as const }, ''],
  ['is over', { ...call, slot_date: '2026-11-30' }, ''],
])('a call that was set aside and %s says who will hear of it before it joins the main list', (_, call, told) => {
  expect(toldOfLetIn({ ...call, is_suspect: true }, NOW)).toBe(told)
})

const over = { ...call, slot_date: '2026-11-30' }
const other = { slot_date: '2026-12-03', slot_no: 5 }

test.each([
  ['is coming', call, other, 'will send an SMS to 0491 570 006 to say the call has been moved'],
  [
    'moves to another day at the same time',
    call,
    { ...call, slot_date: '2026-12-03' },
    'will send an SMS to 0491 570 006 to say the call has been moved',
  ],
  [
    'moves to another time of the same day',
    call,
    { ...call, slot_no: 1 },
    'will send an SMS to 0491 570 006 to say the call has been moved',
  ],
  [
    'was not reached',
    { ...over, status: 'no_show' as const },
    other,
    'will send an SMS to 0491 570 006 to say the call has been moved',
  ],
  [
    'was cancelled',
    { ...over, status: 'cancelled' as const },
    other,
    'will send an SMS to 0491 570 006 to say the call is booked',
  ],
  [
    'was cancelled, and is booked again at the same time',
    { ...call, status: 'cancelled' as const },
    call,
    'will send an SMS to 0491 570 006 to say the call is booked',
  ],
  ['keeps its time', call, call, ''],
  ['was set aside', { ...call, is_suspect: true }, other, ''],
])('a call that %s says who will hear of its new time before it is moved', (_, call, to, told) => {
  expect(toldOfMove(call, to)).toBe(told)
})
