import { BRAND } from '#widgets/domain/brand.ts'
import { addDays, weekday } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'
import { clockIn, clockShows } from '#widgets/domain/zone-clock.ts'

/**
 * The opening hours on another zone's clock, or '' if they read the same there. Clocks change at weekends: then the
 * hours are those of the Monday, on which the office opens again.
 */
export function localHours(here: string, today: Day): string {
  let day = today
  while ([0, 6].includes(weekday(day))) day = addDays(day, 1)
  const [opens, closes] = [instant(day, BRAND.hours.opens), instant(day, BRAND.hours.closes)]
  if (clock(opens, here) === clock(opens, BRAND.officeZone)) return ''
  return `${clock(opens, here)}-${clock(closes, here)}`
}

/** '9:30am', as the opening hours above it are written. */
const clock = (at: Date, zone: string) => clockIn(zone, at)[1].replace(' ', '').toLowerCase()

/** When the office's clock shows this time, such as 8:30am, on a day. */
function instant(day: Day, time: string): Date {
  const [twelveHour = 0, minute = 0] = time.split(':').map(part => Number.parseInt(part, 10))
  const hour = (twelveHour % 12) + (time.endsWith('pm') ? 12 : 0)
  return clockShows(day, hour * 60 + minute, BRAND.officeZone)
}
