import { onDevice, parsed } from './kept.ts'
import { PLACES, PREFIX } from './something-waits.ts'
import type { SubmissionTable, Verdict } from './verdict.ts'

/** Marks what the visitor withdrew, for other tabs that have already read it. */
export const TAKEN_BACK = 'hic-taken-back:'
/** Marks what has been sent and not been answered: it may have arrived. */
export const TRIED = 'hic-tried:'
const DAY_MS = 86_400_000

/** Something that the visitor sent and that may not have arrived yet. */
export interface Submission {
  id: string
  table: SubmissionTable
  /** The whole row, with its id. */
  row: Record<string, unknown>
  /** The id of the person signed in when it was made: it becomes theirs and nobody else's. */
  by?: string | undefined
  /** The id of the request or the call that it withdraws because a try of that may have arrived. */
  undoes?: string
  /** Milliseconds since 1970. */
  madeAt: number
  /**
   * `sending` is on its way, `waiting` will be sent automatically. Both are kept in storage, where another document
   * finds them as `waiting`. The rest only say how it ended, and are kept in memory alone.
   */
  state: 'sending' | 'waiting' | 'expired' | Verdict
  /** It could not be sent while the visitor watched. */
  hasWaited?: boolean
  /** The device's storage refused it: it is gone with the document, or with the tab at the latest. */
  onlyHere?: boolean
  /** When it ended, in milliseconds since 1970. */
  settledAt?: number
}

/** Whether it is still to arrive. */
export const isUnsent = ({ state }: Submission): boolean => state === 'sending' || state === 'waiting'

let known: readonly Submission[] | undefined
const listeners = new Set<() => void>()

/** All of them, the oldest first. The same array until something changes. */
export function submissions(): readonly Submission[] {
  known ??= fromStorage()
  return known
}

/** For `useSyncExternalStore`. */
export function onSubmissionsChange(listener: () => void): () => void {
  // Added once, however often: a page that comes back from the browser's cache has missed what was stored meanwhile.
  for (const event of ['storage', 'pageshow', 'visibilitychange']) addEventListener(event, adopt)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Takes over what other tabs have left waiting: they may be closed before it can be sent. */
function adopt(event: Event): void {
  // Until then the other tab may still be sending it, before the eyes of its visitor.
  if (event instanceof StorageEvent && submissionIn(event.newValue)?.state !== 'waiting') return
  const here = new Set(submissions().map(({ id }) => id))
  const left = fromStorage().filter(({ id }) => !here.has(id))
  if (left.length > 0) change(all => [...all, ...left])
}

/** Keeps a submission in this state; an earlier state of the same one is replaced. */
export function keepSubmission(submission: Submission): void {
  const unsent = isUnsent(submission)
  // Sent again, it is no longer withdrawn.
  if (submission.state === 'sending') onDevice.forget(TAKEN_BACK + submission.id)
  let onlyHere = false
  for (const place of PLACES) {
    if (!unsent) place.forget(PREFIX + submission.id)
    else if (!place.write(PREFIX + submission.id, JSON.stringify(submission))) onlyHere = place === onDevice
  }
  change(all => [...all.filter(({ id }) => id !== submission.id), { ...submission, onlyHere }])
}

/** Forgets a submission, here and in storage. */
export function dropSubmission(dropped: string): void {
  for (const place of PLACES) place.forget(PREFIX + dropped)
  change(all => all.filter(({ id }) => id !== dropped))
}

/** The visitor withdraws it: no tab may send it. */
export function takeBack(id: string): void {
  onDevice.write(TAKEN_BACK + id, String(Date.now()))
  dropSubmission(id)
}

/** Stops what is waiting and may no longer be sent: what another tab withdrew, and what is over a day old. */
export function setAside(): void {
  for (const one of submissions().filter(({ state }) => state === 'waiting')) {
    if (isTakenBack(one.id)) dropSubmission(one.id)
    else if (tooOld(one)) keepSubmission({ ...one, state: 'expired', settledAt: Date.now() })
  }
}

/** Whether the visitor withdrew it, in any tab, since it was last sent on purpose. */
export const isTakenBack = (id: string) => onDevice.read(TAKEN_BACK + id) !== null

function change(next: (all: readonly Submission[]) => readonly Submission[]) {
  known = next(submissions())
  for (const listener of listeners) listener()
}

function fromStorage(): readonly Submission[] {
  const found = new Map<string, Submission>()
  for (const place of PLACES) {
    for (const [key, text] of place.entries()) {
      const one = key.startsWith(PREFIX) ? submissionIn(text) : undefined
      if (!one) continue
      const state = tooOld(one) ? 'expired' : 'waiting'
      found.set(one.id, { ...one, state, hasWaited: true, onlyHere: place !== onDevice })
    }
    for (const { id, state } of found.values()) if (state === 'expired') place.forget(PREFIX + id)
  }
  forgetOldMarks()
  return [...found.values()].sort((a, b) => a.madeAt - b.madeAt)
}

// After a day there is nothing left for them to stop.
function forgetOldMarks() {
  for (const [key, madeAt] of onDevice.entries())
    if (/^hic-(taken-back|tried):/.test(key) && tooOld({ madeAt: Number(madeAt) })) onDevice.forget(key)
}

/** Whether it is no longer sent. The clock may have been put back since. */
export const tooOld = ({ madeAt }: Pick<Submission, 'madeAt'>) => Math.abs(Date.now() - madeAt) > DAY_MS

function submissionIn(text: string | null): Submission | undefined {
  const one = parsed(text) as Partial<Submission> | undefined
  // Without a time it would never be old, and no page could say from when it is.
  return one?.id && one.table && one.row && Number.isFinite(one.madeAt) ? (one as Submission) : undefined
}
