import type { Answer } from './ask.ts'

/**
 * Whether a row stands as a change would make it: an earlier try arrived whose answer was lost, or somebody did the same.
 */
export const standsAs = <Kept extends object>(row: Kept, change: Partial<Kept>): boolean =>
  Object.entries(change).every(([column, value]) => row[column as keyof Kept] === value)

/** What a change answered; where that was no row, those that stand so already, among what is read then. */
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
