import { BRAND } from '#widgets/domain/brand.ts'
import { shortDayLabel, yearOf } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'
import { clockIn } from '#widgets/domain/zone-clock.ts'

/** A moment on the office's clock, its time as slots write theirs: '21 Nov 2026, 2:39 PM'. */
export function when(iso: string): string {
  const [day, time] = clockIn(BRAND.officeZone, new Date(iso))
  return `${shortDay(day)}, ${time}`
}

/** '21 Nov 2026', where there is little room. */
export const shortDay = (day: Day): string => `${shortDayLabel(day)} ${yearOf(day)}`
