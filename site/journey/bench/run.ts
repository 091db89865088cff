import { quantile } from '#ci/median.ts'
import { told, wholeNumber } from '#ci/told.ts'
import { leaveNothingBehind } from '#site/catalogue/import/temporary-folder.ts'
import { readRequest } from '#site/pages/get-quote/quote-request.ts'
import { currentWording } from '#widgets/domain/consent.ts'
import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { STATES } from '#widgets/domain/states.ts'
import { BACKEND } from '#widgets/kit/backend/config.ts'
import { resumeSubmissions } from '#widgets/kit/backend/later.ts'
import { submissions } from '#widgets/kit/backend/pending.ts'
import { submit } from '#widgets/kit/backend/submit.ts'
import { badLine } from './bad-line.ts'
import { embedded, type Home, postgres } from './homes.ts'
import { noPage } from './no-page.ts'

const USAGE = `npm run bench:journeys [visitors]

Many visitors fill in the form and send it over a bad line to the embedded backend and to a PostgreSQL server, some twice:
20 seconds on two cores. It prints how many were lost or doubled, and fails if any were.
  visitors   how many (default: 300)`

const VISITORS = wholeNumber('visitors', told(USAGE, { allowPositionals: true }).positionals[0], 300)
/** How many are on the form at the same time. */
const AT_ONCE = 25
const CLICKS_TWICE = 0.3

// Otherwise the database's server goes on.
leaveNothingBehind()
noPage()
let allFine = true
for (const open of [embedded, postgres]) {
  await using home = await open()
  allFine = (await load(home)) && allFine
}
process.exit(allFine ? 0 : 1)

async function load(home: Home): Promise<boolean> {
  const line = badLine(new URL(BACKEND.url).origin, home.receive)
  const started = performance.now()
  const waits: number[] = []
  const visitors = Array.from({ length: VISITORS }, (_, visitor) => visitor).values()
  await Promise.all(Array.from({ length: AT_ONCE }, () => visitInTurn(visitors, waits)))
  await until(() => {
    resumeSubmissions()
    // What was refused for good waits for nothing more, and counts as lost.
    return submissions().every(({ state }) => state !== 'sending' && state !== 'waiting')
  })
  const seconds = (performance.now() - started) / 1000

  const [{ rows, people } = { rows: 0, people: 0 }] = await home.query<{ rows: number; people: number }>(
    'select count(*)::int as rows, count(distinct email)::int as people from public.quote_requests',
  )
  const lost = VISITORS - people
  const doubled = rows - people
  console.info(`${home.name}: ${VISITORS} visitors, ${AT_ONCE} at a time, in ${seconds.toFixed(1)} s`)
  console.info(`  ${line.sent()} sendings over a bad line, faults: ${JSON.stringify(line.faults())}`)
  const [half, nearlyAll] = [0.5, 0.99].map(share => Math.round(quantile(waits, share)))
  console.info(
    `  until it arrived: median ${half} ms, 99th percentile ${nearlyAll} ms; ${waits.length} while the visitor watched`,
  )
  console.info(`  lost ${lost}, doubled ${doubled}`)
  return lost === 0 && doubled === 0
}

async function visitInTurn(visitors: Iterable<number>, waits: number[]) {
  for (const visitor of visitors) {
    const row = rowOf(visitor)
    const clicked = performance.now()
    const clicks = Math.random() < CLICKS_TWICE ? 2 : 1
    const sent = await Promise.all(Array.from({ length: clicks }, () => submit('quote_requests', row)))
    if (sent.every(({ outcome }) => outcome === 'arrived')) waits.push(performance.now() - clicked)
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
  const { row, problems } = readRequest(form, { answers: { ages: [34] }, chosen: [] })
  if (!row) throw new Error(`The bench fills in the form wrongly: ${JSON.stringify(problems)}`)
  return row
}

async function until(done: () => boolean) {
  while (!done()) await new Promise(again => setTimeout(again, 200))
}
