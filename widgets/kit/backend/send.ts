import { type InsertOutcome, insert } from './insert.ts'
import { isTakenBack, type Submission, tooOld } from './pending.ts'
import { tokenOf } from './signed-in.ts'
import { marked } from './tries.ts'
import type { SubmissionTable } from './verdict.ts'

/** Tables whose rows belong to somebody; the rest have no column for that. */
export const OWNED: ReadonlySet<SubmissionTable> = new Set(['quote_requests', 'call_bookings'])

/** How long to wait for a token that has to be fetched: that the row arrives matters more than whose it is. */
const TOKEN_MS = { watched: 8_000, offline: 1_000, later: 30_000 }

function patienceFor(state: Submission['state']): number {
  if (state !== 'sending') return TOKEN_MS.later
  return navigator.onLine === false ? TOKEN_MS.offline : TOKEN_MS.watched
}

/** One try, as the person who made it, if they are still signed in; otherwise as nobody. */
export async function send({ id, table, row, by, state, madeAt }: Submission): Promise<InsertOutcome> {
  const sendAs = (as: { token?: string }) => {
    const sending = () => insert(table, row, as)
    return OWNED.has(table) ? marked(id, sending) : sending()
  }
  for (const anew of [false, true]) {
    const token = by && (await tokenOf(by, patienceFor(state), anew))
    // The visitor may have withdrawn it while the token was on its way, or the tab may have slept for a day.
    if (isTakenBack(id) || tooOld({ madeAt })) return { outcome: 'unavailable' }
    if (!token) break
    const result = await sendAs({ token })
    if (result.outcome === 'inserted' || result.status !== 401) return result
  }
  return sendAs({})
}
