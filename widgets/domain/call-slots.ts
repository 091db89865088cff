import { shortDayLabel, weekdayLabel } from './day.ts'
import type { Day } from './period.ts'
import { clockIn, clockLabel, clockShows, offsetAt, zoneName } from './zone-clock.ts'

/**
 * Half-hourly, 9:00 AM to 7:30 PM in the office's zone. To change them, change three places: here, a migration
 * (`private.call_slot_before_write`, `open_call_slots`, `claim_outbox`, and the numbers that `call_slots` takes) and the
 * messages (`drain-outbox/messages.ts`), which the edge has to write on its own; `supabase/tests/rules.test.ts` holds
 * the three together.
 */
export const SLOT_COUNT = 22

/** Business days that a visitor chooses from. */
export const DAYS_SHOWN = 10

/** Slots read for them: twice as many, since holidays close some of the days. */
export const SLOTS_TO_READ = 2 * DAYS_SHOWN * SLOT_COUNT

const FIRST_MINUTE = 9 * 60
export const SLOT_MINUTES = 30

/** 0 is 9:00 AM, 21 is 7:30 PM, as the database counts them. */
export type SlotNo = number

export const SLOT_LABELS: readonly string[] = Array.from({ length: SLOT_COUNT }, (_, no) => clockLabel(minuteOf(no)))

export const slotLabel = (no: SlotNo): string | undefined => SLOT_LABELS[no]

/** The instant at which a slot begins in a zone. */
export const slotStart = (day: Day, no: SlotNo, officeZone: string): Date => clockShows(day, minuteOf(no), officeZone)

export const slotEnd = (day: Day, no: SlotNo, officeZone: string): Date =>
  new Date(slotStart(day, no, officeZone).getTime() + SLOT_MINUTES * 60_000)

const DAY_MS = 86_400_000

/** Whether a slot has begun even if this device's clock is a day ahead of the database's, which decides. */
export const hasSurelyBegun = (day: Day, no: SlotNo, officeZone: string, now = new Date()): boolean =>
  now.getTime() - slotStart(day, no, officeZone).getTime() > DAY_MS

/**
 * The same moment on the visitor's clock, such as '8:00 AM AWST', or undefined if it reads the same.
 * The day is named if it is a different one.
 */
export function visitorLabel(day: Day, no: SlotNo, officeZone: string, visitorZone: string): string | undefined {
  const start = slotStart(day, no, officeZone)
  if (offsetAt(start, visitorZone) === offsetAt(start, officeZone)) return undefined
  const [theirDay, time] = clockIn(visitorZone, start)
  return `${theirDay === day ? '' : `${shortWeekday(theirDay)} `}${time} ${zoneName(start, visitorZone)}`
}

/** 'Mon 23 Nov, 9:30 AM (8:30 AM ACDT)', where there is little room: the second time only if their clock shows another. */
export function shortSlotLabel(day: Day, no: SlotNo, officeZone: string, theirZone = officeZone): string {
  const theirs = visitorLabel(day, no, officeZone, theirZone)
  return `${shortWeekday(day)} ${shortDayLabel(day)}, ${slotLabel(no)}${theirs ? ` (${theirs})` : ''}`
}

const shortWeekday = (day: Day) => weekdayLabel(day).slice(0, 3)

function minuteOf(no: SlotNo): number {
  return FIRST_MINUTE + no * SLOT_MINUTES
}
