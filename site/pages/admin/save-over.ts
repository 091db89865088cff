import type { Answer } from './ask-team.ts'

/** `meanwhile` is the row as somebody else left it: nothing was saved over it. */
export type Saved<Row> =
  | { outcome: 'saved'; row: Row }
  | { outcome: 'meanwhile'; row: Row }
  | { outcome: 'gone' }
  | { outcome: 'failed'; answer: Extract<Answer<unknown>, { ok: false }> }

/** What is said where the outcome is `gone`. */
export const goneSentence = (what: 'entry' | 'call' | 'offer' | 'partner') =>
  `This ${what} is gone: somebody deleted it meanwhile.`

/**
 * Writes over the version that was seen; where that is no longer there, reads what stands in its place. `isDone`: it
 * stands as it was to, because an earlier try arrived whose answer was lost, or a colleague did the same.
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
  return { outcome: isDone(row) ? 'saved' : 'meanwhile', row }
}
