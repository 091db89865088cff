/**
 * Limits count by clock hours, and some by days of UTC; the team's figures, by the office's days. They start again with
 * each, so a test that counts may not run past the end of an hour: it waits for the next.
 */
export async function withinOneHour(): Promise<void> {
  const left = 3_600_000 - (Date.now() % 3_600_000)
  if (left < 20_000) await new Promise(over => setTimeout(over, left + 500))
}
