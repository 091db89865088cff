import type { Row } from '#widgets/kit/backend/database.types.ts'
import { askTeam } from '../ask-team.ts'

/** What `admin_today()` answers; times are the office's. */
export interface Today {
  day: string
  /** The next calls by slot, 40 at most. */
  coming: ComingCall[]
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

export const today = () => askTeam<Today>(client => client.rpc('admin_today') as unknown as PromiseLike<Told>)

type Told = { data: Today | null; error: null; status: number }
