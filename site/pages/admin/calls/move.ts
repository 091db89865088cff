import type { Answer } from '#widgets/kit/backend/ask.ts'
import { standsAs } from '#widgets/kit/backend/stands-as.ts'
import { askTeam } from '../ask-team.ts'
import { type Saved, saveOver } from '../forms/save-over.ts'
import { type Slot, slotsToCome } from '../slots/slot.ts'
import type { Booking } from './call.ts'

export type Place = Pick<Booking, 'slot_date' | 'slot_no'>
type Moved = Place & Pick<Booking, 'status'>

/** Upcoming slots that take calls and have a place left, in order. */
export async function freeSlots(): Promise<Answer<Slot[]>> {
  const answer = await slotsToCome()
  if (!answer.ok) return answer
  return { ok: true, data: answer.data.filter(slot => !slot.closed && slot.booked < slot.capacity) }
}

const COLUMNS = 'slot_date,slot_no,status,notes,version,updated_at'

/** Books a call, as last seen, for another time; returns the latest version if somebody else has changed it. */
export async function moveCall(seen: Booking, to: Place): Promise<Saved<Booking>> {
  const change = { ...to, status: 'booked' as const }
  const saved = await saveOver(
    () =>
      askTeam<Moved[]>(client =>
        client.from('call_bookings').update(change).eq('id', seen.id).eq('version', seen.version).select(COLUMNS),
      ),
    () => askTeam<Moved[]>(client => client.from('call_bookings').select(COLUMNS).eq('id', seen.id)),
    now => standsAs(now, change),
  )
  return 'row' in saved ? { ...saved, row: { ...seen, ...saved.row } } : saved
}
