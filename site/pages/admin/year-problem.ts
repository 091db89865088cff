import type { Day } from '#widgets/domain/period.ts'

/** A browser's field for a day takes up to six digits of a year, and makes 0026 of 26. */
export const yearProblem = (day: Day): string | undefined =>
  /^2\d{3}-/.test(day) ? undefined : 'Write the year with four digits, such as 2026.'
