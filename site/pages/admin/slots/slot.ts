import type { Answer } from '#widgets/kit/backend/ask.ts'
import type { Row, Update } from '#widgets/kit/backend/database.types.ts'
import { changedOrStands, standsAs } from '#widgets/kit/backend/stands-as.ts'
import { askTeam } from '../ask-team.ts'

export type Slot = Omit<Row<'call_slots'>, 'updated_at' | 'closed_by_holiday'>

const COLUMNS = 'slot_date,slot_no,slot_start,capacity,booked,closed,version'
// Fifteen business days of 22 slots, with room for more.
const MOST = 1000

/**
 * What is to come by the database's clock, in order: a device's may be weeks ahead.
 * @param day everything from this day on, too
 */
export const slotsToCome = (day?: string): Promise<Answer<Slot[]>> =>
  askTeam<Slot[]>(client =>
    client
      .from('call_slots')
      .select(COLUMNS)
      .or(`slot_start.gt.now${day ? `,slot_date.gte.${day}` : ''}`)
      .order('slot_date')
      .order('slot_no')
      .limit(MOST),
  )

export const slotsOf = (day: string): Promise<Answer<Slot[]>> =>
  askTeam<Slot[]>(client => client.from('call_slots').select(COLUMNS).eq('slot_date', day).order('slot_no'))

/**
 * Changes a slot as it was seen; returns no row if somebody has booked the place being removed, or has changed the slot
 * and left it different.
 */
export const changeSlot = (seen: Slot, change: Update<'call_slots'>): Promise<Answer<Slot[]>> =>
  changedOrStands(
    askTeam<Slot[]>(client =>
      client
        .from('call_slots')
        .update(change)
        .eq('slot_date', seen.slot_date)
        .eq('slot_no', seen.slot_no)
        .eq('version', seen.version)
        // A booking does not raise the version.
        .lte('booked', change.capacity ?? seen.capacity)
        .select(COLUMNS),
    ),
    () => slotsOf(seen.slot_date),
    slots => slots.filter(slot => slot.slot_no === seen.slot_no && standsAs(slot, change)),
  )

/**
 * Closes or opens a whole day as it was seen; returns no row if somebody has changed one of its slots and they are not
 * all as wanted.
 */
export const changeDay = (seen: readonly Slot[], day: string, closed: boolean): Promise<Answer<Slot[]>> =>
  changedOrStands(
    askTeam<Slot[]>(client =>
      client.rpc('set_call_day', { p_day: day, p_closed: closed, p_versions: seen.map(({ version }) => version) }),
    ),
    () => slotsOf(day),
    slots => (slots.every(slot => slot.closed === closed) ? slots : []),
  )

/** How many business days ahead are kept open, as by the daily upkeep. */
export const AHEAD = 15

/** Makes the slots of those days where there are none yet; the answer is how many it made. */
export const openComing = (): Promise<Answer<number>> =>
  askTeam<number>(client => client.rpc('open_call_slots', { p_business_days: AHEAD }))

export const slotsOpened = (count: number): string | undefined =>
  count > 0 ? `${count} ${count === 1 ? 'slot is' : 'slots are'} now open` : undefined

export const bookedIn = (slots: readonly Slot[]): number => slots.reduce((sum, slot) => sum + slot.booked, 0)

/** What happens to the calls of a day that was closed: nothing, until somebody acts. */
export function stillBooked(slots: readonly Slot[], now = new Date()): string | undefined {
  // A place stays taken once its call is done or was not reached.
  const booked = bookedIn(slots.filter(slot => new Date(slot.slot_start) > now))
  return booked > 0
    ? `${booked === 1 ? '1 call is' : `${booked} calls are`} still booked. Nobody has been told: move or cancel ${booked === 1 ? 'it' : 'them'} under Calls, which lists those set aside as suspect apart.`
    : undefined
}
