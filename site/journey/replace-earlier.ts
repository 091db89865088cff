import { officeDay } from '#widgets/domain/office-day.ts'
import { inTab } from '#widgets/kit/backend/kept.ts'
import { submissions, takeBack } from '#widgets/kit/backend/pending.ts'
import { submissionId } from '#widgets/kit/backend/submission-id.ts'
import type { Filled, SubmissionTable } from '#widgets/kit/backend/submit.ts'

/** Takes back what this tab's form sent before and what still waits: a correction takes its place. */
export async function replaceEarlier<Table extends SubmissionTable>(
  table: Table,
  row: Filled<Table>,
  occasion: string = officeDay(),
): Promise<void> {
  const key = `hic-last-${table}`
  const earlier = inTab.read(key)
  const id = await submissionId(table, row, occasion)
  inTab.write(key, id)
  const waits = submissions().some(one => one.id === earlier && one.state === 'waiting')
  if (earlier && earlier !== id && waits) takeBack(earlier)
}
