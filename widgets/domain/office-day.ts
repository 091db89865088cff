import { BRAND } from './brand.ts'
import { dayIn } from './day.ts'
import type { Day } from './period.ts'

/** The day at the office, today or at a moment. It turns at midnight there, and not in the middle of a morning's work. */
export const officeDay = (at?: Date): Day => dayIn(BRAND.officeZone, at)
