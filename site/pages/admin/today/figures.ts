import type { Row } from '#widgets/kit/backend/database.types.ts'
import { type Answer, askTeam } from '../ask-team.ts'

/** What `admin_today()` answers; times are the office's. */
export interface Today {
  day: string
  bookings_today: number
  bookings_made_today: number
  requests_new: number
  requests_today: number
  calls_today: number
  calls_by_source: Record<string, number>
  subscribers: number
  subscribers_today: number
  messages_new: number
  outbox_stuck: number
}

export type ComingCall = Pick<
  Row<'call_bookings'>,
  'id' | 'reference' | 'slot_date' | 'slot_no' | 'full_name' | 'phone' | 'state'
>

export interface FirstView {
  today: Today
  coming: ComingCall[]
}

const COMING_MOST = 40

export async function firstView(): Promise<Answer<FirstView>> {
  const today = await askTeam(client => client.rpc('admin_today'))
  if (!today.ok) return today
  const figures = today.data as unknown as Today
  const coming = await askTeam<ComingCall[]>(client =>
    client
      .from('call_bookings')
      .select('id,reference,slot_date,slot_no,full_name,phone,state')
      .gte('slot_date', figures.day)
      .eq('status', 'booked')
      .eq('is_suspect', false)
      .order('slot_date')
      .order('slot_no')
      .limit(COMING_MOST),
  )
  return coming.ok ? { ok: true, data: { today: figures, coming: coming.data } } : coming
}
