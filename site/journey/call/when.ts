import { BRAND } from '#widgets/domain/brand.ts'
import { slotLabel, slotStart, visitorLabel } from '#widgets/domain/call-slots.ts'
import { dayLabel, weekdayLabel } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'
import { clockLabel, zoneName } from '#widgets/domain/zone-clock.ts'

/** A line may break before a time, but not within it or before its zone. 'Monday 23 November 2026, 9:30 AM AEST (8:30 AM ACDT for you)' */
export function whenLabel(day: Day, no: number, visitorZone: string): string {
  const theirs = visitorLabel(day, no, BRAND.officeZone, visitorZone)
  const office = zoneName(slotStart(day, no, BRAND.officeZone), BRAND.officeZone)
  const when = `${weekdayLabel(day)} ${dayLabel(day)}, ${slotLabel(no)} ${office}${theirs ? ` (${theirs} for you)` : ''}`
  return when.replace(/ (?=[A-Z]{2})/g, '\u00a0')
}

/** '10:31 PM' on the visitor's own clock, written as the times of calls are. */
export function timeLabel(at: number): string {
  const time = new Date(at)
  return clockLabel(time.getHours() * 60 + time.getMinutes()).replace(' ', '\u00a0')
}
