import { officeDay } from '#widgets/domain/office-day.ts'
import { doNotSend } from '#widgets/kit/backend/do-not-send.ts'
import { inTab } from '#widgets/kit/backend/kept.ts'
import { isUnsent, submissions } from '#widgets/kit/backend/pending.ts'
import { submissionId } from '#widgets/kit/backend/submission-id.ts'
import type { Filled } from '#widgets/kit/backend/submit.ts'

/**
 * Withdraws what this tab's form submitted before, if it is still waiting, or being sent since its sender left the form:
 * a correction takes its place. With another name and another number it is no correction but somebody else's.
 */
export async function replaceEarlier(
  table: 'quote_requests' | 'call_bookings',
  row: Filled<'quote_requests'> | Filled<'call_bookings'>,
  occasion: string = officeDay(),
): Promise<void> {
  const key = `hic-last-${table}`
  const earlier = inTab.read(key)
  const id = await submissionId(table, row, occasion)
  inTab.write(key, id)
  const waits = submissions().find(one => one.id === earlier && isUnsent(one))
  const isTheirs = waits?.row.full_name === row.full_name || waits?.row.phone === row.phone
  if (waits && isTheirs && earlier !== id) doNotSend(waits)
}
