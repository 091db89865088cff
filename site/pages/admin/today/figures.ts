import type { Row } from '#widgets/kit/backend/database.types.ts'
import { askTeam } from '../ask-team.ts'

/** What `admin_today()` returns; times are the office's. */
export interface Today {
  day: string
  /** The time of the answer: '2:11 pm'. */
  as_of: string
  /** The next calls by slot: today's, 100 at most, then 40 of the days after. */
  coming: ComingCall[]
  coming_in_all: { today: number; later: number }
  /** What the honeypot caught and nobody has looked at yet. */
  set_aside: { requests: number; calls: number; messages: number }
  bookings_today: number
  bookings_made_today: number
  /** Of earlier days, and still booked. */
  bookings_left: number
  requests_new: number
  /** The day since which the first of them waits. */
  requests_since: string | null
  requests_today: number
  calls_today: number
  /** Of a hundred pages, and of all others together. */
  calls_by_source: Record<string, number>
  subscribers: number
  subscribers_today: number
  messages_new: number
  messages_since: string | null
  outbox_stuck: number
  /** The latest of them, ten at most. */
  stuck: StuckMessage[]
}

export type ComingCall = Pick<
  Row<'call_bookings'>,
  'id' | 'reference' | 'slot_date' | 'slot_no' | 'full_name' | 'phone' | 'state'
>

export type StuckMessage = Pick<
  Row<'outbox_messages'>,
  'id' | 'kind' | 'channel' | 'recipient' | 'last_error' | 'attempts' | 'created_at' | 'reference'
>

export const todaysFigures = () => askTeam<Today>(client => client.rpc('admin_today') as unknown as PromiseLike<Told>)

type Told = { data: Today | null; error: null; status: number }
