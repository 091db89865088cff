import { yearOf } from './day.ts'
import type { Day } from './period.ts'

/** Premiums move on 1 April only. A premium year has the number of the calendar year in which it begins. */
export const premiumYear = (day: Day): number => yearOf(day) - (day.slice(5) < '04-01' ? 1 : 0)

/** The last 1 April, where premiums of an earlier day are no longer those in force; null while they are. */
export const premiumsMovedOn = (dataOf: Day, on: Day): Day | null =>
  premiumYear(dataOf) < premiumYear(on) ? `${premiumYear(on)}-04-01` : null

/** The day that prices are worked out for: today, or the 1 April to come if the premiums are those that begin on it. */
export const pricedOn = (dataOf: Day, today: Day): Day =>
  premiumYear(dataOf) > premiumYear(today) ? `${premiumYear(dataOf)}-04-01` : today
