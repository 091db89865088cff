import type { InsertOutcome } from './insert.ts'
import { isTakenBack, onSubmissionsChange, type Submission, setAside, submissions, TAKEN_BACK } from './pending.ts'
import { laterWait } from './retry-plan.ts'
import { send } from './send.ts'
import { settle } from './settle.ts'
import { PREFIX } from './something-waits.ts'
import { triesAreOver } from './tries.ts'
import { once, underWay } from './under-way.ts'
import { judge } from './verdict.ts'

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
  await underWay(submission.id)
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

const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Tries what is waiting again after a wait; by then it may have been sent, which `sendLater` finds out. */
export function tryAgain(submission: Submission, failed: number, asks: { retryAfterMs?: number }) {
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
    const result = await sendInOrder(submission)
    const verdict = judge(submission.table, result)
    if (verdict) return settle(submission, verdict)
    if (!isTakenBack(submission.id)) tryAgain(submission, failed + 1, asked(result))
    return 'waiting'
  })
}

/**
 * Sends it after what has to come first: what undoes a request or a call must not arrive before any try of that, and the
 * call that a booking replaces may hold its place.
 */
export async function sendInOrder(submission: Submission): Promise<InsertOutcome> {
  const { undoes, table } = submission
  if (undoes) {
    await underWay(undoes)
    await triesAreOver(undoes)
  }
  if (table === 'call_bookings') await cancelReplaced()
  return send(submission)
}

const cancelReplaced = () =>
  Promise.all(
    submissions()
      .filter(({ table, undoes, state }) => table === 'booking_changes' && undoes && state === 'waiting')
      .map(one => sendLater(one)),
  )

/** What the backend asked for. */
export const asked = (result: InsertOutcome) =>
  'retryAfterMs' in result && result.retryAfterMs !== undefined ? { retryAfterMs: result.retryAfterMs } : {}
