import { CHECKED_ON } from './checked-on.ts'
import { percent, type Rate } from './money.ts'
import { type Day, NOT_PUBLISHED, type NotPublished } from './period.ts'
import type { SourceKey } from './sources.ts'

/** The average premium change approved for 1 April of each year. 2016 and 2018 are left out: unconfirmed. */
export const PREMIUM_CHANGES: readonly { year: number; change: Rate }[] = [
  { year: 2014, change: percent(6.2) },
  { year: 2015, change: percent(6.18) },
  { year: 2017, change: percent(4.84) },
  { year: 2019, change: percent(3.25) },
  { year: 2020, change: percent(2.92) },
  { year: 2021, change: percent(2.74) },
  { year: 2022, change: percent(2.7) },
  { year: 2023, change: percent(2.9) },
  { year: 2024, change: percent(3.03) },
  { year: 2025, change: percent(3.73) },
  { year: 2026, change: percent(4.41) },
]
export const PREMIUM_CHANGES_SOURCE: SourceKey = 'circular'

/** On 1 April of a year. */
export const averageChange = (year: number): Rate | NotPublished =>
  PREMIUM_CHANGES.find(one => one.year === year)?.change ?? NOT_PUBLISHED

/** The latest in effect on a day: the next is announced before its 1 April. */
export const latestChangeOn = (changes: typeof PREMIUM_CHANGES, on: Day) =>
  changes.findLast(({ year }) => `${year}-04-01` <= on)

/** The latest in effect when the texts were checked. */
export const LATEST_PREMIUM_CHANGE = latestChangeOn(PREMIUM_CHANGES, CHECKED_ON)!
