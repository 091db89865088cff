import type { Failed } from '#site/session/why-failed.ts'
import type { Answer } from '#widgets/kit/backend/ask.ts'

/**
 * `meanwhile` is the row as somebody else left it: nothing was saved over it. `stood`: it already had the values, perhaps
 * by a colleague, so there is nothing of one's own to undo.
 */
export type Saved<Row> =
  | { outcome: 'saved'; row: Row; stood?: true }
  | { outcome: 'meanwhile'; row: Row }
  | { outcome: 'gone' }
  | { outcome: 'failed'; answer: Failed }

/** Shown if the outcome is `gone`. */
export const goneSentence = (what: 'entry' | 'call' | 'offer' | 'partner') =>
  `This ${what} no longer exists: somebody deleted it.`

/**
 * Writes over the version that was seen; if that has changed, reads the latest one. `isDone`: it already has the values
 * to be saved, because an earlier try arrived but its answer was lost, or a colleague made the same change.
 */
export async function saveOver<Row>(
  write: () => Promise<Answer<Row[]>>,
  read: () => Promise<Answer<Row[]>>,
  isDone: (now: Row) => boolean,
): Promise<Saved<Row>> {
  const saved = await write()
  if (!saved.ok) return { outcome: 'failed', answer: saved }
  if (saved.data[0]) return { outcome: 'saved', row: saved.data[0] }

  const now = await read()
  if (!now.ok) return { outcome: 'failed', answer: now }
  const [row] = now.data
  if (!row) return { outcome: 'gone' }
  return isDone(row) ? { outcome: 'saved', row, stood: true } : { outcome: 'meanwhile', row }
}
