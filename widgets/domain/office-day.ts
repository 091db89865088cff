import { BRAND } from './brand.ts'
import { dayIn } from './day.ts'
import type { Day } from './period.ts'

/** The day at the office, now or at a given moment. It changes at midnight there, not in mid-morning. */
export const officeDay = (at: Date = new Date()): Day =>
  (BRAND.officeZone.startsWith('Australia/') && dayInAustralia(at)) || dayIn(BRAND.officeZone, at)

const HOUR_MS = 3_600_000
/** Ahead of UTC: Perth, and Sydney in summer. */
const WEST_MS = 8 * HOUR_MS
const EAST_MS = 11 * HOUR_MS

/**
 * The day that it is in every zone of Australia; undefined for three hours around midnight. Without a time zone, because
 * its first use takes a slow phone 90 ms, for which a page that starts is deaf.
 */
export function dayInAustralia(at: Date): Day | undefined {
  const [west, east] = [WEST_MS, EAST_MS].map(ahead => new Date(at.getTime() + ahead).toISOString().slice(0, 10))
  return west === east ? west : undefined
}
