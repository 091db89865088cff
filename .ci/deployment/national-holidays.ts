import { addDays, weekday, yearOf } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'

/** A month until the next upload and its check, and the three weeks for which times are open then. */
const AHEAD_DAYS = 56

/** The next national holiday on which visitors could book, because it is not entered. */
export const notEntered = (entered: readonly Day[], today: Day) =>
  nationalHolidays(addDays(today, 1), addDays(today, AHEAD_DAYS)).find(({ day }) => !entered.includes(day))

/** Working days that are public holidays all over Australia, on which we say on /compliance that we call nobody. */
export function nationalHolidays(from: Day, until: Day): { day: Day; name: string }[] {
  const years = Array.from({ length: yearOf(until) - yearOf(from) + 1 }, (_, n) => yearOf(from) + n)
  return years
    .flatMap(ofYear)
    .filter(({ day }) => day >= from && day <= until && weekday(day) % 6 !== 0)
    .toSorted((a, b) => a.day.localeCompare(b.day))
}

// What a state adds, or moves to the Monday after, is the operator's own to know.
function ofYear(year: number): { day: Day; name: string }[] {
  const easter = easterSunday(year)
  return [
    { day: `${year}-01-01`, name: 'New Year’s Day' },
    { day: `${year}-01-26`, name: 'Australia Day' },
    { day: addDays(easter, -2), name: 'Good Friday' },
    { day: addDays(easter, 1), name: 'Easter Monday' },
    { day: `${year}-04-25`, name: 'Anzac Day' },
    { day: `${year}-12-25`, name: 'Christmas Day' },
    { day: `${year}-12-26`, name: 'Boxing Day' },
  ]
}

/** By the rule of 1876 (Butcher’s), which needs no table. */
function easterSunday(year: number): Day {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const late = Math.floor((a + 11 * d + 22 * e) / 451)
  // Days after 22 March, the earliest that Easter can be.
  return addDays(`${year}-03-22`, d + e - 7 * late)
}
