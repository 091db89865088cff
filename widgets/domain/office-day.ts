import { BRAND } from './brand.ts'
import type { Day } from './period.ts'
import { dayIn } from './zone-clock.ts'

/** The day at the office, now or at a given moment. It changes at midnight there, not in mid-morning. */
export const officeDay = (at: Date = new Date()): Day => dayIn(BRAND.officeZone, at)
