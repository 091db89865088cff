import { type Day, isDay } from '#widgets/domain/period.ts'

/** The days that the calculators count with. While a year is typed, its first digits are a day of the year 2 or 20. */
export const FIRST_DAY: Day = '1900-01-01'
export const LAST_DAY: Day = '2099-12-31'

/** A day as a field gives it, where it can be counted with. */
export const readDay = (typed: string): Day | undefined =>
  isDay(typed) && typed >= FIRST_DAY && typed <= LAST_DAY ? typed : undefined
