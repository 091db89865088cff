import { keepSubmission, type Submission, takeBack } from './pending.ts'
import { mayHaveArrived } from './tries.ts'

/** The visitor does not want it sent: no tab may. If a try of it may have arrived, that is withdrawn. */
export function doNotSend(one: Submission): void {
  takeBack(one.id)
  const undo = mayHaveArrived(one.id) ? undoing(one) : undefined
  if (undo) keepSubmission(undo)
}

/** What undoes it. Nothing for a message, which cannot be withdrawn, or for a change to a call: another one follows it. */
function undoing({ id: undoes, table, row: { manage_token } }: Submission): Submission | undefined {
  const id = crypto.randomUUID()
  const made = { id, undoes, madeAt: Date.now(), state: 'waiting' } as const
  if (table === 'quote_requests') return { ...made, table: 'quote_withdrawals', row: { id, request_id: undoes } }
  if (table === 'call_bookings')
    return { ...made, table: 'booking_changes', row: { id, manage_token, action: 'cancel' } }
  return undefined
}
