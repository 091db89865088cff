import type { Row, Update } from '#widgets/kit/backend/database.types.ts'
import { type Answer, askTeam } from '../ask-team.ts'

export type Slot = Row<'call_slots'>

const COLUMNS = 'slot_date,slot_no,slot_start,capacity,booked,closed'
// Fifteen business days of 22 slots, with room for more.
const MOST = 1000

export const slotsFrom = (day: string): Promise<Answer<Slot[]>> =>
  askTeam<Slot[]>(client =>
    client.from('call_slots').select(COLUMNS).gte('slot_date', day).order('slot_date').order('slot_no').limit(MOST),
  )

export const slotsOf = (day: string): Promise<Answer<Slot[]>> =>
  askTeam<Slot[]>(client => client.from('call_slots').select(COLUMNS).eq('slot_date', day).order('slot_no'))

/** Changes a slot as it was seen; no row comes back where somebody changed it meanwhile. */
export const changeSlot = (seen: Slot, change: Update<'call_slots'>): Promise<Answer<Slot[]>> =>
  askTeam<Slot[]>(client =>
    client
      .from('call_slots')
      .update(change)
      .eq('slot_date', seen.slot_date)
      .eq('slot_no', seen.slot_no)
      .eq('capacity', seen.capacity)
      .eq('closed', seen.closed)
      .select(COLUMNS),
  )

export const closeDay = (day: string, closed: boolean): Promise<Answer<Slot[]>> =>
  askTeam<Slot[]>(client => client.from('call_slots').update({ closed }).eq('slot_date', day).select(COLUMNS))

export const openComing = (businessDays: number): Promise<Answer<number>> =>
  askTeam<number>(client => client.rpc('open_call_slots', { p_business_days: businessDays }))
