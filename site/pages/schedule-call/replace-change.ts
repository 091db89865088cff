import { isUnsent, submissions, takeBack } from '#widgets/kit/backend/pending.ts'
import { submissionId } from '#widgets/kit/backend/submission-id.ts'
import type { Filled } from '#widgets/kit/backend/submit.ts'
import { underWay } from '#widgets/kit/backend/under-way.ts'

/**
 * Withdraws any change to the same call that has not been answered yet, also one that is still being sent from here, which
 * its sender has left and come back to: the last one counts, whichever would be sent first. A try that is under way has
 * ended by then: overtaken by the last one, it would undo that.
 */
export async function replaceChange(row: Filled<'booking_changes'>, occasion: string): Promise<void> {
  const id = await submissionId('booking_changes', row, occasion)
  const earlier = submissions().filter(
    one =>
      one.table === 'booking_changes' && one.row.manage_token === row.manage_token && isUnsent(one) && one.id !== id,
  )
  for (const one of earlier) takeBack(one.id)
  await Promise.all(earlier.map(one => underWay(one.id)))
}
