import { CALLING_HOURS } from './calling-hours.ts'
import { weekday, weekdayLabel } from './day.ts'
import type { State } from './states.ts'
import { clockIn, wallClock } from './zone-clock.ts'

/** The clock that most of a state keeps; a few towns at a border, such as Broken Hill, keep their neighbour's. */
const ZONE: Record<State, string> = {
  NSW: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  WA: 'Australia/Perth',
  SA: 'Australia/Adelaide',
  TAS: 'Australia/Hobart',
  ACT: 'Australia/Sydney',
  NT: 'Australia/Darwin',
}

export const zoneOf = (state: State): string => ZONE[state]

interface TheirTime {
  /** '7:02 AM', with the weekday at a weekend. */
  clock: string
  /** Why nobody is called now; undefined if they may be. */
  not?: 'too early' | 'too late' | 'weekend'
}

/** What time it is for people in a state, and whether we may call them then. On public holidays the office is closed. */
export function theirTime(state: State, at: Date): TheirTime {
  const zone = zoneOf(state)
  const [day, time] = clockIn(zone, at)
  if ([0, 6].includes(weekday(day))) return { clock: `${weekdayLabel(day)}, ${time}`, not: 'weekend' }
  const hour = wallClock(zone, at).getUTCHours()
  if (hour < CALLING_HOURS.from) return { clock: time, not: 'too early' }
  return hour < CALLING_HOURS.until ? { clock: time } : { clock: time, not: 'too late' }
}
