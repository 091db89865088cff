import { submissions, takeBack } from '#widgets/kit/backend/pending.ts'
import { submissionId } from '#widgets/kit/backend/submission-id.ts'
import type { Filled } from '#widgets/kit/backend/submit.ts'

/** Withdraws any change to the same call that is still waiting: the last one counts, whichever would be sent first. */
export async function replaceChange(row: Filled<'booking_changes'>, occasion: string): Promise<void> {
  const id = await submissionId('booking_changes', row, occasion)
  for (const one of submissions()) {
    const isOfThisCall = one.table === 'booking_changes' && one.row.manage_token === row.manage_token
    if (isOfThisCall && one.state === 'waiting' && one.id !== id) takeBack(one.id)
  }
}
