import { BRAND } from './brand.ts'
import { dayIn } from './day.ts'
import type { Day } from './period.ts'

/** The day at the office, now or at a given moment. It changes at midnight there, not in mid-morning. */
export const officeDay = (at?: Date): Day => dayIn(BRAND.officeZone, at)
