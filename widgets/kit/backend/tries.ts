import { PATIENCE_MS } from './config.ts'
import type { InsertOutcome } from './insert.ts'
import { onDevice } from './kept.ts'
import { TRIED } from './pending.ts'

/** With these it did not arrive: not as this person, or the database takes no rows for now, or not so many. */
const NOT_TAKEN: readonly unknown[] = [401, 405, 429, 503]

/** Whether it was sent and has not been answered. */
export const mayHaveArrived = (id: string): boolean => onDevice.read(TRIED + id) !== null

/** It was answered, or has been withdrawn. */
export const forgetTries = (id: string): void => onDevice.forget(TRIED + id)

/**
 * Sends it, with a mark on the device from before until the answer says that it did not arrive: the tab may be closed
 * in between. The mark is the time until which it may still be on its way.
 */
export async function marked(id: string, sending: () => Promise<InsertOutcome>): Promise<InsertOutcome> {
  const isFirst = !mayHaveArrived(id)
  const { onLine } = navigator
  mark(id, Date.now() + PATIENCE_MS)
  const result = await sending()
  mark(id, Date.now())
  const never = 'status' in result && result.status ? NOT_TAKEN.includes(result.status) : onLine === false
  if (isFirst && result.outcome !== 'inserted' && never) forgetTries(id)
  return result
}

const mark = (id: string, until: number) => onDevice.write(TRIED + id, String(until))

/** Until no tab can still have it on its way: what undoes it must not arrive before it. */
export async function triesAreOver(id: string): Promise<void> {
  const left = Number(onDevice.read(TRIED + id)) - Date.now()
  // A mark of a clock that has been put back since says nothing.
  if (left > 0 && left <= PATIENCE_MS) await new Promise(done => setTimeout(done, left))
}
