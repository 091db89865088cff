import { australianTime } from './australian-time.ts'
import type { Day } from './period.ts'

/** Today in a time zone, such as the office's. */
export const dayIn = (zone: string, at: Date = new Date()): Day => wallClock(zone, at).toISOString().slice(0, 10)

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

/** What a zone's calendar and clock show at a moment, the time as call slots write theirs: '2026-11-21', '2:39 PM'. */
export function clockIn(zone: string, at: Date): [day: Day, time: string] {
  const wall = wallClock(zone, at)
  return [wall.toISOString().slice(0, 10), clockLabel(wall.getUTCHours() * 60 + wall.getUTCMinutes())]
}

/** What a zone's calendar and clock show at a moment, as the UTC parts of a date. */
export const wallClock = (zone: string, at: Date): Date => new Date(at.getTime() + offsetAt(at, zone))

/** Minutes since midnight as a time: "3:05 PM". */
export function clockLabel(minute: number): string {
  const hour = Math.floor(minute / 60)
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** 'Brisbane', of 'Australia/Brisbane': whose clock a time is on. */
export const zoneCity = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ')

/** 'AEST', 'AEDT', 'AWST', … as Australians write them; the offset for zones elsewhere. */
export function zoneName(at: Date, zone: string): string {
  const byIntl = () =>
    nameIn(zone)
      .formatToParts(at)
      .find(part => part.type === 'timeZoneName')?.value
  return australianTime(zone, at)?.name ?? byIntl() ?? zone
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

/** Milliseconds that a zone's clock is ahead of UTC. */
export const offsetAt = (at: Date, zone: string): number => australianTime(zone, at)?.ahead ?? offsetByIntl(at, zone)

/** Built from parts: no locale writes year, month, day in every browser. */
function offsetByIntl(at: Date, zone: string): number {
  const parts = partsIn(zone).formatToParts(at)
  const get = (type: string) => Number(parts.find(part => part.type === type)!.value)
  const wall = Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'))
  return wall - Math.floor(at.getTime() / 1000) * 1000
}

/**
 * A format for each zone, made once: making one costs a slow phone a millisecond, and a list or a day's times ask for
 * the same one a hundred times.
 */
function keptByZone(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return timeZone => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { ...options, timeZone })
    made.set(timeZone, format)
    return format
  }
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
