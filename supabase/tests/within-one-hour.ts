/**
 * Limits count by clock hours, some by days of UTC, and the team's figures by the office's days: all start again at the
 * end of some hour. So a test that counts must not run past one, and waits for the next hour if it might.
 */
export async function withinOneHour(): Promise<void> {
  const left = 3_600_000 - (Date.now() % 3_600_000)
  if (left < 20_000) await new Promise(over => setTimeout(over, left + 500))
}
