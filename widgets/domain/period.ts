import type { SourceKey } from './sources.ts'

/** A calendar day, 'YYYY-MM-DD'. Such strings compare in date order and no time zone can move them. */
export type Day = string

/** What a look-up returns outside every table: never the last table, never an exception. */
export const NOT_PUBLISHED = 'not published'
export type NotPublished = typeof NOT_PUBLISHED

/** Both ends belong to the period. A rule without a known end has no `validTo`. */
interface Period {
  validFrom: Day
  validTo?: Day | undefined
}

/** P: read in a primary source. S: two or more independent secondary sources agree. */
type Mark = 'P' | 'S'

/** What every figure carries. */
export interface Fact extends Period {
  source: SourceKey
  mark: Mark
}

export const isPublished = <T>(value: T | NotPublished): value is T => value !== NOT_PUBLISHED

/** The table in force on a day. */
export function inForce<T extends Period>(tables: readonly T[], on: Day): T | NotPublished {
  if (!isDay(on)) return NOT_PUBLISHED
  return tables.find(table => covers(table, on)) ?? NOT_PUBLISHED
}

export const covers = ({ validFrom, validTo }: Period, on: Day): boolean =>
  validFrom <= on && (validTo === undefined || on <= validTo)

/** Is this a day that exists? 29 February of a common year does not. */
export function isDay(value: string): value is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const read = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(value)
}
