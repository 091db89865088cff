import { expect, test } from 'vitest'
import { stillBooked } from './slot.ts'

const slot = { slot_date: '2026-12-01', capacity: 2, closed: true, version: 1 }
const morning = { ...slot, slot_no: 0, slot_start: '2026-12-01T09:00:00+10:00', booked: 2 }
const evening = { ...slot, slot_no: 21, slot_start: '2026-12-01T19:30:00+10:00', booked: 1 }

test('for a closed day the calls still to come are counted, and not those that are over', () => {
  expect(stillBooked([morning, evening], new Date('2026-12-01T08:00:00+10:00'))).toMatch(/^3 calls are still booked\./)
  expect(stillBooked([morning, evening], new Date('2026-12-01T12:00:00+10:00'))).toMatch(/^1 call is still booked\./)
  expect(stillBooked([morning], new Date('2026-12-01T12:00:00+10:00'))).toBeUndefined()
})
