import type { SubmissionTable } from './submit.ts'

const PREFIX = 'hic-pending:'
const DAY_MS = 86_400_000

/** Something that the visitor sent and that may not have arrived yet. */
export interface Submission {
  id: string
  table: SubmissionTable
  /** The whole row, with its id. */
  row: Record<string, unknown>
  /** Milliseconds since 1970. */
  madeAt: number
  /** `waiting` goes out by itself. The last four only tell how it ended, and are kept in memory alone. */
  state: 'sending' | 'waiting' | 'arrived' | 'taken' | 'refused' | 'expired'
  /** It could not go out while the visitor watched. */
  hasWaited?: boolean
  /** When it ended, in milliseconds since 1970. */
  settledAt?: number
}

// The tab's own storage, and the device's: a tab that is closed while offline must lose nothing.
// Either may be full or forbidden; then what is pending lives as long as the page.
const PLACES = [() => sessionStorage, () => localStorage]

let known: readonly Submission[] | undefined
const listeners = new Set<() => void>()

/** All of them, the oldest first. The same array until something changes. */
export function submissions(): readonly Submission[] {
  known ??= fromStorage()
  return known
}

export function onSubmissionsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps a submission in this state; an earlier state of the same one is replaced. */
export function keepSubmission(submission: Submission): void {
  const unsent = submission.state === 'sending' || submission.state === 'waiting'
  for (const place of PLACES) {
    try {
      if (unsent) place().setItem(PREFIX + submission.id, JSON.stringify(submission))
      else place().removeItem(PREFIX + submission.id)
    } catch {}
  }
  change(all => [...all.filter(({ id }) => id !== submission.id), submission])
}

export function dropSubmission(dropped: string): void {
  for (const place of PLACES) {
    try {
      place().removeItem(PREFIX + dropped)
    } catch {}
  }
  change(all => all.filter(({ id }) => id !== dropped))
}

function change(next: (all: readonly Submission[]) => readonly Submission[]) {
  known = next(submissions())
  for (const listener of listeners) listener()
}

function fromStorage(): readonly Submission[] {
  const found = new Map<string, Submission>()
  for (const place of PLACES) {
    try {
      for (const [key, text] of Object.entries(place())) {
        const one = key.startsWith(PREFIX) ? parse(text) : undefined
        if (one) found.set(one.id, { ...one, state: tooOld(one) ? 'expired' : 'waiting', hasWaited: true })
      }
      for (const { id, state } of found.values()) if (state === 'expired') place().removeItem(PREFIX + id)
    } catch {}
  }
  return [...found.values()].sort((a, b) => a.madeAt - b.madeAt)
}

// The clock may have been put back meanwhile.
const tooOld = ({ madeAt }: Submission) => Math.abs(Date.now() - madeAt) > DAY_MS

function parse(text: unknown): Submission | undefined {
  try {
    const one = JSON.parse(String(text)) as Partial<Submission>
    return one.id && one.table && one.row && one.madeAt ? (one as Submission) : undefined
  } catch {
    return undefined
  }
}
