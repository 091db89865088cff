import type { Day } from '#widgets/domain/period.ts'

/** A browser's date field takes up to six digits for the year, and turns 26 into 0026. */
export const yearProblem = (day: Day): string | undefined =>
  /^2\d{3}-/.test(day) ? undefined : 'Write the year with four digits, such as 2026.'
