import { dropSubmission, isTakenBack, keepSubmission, type Submission, submissions } from './pending.ts'
import { changeReceipt } from './receipts.ts'
import { forgetTries, mayHaveArrived } from './tries.ts'
import type { Verdict } from './verdict.ts'

/** From now on, what was kept of it and the thank-you page say how it ended. */
export function settle(submission: Submission, verdict: Verdict): Verdict {
  const { id, table, row, state, undoes } = submission
  const settledAt = Date.now()
  // The submission that withdraws it is still to be sent.
  const isUndone = isTakenBack(id) && mayHaveArrived(id)
  if (!isUndone) forgetTries(id)
  if (undoes) forgetTries(undoes)
  if (verdict === 'arrived' && !isUndone) changeReceipt({ id, table, row, arrivedAt: settledAt })
  if (verdict === 'arrived' && table === 'booking_changes') dropOutdated(row.manage_token)
  // A failure while the visitor watched is shown beside the button; what they withdrew must not be sent again.
  if (isUndone || (verdict !== 'arrived' && (state === 'sending' || isTakenBack(id)))) dropSubmission(id)
  else keepSubmission({ ...submission, state: verdict, settledAt })
  return verdict
}

/** Of a call's booking and its changes, the last to arrive says where things are. */
function dropOutdated(token: unknown) {
  for (const { id, state, row } of submissions())
    if (state === 'arrived' && row.manage_token === token) dropSubmission(id)
}
