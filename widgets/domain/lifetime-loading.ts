import { addDays, ageOn, yearOf } from './day.ts'
import { percent, type Rate } from './money.ts'
import type { Day, Fact } from './period.ts'

/** Lifetime Health Cover, as the law has been since 1 July 2000. */
export const LIFETIME_LOADING = {
  validFrom: '2000-07-01',
  source: 'loading',
  mark: 'P',
  /** For each year of age over `freeAge`. */
  perYear: percent(2),
  freeAge: 30,
  cap: percent(70),
  /** Hospital cover for this long ends the loading; permitted days in between do not count, and break nothing. */
  endsAfterYears: 10,
  /** Days without hospital cover in a lifetime that add no loading, once cover was held on or after the base day. */
  permittedDays: 1_094,
  /** Born on this day or before: no loading, ever. */
  exemptBornUpTo: '1934-07-01',
} as const satisfies Fact & Record<string, unknown>

const BEGAN = LIFETIME_LOADING.validFrom
const { perYear, freeAge, cap } = LIFETIME_LOADING

/** The 1 July after the 31st birthday. Anybody who holds hospital cover on it, and keeps it, never pays loading. */
export function baseDay(born: Day): Day {
  const turns31 = yearOf(born) + 31
  const after = born.slice(5) < '07-01' ? `${turns31}-07-01` : `${turns31 + 1}-07-01`
  if (after < BEGAN) return BEGAN
  return after
}

/** The earliest and the latest base day of people who are of this age in whole years: the birthday decides. */
export function baseDaysAtAge(age: number, on: Day): [Day, Day] {
  // The oldest of this age were born a day after that date. The day changes something only after a 30 June, so it is added
  // only there: the date may be a 29 February that did not exist, to which `addDays` can add nothing.
  return [baseDay(yearsBefore(on, age + 1).replace('-06-30', '-07-01')), baseDay(yearsBefore(on, age))]
}

/** The same date so many years ago. It may be a 29 February that did not exist; as text, that still follows the 28th. */
const yearsBefore = (day: Day, years: number): Day => `${yearOf(day) - years}${day.slice(4)}`

/** The last 1 July before a day, that day itself not counted. */
export const julyBefore = (day: Day): Day => `${day.slice(5) > '07-01' ? yearOf(day) : yearOf(day) - 1}-07-01`

export const isExempt = (born: Day): boolean => born <= LIFETIME_LOADING.exemptBornUpTo

/** Whether somebody of this age in whole years is exempt: at one age in each year it depends on the birthday. */
export function exemptionAtAge(age: number, on: Day): 'exempt' | 'by-birthday' | 'none' {
  if (isExempt(yearsBefore(on, age))) return 'exempt'
  return yearsBefore(on, age + 1) < LIFETIME_LOADING.exemptBornUpTo ? 'by-birthday' : 'none'
}

/**
 * The loading of somebody who takes out hospital cover and has had none since turning 31; cover before that changes nothing.
 * People new to Medicare, who lived overseas or who serve in the Defence Force have rules of their own: ask the insurer.
 */
export function loadingAtJoining(born: Day, joins: Day): Rate {
  if (isExempt(born) || joins <= baseDay(born)) return 0
  return loadingAtAge(ageOn(born, julyBefore(joins)))
}

/** The loading for an age on the 1 July before cover starts: 20 % at 40. */
export const loadingAtAge = (age: number): Rate => Math.min(Math.max(age - freeAge, 0) * perYear, cap)

/** What days without cover beyond the permitted ones add to a loading: 2 points for each year begun. */
export function loadingAfterGap(before: Rate, daysWithoutCover: number): Rate {
  const counted = Math.max(daysWithoutCover - LIFETIME_LOADING.permittedDays, 0)
  return Math.min(before + Math.ceil(counted / 365) * perYear, cap)
}

/** The first day without loading for somebody who keeps the cover they took out. */
export function loadingEnds(joins: Day): Day {
  const [year, rest] = [yearOf(joins) + LIFETIME_LOADING.endsAfterYears, joins.slice(5)]
  return rest === '02-29' ? `${year}-03-01` : `${year}-${rest}`
}

/** The loading or the discount on a policy is the average over all its adults, including those with none. */
export const averaged = (rates: readonly Rate[]): Rate =>
  rates.length === 0 ? 0 : rates.reduce((sum, rate) => sum + rate, 0) / rates.length

/** The loading for each year in which somebody might join, for a chart: joining on 2 July, the day after the step. */
export function loadingByYear(born: Day, fromYear: number, years: number): { year: number; loading: Rate }[] {
  return Array.from({ length: years }, (_, i) => {
    const year = fromYear + i
    return { year, loading: loadingAtJoining(born, addDays(`${year}-07-01`, 1)) }
  })
}
