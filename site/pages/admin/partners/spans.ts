import { addMonths, dayLabel } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'
import { DAYS, type Span } from '../span-select.tsx'

/** This month and the twelve before it. */
const MONTHS_OFFERED = 13

/** What partners' requests can be counted in: partners ask, and are paid, by the month. */
export function spansOn(today: Day): (readonly [Span, string])[] {
  const first = `${today.slice(0, 8)}01`
  const months = Array.from({ length: MONTHS_OFFERED }, (_, back) => addMonths(first, -back))
  return [
    ...DAYS.map(([days, label]) => [days, `the last ${label}`] as const),
    // '1 October 2026' without its 1.
    ...months.map(month => [month, dayLabel(month).slice(2)] as const),
  ]
}
