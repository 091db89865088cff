import { officeDay } from '#widgets/domain/office-day.ts'
import type { Insert } from './database.types.ts'
import { asked, sendInOrder, tryAgain } from './later.ts'
import {
  dropSubmission,
  isTakenBack,
  isUnsent,
  keepSubmission,
  type Submission,
  setAside,
  submissions,
  takeBack,
  tooOld,
} from './pending.ts'
import { watchedWait } from './retry-plan.ts'
import { OWNED } from './send.ts'
import { settle } from './settle.ts'
import { signedInAs } from './signed-in.ts'
import { manageToken, submissionId } from './submission-id.ts'
import { once, underWay } from './under-way.ts'
import { judge, type SubmissionTable, type SubmitOutcome } from './verdict.ts'

/** How sending went, and the row's id, by which a waiting row can be followed. */
export interface Sent {
  id: string
  outcome: SubmitOutcome
}

/** What the visitor fills in; the id and the token are made here. */
export type Filled<Table extends SubmissionTable> = Omit<
  Insert<Table>,
  'id' | (Table extends 'call_bookings' ? 'manage_token' : never)
>

/**
 * Sends one row so that nothing is lost or duplicated: it is kept before it is sent, retried to a plan, and named by
 * its content, so that a second click, a reload or a lost reply meets the row that is already there. `occasion` tells
 * apart rows that are alike on purpose, such as moving a call back and forth. `isWatched` is asked at the end: people
 * who have left the page that would say how it ended see it in the notice that every page has.
 */
export async function submit<Table extends SubmissionTable>(
  table: Table,
  filled: Filled<Table>,
  occasion: string = officeDay(),
  isWatched = () => true,
): Promise<Sent> {
  const id = await submissionId(table, filled, occasion)
  const token = table === 'call_bookings' ? { manage_token: await manageToken(id) } : {}
  const row = { id, ...filled, ...token }
  // Sent again on purpose, while an earlier try of what was withdrawn is still ending.
  if (isTakenBack(id)) await underWay(id)
  if (OWNED.has(table)) await keepWithdrawalsBack(id, token.manage_token)
  const by = OWNED.has(table) ? signedInAs()?.id : undefined
  const outcome = await once(id, () =>
    sendWatched({ id, table, row, by, madeAt: Date.now(), state: 'sending' }, isWatched),
  )
  return { id, outcome }
}

/** What withdraws this request or cancels this call, and has not been sent yet, would undo it afterwards. */
async function keepWithdrawalsBack(id: string, token: unknown) {
  const undoing = submissions().filter(
    one =>
      isUnsent(one) && (one.row.request_id === id || (one.row.action === 'cancel' && one.row.manage_token === token)),
  )
  for (const one of undoing) takeBack(one.id)
  await Promise.all(undoing.map(one => underWay(one.id)))
}

async function sendWatched(submission: Submission, isWatched: () => boolean): Promise<SubmitOutcome> {
  keepSubmission(submission)
  // A tab that still holds the request as waiting would send it after all.
  if (submission.table === 'quote_withdrawals') takeBack(String(submission.row.request_id))
  const waiting: Submission = { ...submission, state: 'waiting', hasWaited: true }
  for (let failed = 1; ; failed += 1) {
    const result = await sendInOrder(submission)
    const verdict = judge(submission.table, result)
    if (verdict) return settle(isWatched() ? submission : waiting, verdict)

    const wait = navigator.onLine !== false ? watchedWait({ failed, ...asked(result) }) : undefined
    if (wait !== undefined) await new Promise(done => setTimeout(done, wait))
    // A tab may sleep through that wait for hours, while another sends it and the visitor withdraws it.
    if (isTakenBack(submission.id)) {
      dropSubmission(submission.id)
      return 'waiting'
    }
    // Or for over a day: by then other tabs have said that it was deleted, and forgotten what was withdrawn.
    if (wait === undefined || tooOld(submission)) {
      keepSubmission(waiting)
      setAside()
      tryAgain(waiting, 1, asked(result))
      return 'waiting'
    }
  }
}
