import type { Day } from './period.ts'

const DAY_MS = 86_400_000

/** The same calendar day in UTC arithmetic, where every day has 24 hours. */
const toTime = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const fromTime = (time: number): Day => new Date(time).toISOString().slice(0, 10)

export const yearOf = (day: Day): number => Number(day.slice(0, 4))
const numbersOf = (day: Day) => day.split('-').map(Number) as [year: number, month: number, date: number]

export const addDays = (day: Day, days: number): Day => fromTime(toTime(day) + days * DAY_MS)

/** Days from one day to another; 0 for the same day. */
export const daysBetween = (from: Day, to: Day): number => Math.round((toTime(to) - toTime(from)) / DAY_MS)

/** The same day of a later month, or that month's last day where it has none. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, date] = numbersOf(day)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return fromTime(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)))
}

/** Completed years on a day. Somebody born on 29 February turns a year older on 1 March of a common year. */
export function ageOn(born: Day, on: Day): number {
  const hadBirthday = on.slice(5) >= born.slice(5)
  return yearOf(on) - yearOf(born) - (hadBirthday ? 0 : 1)
}

/** In English, from January on. */
export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** '1 April 2026', as people in Australia write it. Not Intl, for the reason given in `number.ts`. */
export function dayLabel(day: Day): string {
  const [year, month, date] = numbersOf(day)
  return `${date} ${MONTHS[month - 1]} ${year}`
}

/** '1 Apr', where there is little room. */
export function shortDayLabel(day: Day): string {
  const [, month, date] = numbersOf(day)
  return `${date} ${MONTHS[month - 1]!.slice(0, 3)}`
}

/** 0 is Sunday. */
export const weekday = (day: Day): number => new Date(toTime(day)).getUTCDay()

/** In English, from Sunday on. */
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const weekdayLabel = (day: Day): string => WEEKDAYS[weekday(day)]!
