import { useSyncExternalStore } from 'react'
import { BRAND } from '#widgets/domain/brand.ts'
import { dayIn } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'

/** The day on which the figures were last checked; the worked example of a prerendered page is for this day. */
export const CHECKED_ON: Day = '2026-11-21'

const never = () => () => {}

/** Today in the browser, the day of the last check in prerendered HTML and while it hydrates. */
export const useToday = (): Day =>
  useSyncExternalStore(
    never,
    () => dayIn(BRAND.officeZone),
    () => CHECKED_ON,
  )
