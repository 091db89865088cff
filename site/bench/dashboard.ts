import { chromium } from 'playwright'
import { BACKEND_URL, PORTS, SITE_URL } from '#ci/addresses.ts'
import { buildToServe } from '#ci/build.ts'
import { launchOptions } from '#ci/chromium.ts'
import { median, mediansOf } from '#ci/median.ts'
import { portsAreFree } from '#ci/preflight.ts'
import { told, wholeNumber } from '#ci/told.ts'
import { serveSite } from '#site/serve/site.ts'
import { fillWith } from '#supabase/bench/fill.ts'
import { makeAdministrator } from '#supabase/local/administrator.ts'
import { startBackend } from '#supabase/local/backend.ts'
import { LOCAL_PUBLISHABLE_KEY } from '#supabase/local/keys.ts'
import { type FirstView, firstView } from './first-view.ts'

const USAGE = `npm run bench:dashboard [rows]

The first view of /admin for an administrator, in a real browser on a slow phone's terms, with no rows and with 200,000 in
each table; then what the lists take over HTTP: a minute and a half on two cores, besides the build. It fails if a target
is missed.
  rows   how many in each table (default: 200000)`

const ROWS = wholeNumber('rows', told(USAGE, { allowPositionals: true }).positionals[0], 200_000)
const RUNS = 5
const TARGET = { scriptBytes: 120_000, blockingMs: 50, layoutShift: 0, overEmpty: 1.5 }

const LISTS: Record<string, object> = {
  'requests, newest first': { p_ledger: 'quote_requests' },
  'requests by name': { p_ledger: 'quote_requests', p_order: 'name', p_descending: false },
  'a last name, by its beginning': { p_ledger: 'quote_requests', p_words: 'person77' },
  'a phone number': { p_ledger: 'quote_requests', p_words: '0491 070 077' },
  'messages by what they are about': { p_ledger: 'contact_messages', p_order: 'topic' },
  'a thousand subscribers for an export': { p_ledger: 'newsletter_subscriptions', p_limit: 1000 },
}

await portsAreFree({ site: PORTS.site, backend: PORTS.backend })
await buildToServe()
await using backend = await startBackend({ port: PORTS.backend, siteUrl: SITE_URL })
await using _server = await serveSite({ folder: 'dist/site', port: PORTS.site, backendUrl: BACKEND_URL })
await using browser = await chromium.launch(launchOptions())
const headers = { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' }

const session = await signedIn('bench@people.example')
const empty = await views()
for (const statement of fillWith(ROWS)) await backend.query(statement)
await backend.query('analyze')
const full = await views()
console.info(`First view of /admin, CPU 4 × slower, 1.6 Mbit/s, 150 ms; medians of ${RUNS}`)
tell('no rows', empty)
tell(`${ROWS.toLocaleString('en-AU')} rows in each table`, full)
const overEmpty = full.shownMs / empty.shownMs
console.info(`  × ${overEmpty.toFixed(2)} of the empty one (target ≤ ${TARGET.overEmpty})`)

console.info('Lists over HTTP from the embedded backend; bench:backend measures PostgreSQL')
for (const [list, asked] of Object.entries(LISTS)) console.info(`  ${list.padEnd(50)} ${await listMs(asked)} ms`)

const missed = [
  ...(full.scriptBytes > TARGET.scriptBytes ? ['script'] : []),
  ...(full.blockingMs > TARGET.blockingMs ? ['blocking'] : []),
  ...(full.layoutShift > TARGET.layoutShift ? ['layout shift'] : []),
  ...(overEmpty > TARGET.overEmpty ? ['time over the empty dashboard'] : []),
]
if (missed.length > 0) console.error(`Missed: ${missed.join(', ')}.`)
process.exitCode = missed.length > 0 ? 1 : 0

async function signedIn(email: string): Promise<{ access_token: string }> {
  const password = await makeAdministrator(backend, email)
  const response = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  })
  return response.json()
}

async function views(): Promise<FirstView> {
  const all: FirstView[] = []
  // The first one warms up compilation and caches, and does not count.
  for (let run = 0; run <= RUNS; run++) all.push(await firstView(browser, SITE_URL, session))
  return mediansOf(all.slice(1))
}

async function listMs(asked: object): Promise<number> {
  const took: number[] = []
  for (let round = 0; round < 9; round++) {
    const began = performance.now()
    const response = await fetch(`${backend.url}/rest/v1/rpc/admin_ledger`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify(asked),
    })
    if (!response.ok) throw new Error(await response.text())
    await response.arrayBuffer()
    took.push(performance.now() - began)
  }
  return Math.round(median(took))
}

function tell(what: string, { shownMs, blockingMs, layoutShift, scriptBytes, clientBytes }: FirstView) {
  const figures = [
    `shown after ${Math.round(shownMs)} ms`,
    `blocking ${Math.round(blockingMs)} ms`,
    `shift ${layoutShift.toFixed(3)}`,
    `script ${(scriptBytes / 1_000).toFixed(1)} KB and the account client ${(clientBytes / 1_000).toFixed(1)}`,
  ]
  console.info(`  ${what.padEnd(30)} ${figures.join('  ')}`)
}
