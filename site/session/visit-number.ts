import { inTab } from '#widgets/kit/backend/kept.ts'
import { setVisit } from '#widgets/kit/backend/track-call.ts'

const KEY = 'session_id'

/** Gives the visit a random number that lasts as long as the tab, to tell calls from one visit from calls from many. */
export function numberThisVisit(): void {
  // Where storage is blocked the calls are recorded without a number: it would change with every page.
  if (inTab.read(KEY) || inTab.write(KEY, crypto.randomUUID())) setVisit(() => inTab.read(KEY))
}
