import { inTab } from '#widgets/kit/backend/kept.ts'
import { submissions, takeBack } from '#widgets/kit/backend/pending.ts'
import { submissionId } from '#widgets/kit/backend/submission-id.ts'
import { type Filled, officeDay } from '#widgets/kit/backend/submit.ts'

const KEY = 'hic-last-request'

/** Takes back what this tab's form sent before and what still waits: a correction takes its place. */
export async function replaceEarlier(row: Filled<'quote_requests'>): Promise<void> {
  const earlier = inTab.read(KEY)
  const id = await submissionId('quote_requests', row, officeDay())
  inTab.write(KEY, id)
  const waits = submissions().some(one => one.id === earlier && one.state === 'waiting')
  if (earlier && earlier !== id && waits) takeBack(earlier)
}
