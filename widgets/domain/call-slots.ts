import { keptByZone, shortDayLabel, weekdayLabel } from './day.ts'
import type { Day } from './period.ts'

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

/**
 * The instant at which a zone's clock shows this many minutes since midnight, in office hours. Australia's clocks
 * change early on Sundays, when we call nobody: the offset at this hour in UTC holds for the whole day.
 */
export function clockShows(day: Day, minute: number, zone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minute * 60_000
  return new Date(wall - offsetAt(new Date(wall), zone))
}

/** The instant at which a day begins in a zone. */
export function dayStart(day: Day, zone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`)
  // The offset at that moment, not during the night before: clocks may have changed in between.
  return new Date(wall - offsetAt(new Date(wall - offsetAt(new Date(wall), zone)), zone))
}

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

/** What a zone's calendar and clock show at a moment, the time as slots write theirs: '2026-11-21', '2:39 PM'. */
export function clockIn(zone: string, at: Date): [day: Day, time: string] {
  const wall = new Date(at.getTime() + offsetAt(at, zone))
  return [wall.toISOString().slice(0, 10), clockLabel(wall.getUTCHours() * 60 + wall.getUTCMinutes())]
}

/** 'Mon 23 Nov, 9:30 AM (8:30 AM ACDT)', where there is little room: the second time if another clock shows another one. */
export function shortSlotLabel(day: Day, no: SlotNo, officeZone: string, theirZone = officeZone): string {
  const theirs = visitorLabel(day, no, officeZone, theirZone)
  return `${shortWeekday(day)} ${shortDayLabel(day)}, ${slotLabel(no)}${theirs ? ` (${theirs})` : ''}`
}

const shortWeekday = (day: Day) => weekdayLabel(day).slice(0, 3)

/** 'Brisbane', of 'Australia/Brisbane': whose clock a time is on. */
export const zoneCity = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ')

/** 'AEST', 'AEDT', 'AWST', … as Australians write them; the offset for zones elsewhere. */
export function zoneName(at: Date, zone: string): string {
  const parts = nameIn(zone).formatToParts(at)
  return parts.find(part => part.type === 'timeZoneName')?.value ?? zone
}

/** Is this a zone that the browser knows? The one it reports for itself may not be. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: zone })
    return zone !== ''
  } catch {
    return false
  }
}

function minuteOf(no: SlotNo): number {
  return FIRST_MINUTE + no * SLOT_MINUTES
}

/** Minutes since midnight as a time: "3:05 PM". */
export function clockLabel(minute: number): string {
  const hour = Math.floor(minute / 60)
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Milliseconds that a zone's clock is ahead of UTC. */
function offsetAt(at: Date, zone: string): number {
  const parts = partsIn(zone).formatToParts(at)
  const get = (type: string) => Number(parts.find(part => part.type === type)!.value)
  const wall = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'))
  return wall - Math.floor(at.getTime() / 1000) * 1000
}

const partsIn = keptByZone({
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})
const nameIn = keptByZone({ timeZoneName: 'short' })
