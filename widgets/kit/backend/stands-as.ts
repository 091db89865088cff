import type { Answer } from './ask.ts'

/**
 * Whether a row already is as a change would make it: an earlier try arrived but its answer was lost, or somebody else
 * made the same change.
 */
export const standsAs = <Kept extends object>(row: Kept, change: Partial<Kept>): boolean =>
  Object.entries(change).every(([column, value]) => row[column as keyof Kept] === value)

/** The rows that a change returned; if none, the rows that are read again and turn out to be so already. */
export async function changedOrStands<Kept>(
  change: Promise<Answer<Kept[]>>,
  read: () => Promise<Answer<Kept[]>>,
  standing: (now: Kept[]) => Kept[],
): Promise<Answer<Kept[]>> {
  const answer = await change
  if (!answer.ok || answer.data.length > 0) return answer
  const now = await read()
  return now.ok ? { ok: true, data: standing(now.data) } : now
}
