import { describe, expect, test } from 'vitest'
import {
  hasSurelyBegun,
  SLOT_LABELS,
  shortSlotLabel,
  slotEnd,
  slotLabel,
  slotStart,
  visitorLabel,
} from './call-slots.ts'

const BRISBANE = 'Australia/Brisbane'

test('there are 22 half-hourly slots from 9:00 AM to 7:30 PM', () => {
  expect(SLOT_LABELS).toHaveLength(22)
  expect(SLOT_LABELS[0]).toBe('9:00 AM')
  expect(SLOT_LABELS[1]).toBe('9:30 AM')
  expect(SLOT_LABELS[5]).toBe('11:30 AM')
  expect(SLOT_LABELS[6]).toBe('12:00 PM')
  expect(SLOT_LABELS[8]).toBe('1:00 PM')
  expect(SLOT_LABELS[21]).toBe('7:30 PM')
})

test.each([-1, 22, 0.5])('there is no slot %d', no => {
  expect(slotLabel(no)).toBeUndefined()
})

describe('a slot in the office is the same moment everywhere', () => {
  test('9:00 AM in Brisbane', () => {
    expect(slotStart('2026-11-23', 0, BRISBANE).toISOString()).toBe('2026-11-22T23:00:00.000Z')
    expect(slotEnd('2026-11-23', 0, BRISBANE).toISOString()).toBe('2026-11-22T23:30:00.000Z')
    expect(slotStart('2026-11-23', 21, BRISBANE).toISOString()).toBe('2026-11-23T09:30:00.000Z')
  })

  test('an office in Sydney keeps daylight saving', () => {
    expect(slotStart('2026-10-02', 0, 'Australia/Sydney').toISOString()).toBe('2026-10-01T23:00:00.000Z')
    expect(slotStart('2026-10-05', 0, 'Australia/Sydney').toISOString()).toBe('2026-10-04T22:00:00.000Z')
  })

  test.each([
    ['Australia/Perth', '7:00 AM AWST'],
    ['Australia/Darwin', '8:30 AM ACST'],
    ['Australia/Adelaide', '9:30 AM ACDT'],
    ['Australia/Sydney', '10:00 AM AEDT'],
    ['Australia/Brisbane', undefined],
    ['Australia/Lindeman', undefined],
  ])('9:00 AM on 23 November for somebody in %s: %s', (zone, label) => {
    expect(visitorLabel('2026-11-23', 0, BRISBANE, zone)).toBe(label)
  })

  test('in a list it has one line, with the other clock where that reads otherwise', () => {
    expect(shortSlotLabel('2026-11-23', 0, BRISBANE, 'Australia/Perth')).toBe('Mon 23 Nov, 9:00 AM (7:00 AM AWST)')
    expect(shortSlotLabel('2026-11-23', 0, BRISBANE, 'Australia/Lindeman')).toBe('Mon 23 Nov, 9:00 AM')
    expect(shortSlotLabel('2026-11-23', 0, BRISBANE)).toBe('Mon 23 Nov, 9:00 AM')
  })

  test('in winter Sydney reads the same clock', () => {
    expect(visitorLabel('2026-07-06', 0, BRISBANE, 'Australia/Sydney')).toBeUndefined()
  })

  test('a different day is named', () => {
    expect(visitorLabel('2026-11-23', 0, BRISBANE, 'America/New_York')).toMatch(/^Sun 6:00 PM /)
    expect(visitorLabel('2026-11-23', 21, BRISBANE, 'Pacific/Auckland')).toMatch(/^10:30 PM /)
  })

  test('noon and midnight are 12', () => {
    expect(visitorLabel('2026-11-23', 4, BRISBANE, 'Australia/Sydney')).toBe('12:00 PM AEDT')
    expect(visitorLabel('2026-11-23', 10, BRISBANE, 'Asia/Dubai')).toMatch(/^8:00 AM /)
    expect(visitorLabel('2026-11-23', 10, BRISBANE, 'Etc/GMT+4')).toMatch(/^12:00 AM /)
  })
})

test.each([
  ['2026-11-23T08:59:00+10:00', false],
  ['2026-11-23T09:01:00+10:00', false],
  ['2026-11-24T09:00:00+10:00', false],
  ['2026-11-24T09:01:00+10:00', true],
])('at %s on a clock that may be a day ahead, 9:00 AM on 23 November has surely begun: %s', (now, begun) => {
  expect(hasSurelyBegun('2026-11-23', 0, BRISBANE, new Date(now))).toBe(begun)
})
