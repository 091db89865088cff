import { inTab } from '#widgets/kit/backend/kept.ts'

/** Under this name the record of phone calls looks for it. */
const KEY = 'session_id'

/** Gives the visit a random number that lasts as long as the tab, so that calls of one visit are told from calls of many. */
export function numberThisVisit(): void {
  // Where storage is blocked the calls are recorded without a number: their record looks in storage alone.
  if (!inTab.read(KEY)) inTab.write(KEY, crypto.randomUUID())
}
