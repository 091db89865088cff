import type { SubmitOutcome } from './verdict.ts'

const all = new Map<string, Promise<SubmitOutcome>>()

/** The try of this submission that has begun here and not ended yet. */
export const underWay = (id: string) => all.get(id)

/** Begins a try, unless one is under way: then that one counts for both. */
export function once(id: string, send: () => Promise<SubmitOutcome>): Promise<SubmitOutcome> {
  const sending = all.get(id) ?? send().finally(() => all.delete(id))
  all.set(id, sending)
  return sending
}
