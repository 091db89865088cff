import { officeDay } from '#widgets/domain/office-day.ts'
import type { Insert } from './database.types.ts'
import { type InsertOutcome, insert } from './insert.ts'
import {
  dropSubmission,
  isTakenBack,
  keepSubmission,
  onSubmissionsChange,
  PREFIX,
  type Submission,
  setAside,
  submissions,
  TAKEN_BACK,
  takeBack,
} from './pending.ts'
import { changeReceipt } from './receipts.ts'
import { laterWait, watchedWait } from './retry-plan.ts'
import { signedInAs, tokenOf } from './signed-in.ts'
import { manageToken, submissionId } from './submission-id.ts'
import { forgetTries, marked, mayHaveArrived, triesAreOver } from './tries.ts'

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

/** Tables whose rows belong to somebody; the rest have no column for that. */
const OWNED: ReadonlySet<SubmissionTable> = new Set(['quote_requests', 'call_bookings'])

const underWay = new Map<string, Promise<SubmitOutcome>>()

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
  if (isTakenBack(id)) await underWay.get(id)
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
    ({ row, state }) =>
      (state === 'sending' || state === 'waiting') &&
      (row.request_id === id || (row.action === 'cancel' && row.manage_token === token)),
  )
  for (const one of undoing) takeBack(one.id)
  await Promise.all(undoing.map(one => underWay.get(one.id)))
}

/** Sends what is waiting, now and whenever the connection comes back, for as long as the page is open. */
export function resumeSubmissions(): void {
  listen()
  goNow()
}

function goNow(attempt: (submission: Submission) => Promise<void> = sendLater) {
  setAside()
  for (const submission of submissions()) void attempt(submission)
}

/** A try that began before the connection came back may still fail: that says nothing about it now. */
async function sendOnline(submission: Submission): Promise<void> {
  await underWay.get(submission.id)
  await sendLater(submission)
}

let listening = false

function listen() {
  if (listening) return
  listening = true
  addEventListener('online', () => goNow(sendOnline))
  // Back from the browser's page cache, where timers do not run.
  addEventListener('pageshow', () => goNow())
  addEventListener('storage', changedElsewhere)
  onSubmissionsChange(tryAdopted)
}

/** What another tab left waiting is tried from here too: by the time it can be sent, that tab may be closed. */
function tryAdopted() {
  for (const one of submissions()) {
    if (one.state !== 'waiting' || timers.has(one.id)) continue
    if (one.undoes) void sendLater(one)
    else tryAgain(one, 1, {})
  }
}

function changedElsewhere({ key, newValue }: StorageEvent) {
  if (key?.startsWith(TAKEN_BACK)) setAside()
  // Another tab is done with it: sending it again from here finds out how that ended.
  else if (newValue === null) for (const one of submissions()) if (key === PREFIX + one.id) void sendLater(one)
}

function once(id: string, send: () => Promise<SubmitOutcome>): Promise<SubmitOutcome> {
  const sending = underWay.get(id) ?? send().finally(() => underWay.delete(id))
  underWay.set(id, sending)
  return sending
}

async function sendWatched(submission: Submission, isWatched: () => boolean): Promise<SubmitOutcome> {
  keepSubmission(submission)
  // A tab that still holds the request as waiting would send it after all.
  if (submission.table === 'quote_withdrawals') takeBack(String(submission.row.request_id))
  const waiting: Submission = { ...submission, state: 'waiting', hasWaited: true }
  for (let failed = 1; ; failed += 1) {
    const result = await send(submission)
    const verdict = judge(submission.table, result)
    if (verdict) return settle(isWatched() ? submission : waiting, verdict)

    const wait = navigator.onLine !== false ? watchedWait({ failed, ...asked(result) }) : undefined
    if (wait !== undefined) await new Promise(done => setTimeout(done, wait))
    // A tab may sleep through that wait for hours, while another sends it and the visitor withdraws it.
    if (isTakenBack(submission.id)) {
      dropSubmission(submission.id)
      return 'waiting'
    }
    if (wait === undefined) {
      keepSubmission(waiting)
      tryAgain(waiting, 1, asked(result))
      return 'waiting'
    }
  }
}

/** How long to wait for a token that has to be fetched: that the row arrives matters more than whose it is. */
const TOKEN_MS = { watched: 8_000, offline: 1_000, later: 30_000 }

function patienceFor(state: Submission['state']): number {
  if (state !== 'sending') return TOKEN_MS.later
  return navigator.onLine === false ? TOKEN_MS.offline : TOKEN_MS.watched
}

/** As the person who made it, if they are still signed in; otherwise as nobody. */
async function send({ id, table, row, by, state, undoes }: Submission): Promise<InsertOutcome> {
  if (undoes) {
    await underWay.get(undoes)
    await triesAreOver(undoes)
  }
  if (table === 'call_bookings') await cancelReplaced()
  const sendAs = (as: { token?: string }) => {
    const sending = () => insert(table, row, as)
    return OWNED.has(table) ? marked(id, sending) : sending()
  }
  for (const anew of [false, true]) {
    const token = by && (await tokenOf(by, patienceFor(state), anew))
    // The visitor may have withdrawn it while the token was on its way.
    if (isTakenBack(id)) return { outcome: 'unavailable' }
    if (!token) break
    const result = await sendAs({ token })
    if (result.outcome === 'inserted' || result.status !== 401) return result
  }
  return sendAs({})
}

/** The call that a booking replaces may hold its place. */
const cancelReplaced = () =>
  Promise.all(
    submissions()
      .filter(({ table, undoes, state }) => table === 'booking_changes' && undoes && state === 'waiting')
      .map(one => sendLater(one)),
  )

const timers = new Map<string, ReturnType<typeof setTimeout>>()

function tryAgain(submission: Submission, failed: number, asks: { retryAfterMs?: number }) {
  listen()
  clearTimeout(timers.get(submission.id))
  const wait = laterWait({ failed, ...asks })
  const fire = () => {
    timers.delete(submission.id)
    void sendLater(submission, failed)
  }
  timers.set(submission.id, setTimeout(fire, wait))
}

async function sendLater(submission: Submission, failed = 0): Promise<void> {
  setAside()
  // It may have been sent since, or withdrawn.
  const waits = submissions().some(({ id, state }) => id === submission.id && state === 'waiting')
  if (!waits) return
  await once(submission.id, async () => {
    const result = await send(submission)
    const verdict = judge(submission.table, result)
    if (verdict) return settle(submission, verdict)
    if (!isTakenBack(submission.id)) tryAgain(submission, failed + 1, asked(result))
    return 'waiting'
  })
}

function settle(submission: Submission, verdict: Verdict): Verdict {
  const { id, table, row, state, undoes } = submission
  clearTimeout(timers.get(id))
  timers.delete(id)
  const settledAt = Date.now()
  // What withdraws it is still to be sent.
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

const asked = (result: InsertOutcome) =>
  'retryAfterMs' in result && result.retryAfterMs !== undefined ? { retryAfterMs: result.retryAfterMs } : {}

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
