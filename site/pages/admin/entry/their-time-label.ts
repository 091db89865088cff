import { CALLING_HOURS } from '#widgets/domain/calling-hours.ts'
import type { State } from '#widgets/domain/states.ts'
import type { theirTime } from '#widgets/domain/their-time.ts'

const WHY_NOT = {
  'too early': `too early to call: wait until ${CALLING_HOURS.from} AM`,
  'too late': `too late to call: not after ${CALLING_HOURS.until - 12} PM`,
  weekend: 'we call on weekdays only',
}

/** '7:02 AM in WA, too early to call: wait until 9 AM', except at the time that was booked. */
export function theirTimeLabel(state: State, { clock, not }: ReturnType<typeof theirTime>, asBooked = false): string {
  if (!not) return `${clock} in ${state}`
  return `${clock} in ${state}, ${asBooked ? 'the time that is booked' : WHY_NOT[not]}`
}
