import fc from 'fast-check'
import { expect, test } from 'vitest'
import { form } from '#site/ui/form-for-tests.ts'
import { SLOT_COUNT } from '#widgets/domain/call-slots.ts'
import { readBooking, readSlot } from './read-booking.ts'

test('reads the day, the time and who is to be called', () => {
  const typed = { day: '2026-11-23', slot: '0', full_name: 'Robin', phone: '0491570006', consent: '2026-11-21' }

  expect(readBooking(form(typed), { coverFor: 'singles', state: 'QLD', partner: 'demo' })).toEqual({
    problems: {},
    row: {
      slot_date: '2026-11-23',
      slot_no: 0,
      full_name: 'Robin',
      phone: '+61491570006',
      consent_version: '2026-11-21',
      cover_for: 'singles',
      state: 'QLD',
      partner_ref: 'demo',
    },
  })
})

test('only the 22 times count as a time', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), slot => {
      const { problems, slot_no } = readSlot(form({ day: '2026-11-23', slot }))

      expect('slot' in problems).toBe(!(/^\d{1,2}$/.test(slot) && Number(slot) < SLOT_COUNT))
      if (!('slot' in problems)) expect(slot_no).toBe(Number(slot))
    }),
    // What is a number, but of no time.
    { examples: ['1.5', '1e1', '7 '].map(slot => [slot]) },
  )
})

test('says each thing that is missing', () => {
  const { row, problems } = readBooking(form({}), {})

  expect(row).toBeUndefined()
  expect(problems).toEqual({
    day: 'Choose a day.',
    slot: 'Choose a time that is free.',
    full_name: 'Enter your name, so that we know who to ask for.',
    phone: 'Enter your phone number.',
    consent: 'Tick the box so that we may call you about this.',
  })
})
