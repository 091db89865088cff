import type { Day } from './period.ts'

/** The day on which the figures were last checked: texts and prerendered pages are correct for this day. */
export const CHECKED_ON: Day = '2026-11-21'
