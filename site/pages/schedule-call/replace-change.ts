import { submissions, takeBack } from '#widgets/kit/backend/pending.ts'
import { submissionId } from '#widgets/kit/backend/submission-id.ts'
import type { Filled } from '#widgets/kit/backend/submit.ts'

/** Takes back what still waits to change the same call: the last wish counts, whichever would go out first. */
export async function replaceChange(row: Filled<'booking_changes'>, occasion: string): Promise<void> {
  const id = await submissionId('booking_changes', row, occasion)
  for (const one of submissions()) {
    const isOfThisCall = one.table === 'booking_changes' && one.row.manage_token === row.manage_token
    if (isOfThisCall && one.state === 'waiting' && one.id !== id) takeBack(one.id)
  }
}
