/** Under this name the record of phone calls looks for it. */
const KEY = 'session_id'

/** Gives the visit a random number that lasts as long as the tab, so that calls of one visit are told from calls of many. */
export function numberThisVisit(): void {
  try {
    if (!sessionStorage.getItem(KEY)) sessionStorage.setItem(KEY, crypto.randomUUID())
  } catch {
    // Storage is blocked: the calls are recorded without a number.
  }
}
