import { officeDay } from './office-day.ts'
import type { Day } from './period.ts'

/** The last day, at the office, of what ends at this moment: an end at midnight belongs to the day before. */
export const lastDayOf = (endsAt: string): Day => officeDay(new Date(Date.parse(endsAt) - 1))
