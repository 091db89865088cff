import { dayLabel } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'

/** When a text was last read against its sources, for the line below its title. */
export const CheckedOn = ({ day }: { day: Day }) => (
  <span>
    Checked on <time dateTime={day}>{dayLabel(day)}</time>
  </span>
)
