/**
 * `npm run bench:journeys [visitors]`: many visitors fill in the form and send it over a bad line to the embedded
 * backend, some twice. Prints how many were lost or doubled, and fails where that is not none.
 */
import { readRequest } from '#site/pages/get-quote/quote-request.ts'
import { startBackend } from '#supabase/local/backend.ts'
import { currentWording } from '#widgets/domain/consent.ts'
import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { STATES } from '#widgets/domain/states.ts'
import { BACKEND } from '#widgets/kit/backend/config.ts'
import { submissions } from '#widgets/kit/backend/pending.ts'
import { resumeSubmissions, submit } from '#widgets/kit/backend/submit.ts'
import { badLine } from './bad-line.ts'
import { noPage } from './no-page.ts'

const VISITORS = Number(process.argv[2] ?? 300)
/** How many are on the form at the same time. */
const AT_ONCE = 25
const CLICKS_TWICE = 0.3

noPage()
const backend = await startBackend({ port: 0, siteUrl: 'http://127.0.0.1' })
const line = badLine({ from: BACKEND.url, to: backend.url })

const started = performance.now()
const waits: number[] = []
let next = 0
await Promise.all(Array.from({ length: AT_ONCE }, visitInTurn))
await until(() => {
  resumeSubmissions()
  return submissions().every(({ state }) => state === 'arrived')
})
const seconds = (performance.now() - started) / 1000

const [{ rows, people } = { rows: 0, people: 0 }] = await backend.query<{ rows: number; people: number }>(
  'select count(*)::int as rows, count(distinct email)::int as people from public.quote_requests',
)
await backend.close()

const lost = VISITORS - people
const doubled = rows - people
console.info(
  `${VISITORS} visitors, ${AT_ONCE} at a time, ${line.sent()} sendings over a bad line in ${seconds.toFixed(1)} s`,
)
console.info(`faults: ${JSON.stringify(line.faults())}`)
console.info(`until it arrived: median ${quantile(0.5)} ms, 99th percentile ${quantile(0.99)} ms`)
console.info(`lost ${lost}, doubled ${doubled}`)
process.exit(lost === 0 && doubled === 0 ? 0 : 1)

async function visitInTurn() {
  for (let visitor = next++; visitor < VISITORS; visitor = next++) {
    const row = rowOf(visitor)
    const clicked = performance.now()
    const clicks = Math.random() < CLICKS_TWICE ? 2 : 1
    const outcomes = await Promise.all(Array.from({ length: clicks }, () => submit('quote_requests', row)))
    if (outcomes.every(outcome => outcome === 'arrived')) waits.push(performance.now() - clicked)
  }
}

function rowOf(visitor: number) {
  const form = new FormData()
  form.set('coverFor', COVER_FOR[visitor % COVER_FOR.length]!.id)
  form.set('postcode', STATES[visitor % STATES.length]!)
  form.set('full_name', `Visitor ${visitor}`)
  form.set('phone', '0491 570 006')
  form.set('email', `visitor-${visitor}@bench.example`)
  form.set('consent', currentWording('call').version)
  const read = readRequest(form, { answers: { ages: [34] }, chosen: [] })
  if (!read.ok) throw new Error(`The bench fills in the form wrongly: ${JSON.stringify(read.problems)}`)
  return read.row
}

async function until(done: () => boolean) {
  while (!done()) await new Promise(again => setTimeout(again, 200))
}

function quantile(share: number): number {
  const sorted = waits.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)
}
