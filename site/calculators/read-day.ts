import { type Day, isDay } from '#widgets/domain/period.ts'

/** The dates that the calculators accept. While a year is typed, its first digits make a date in the year 2 or 20. */
export const FIRST_DAY: Day = '1900-01-01'
export const LAST_DAY: Day = '2099-12-31'

/** A date as a field gives it, if it can be used. */
export const readDay = (typed: string): Day | undefined =>
  isDay(typed) && typed >= FIRST_DAY && typed <= LAST_DAY ? typed : undefined
