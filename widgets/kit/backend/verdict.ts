import type { InsertOutcome } from './insert.ts'

/** The tables into which visitors submit. */
export type SubmissionTable =
  | 'quote_requests'
  | 'quote_withdrawals'
  | 'call_bookings'
  | 'booking_changes'
  | 'contact_messages'
  | 'unsubscribe_requests'

/** How a submission ended. */
export type Verdict =
  | 'arrived'
  /** Somebody else has taken the time. */
  | 'taken'
  /** Three calls are booked for this number already. */
  | 'too-many'
  /** The booking is unknown, or its time has passed. */
  | 'gone'
  | 'refused'

/** `waiting`: it will be sent automatically once the backend answers. */
export type SubmitOutcome = Verdict | 'waiting'

/** What an answer means for a row of ours; undefined if it settles nothing and the row must be sent again. */
export function judge(table: SubmissionTable, result: InsertOutcome): Verdict | undefined {
  if (result.outcome === 'inserted') return 'arrived'
  const { code = '', message = '' } = result
  // The answer to an earlier try was lost on its way; the row was not.
  if (code === '23505' && message.includes(`${table}_pkey`)) return 'arrived'
  if (message.includes('too_many_bookings')) return 'too-many'
  if (result.outcome === 'unavailable') return undefined
  if (message.includes('slot_unavailable')) return 'taken'
  if (message.includes('no_such_booking') || message.includes('too_late')) return 'gone'
  return 'refused'
}
