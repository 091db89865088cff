import { BRAND } from '#widgets/domain/brand.ts'
import { shortDayLabel, yearOf } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'

const MOMENT = new Intl.DateTimeFormat('en-AU', {
  timeZone: BRAND.officeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** A moment on the office's clock: '21 Nov 2026, 2:39 pm'. */
export const when = (iso: string): string => MOMENT.format(new Date(iso))

/** '21 Nov 2026', where there is little room. */
export const shortDay = (day: Day): string => `${shortDayLabel(day)} ${yearOf(day)}`
