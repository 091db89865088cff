import { statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { BACKEND_URL, PORTS, SITE_URL } from '#ci/addresses.ts'
import { buildToServe } from '#ci/build.ts'
import { launchOptions } from '#ci/chromium.ts'
import { mediansOf } from '#ci/median.ts'
import { portIsFree, portsAreFree } from '#ci/preflight.ts'
import { stop } from '#ci/say.ts'
import { told, wholeNumber } from '#ci/told.ts'
import { serveSite } from '#site/serve/site.ts'
import { isPath, PATHS, type Path, SITE_MAP, UNLISTED } from '#site/site-map.ts'
import { startBackend } from '#supabase/local/backend.ts'

const KB = 1_000
const TARGET = {
  score: 100,
  layoutShift: 0,
  blockingMs: 50,
  /** Largest paint, as a multiple of the same page without script. */
  overStatic: 1.15,
  script: { content: 15 * KB, application: 120 * KB },
}
const FOLDER = '.local/bench'
const TRIES_MORE = 2
/** The toasts, fetched once the page has settled. */
const COMES_WHEN_IDLE = '/toasts-'

const USAGE = `npm run bench:pages [-- --runs 5] [/path …]

Lighthouse, mobile profile, on every route of the built site, beside the same page without its script, and what each page
weighs before the first touch: 13 minutes on two cores, besides the build. The figures go into .local/bench/pages.json; it
fails if a target is missed.
  --runs   on each page, of which the medians are shown (default: 1)
  /path    measures these pages only`

const { values, positionals } = told(USAGE, { allowPositionals: true, options: { runs: { type: 'string' } } })
const runs = wholeNumber('--runs', values.runs, 1)
const unknown = positionals.find(path => !isPath(path))
if (unknown !== undefined) stop(`"${unknown}" is not the address of a page, such as /faq.`)
const paths = positionals.length > 0 ? positionals.filter(isPath) : PATHS

interface Measured {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  paintMs: number
  layoutShift: number
  blockingMs: number
  scriptBytes: number
  totalBytes: number
  requests: number
}

const debugPort = PORTS.site + 7
await portsAreFree({ site: PORTS.site, backend: PORTS.backend })
if (!(await portIsFree(debugPort)))
  stop(
    `Port ${debugPort} (the browser's, seven above the site's) is in use; stop what listens there, or set HIC_SITE_PORT.`,
  )
await buildToServe()
await using _backend = await startBackend({ port: PORTS.backend, siteUrl: SITE_URL })
await using _server = await serveSite({ folder: 'dist/site', port: PORTS.site, backendUrl: BACKEND_URL })
const { args = [], ...options } = launchOptions()
await using _browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${debugPort}`] })

const results: Record<string, Measured & { overStatic: number; missed: string[] }> = {}
for (const path of paths) {
  const ours = mediansOf(await measure(path, []))
  const still = mediansOf(await measure(path, ['*.js']))
  const overStatic = ours.paintMs / still.paintMs
  results[path] = { ...ours, overStatic, missed: missed(path, ours, overStatic) }
  console.log(line(path, results[path]))
}
await mkdir(FOLDER, { recursive: true })
await writeFile(`${FOLDER}/pages.json`, JSON.stringify(results, null, 2))
const behind = Object.values(results).filter(result => result.missed.length > 0).length
console.log(`${paths.length - behind} of ${paths.length} pages meet every target, ${runs} run(s) each`)
process.exitCode = behind > 0 ? 1 : 0

async function measure(path: Path, blockedUrlPatterns: string[]): Promise<Measured[]> {
  const all: Measured[] = []
  for (let attempt = 0; all.length < runs && attempt < runs + TRIES_MORE; attempt++) {
    const result = await lighthouse(
      SITE_URL + path,
      { port: debugPort, logLevel: 'silent', blockedUrlPatterns },
      { extends: 'lighthouse:default', settings: { maxWaitForLoad: 30_000 } },
    )
    const { categories, audits } = result!.lhr
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
    const requests = (audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? []
    // A busy machine sometimes paints nothing in time; that is not a measurement.
    if (Number.isNaN(value('largest-contentful-paint')) && attempt < runs + TRIES_MORE - 1) continue
    all.push({
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      paintMs: value('largest-contentful-paint'),
      layoutShift: value('cumulative-layout-shift'),
      blockingMs: value('total-blocking-time'),
      scriptBytes: scriptBytes(requests),
      totalBytes: sum(requests),
      requests: requests.length,
    })
  }
  return all
}

interface Request {
  url: string
  resourceType?: string
  transferSize?: number
}

/** The script as compressed by the build: the local server's headers, 0.7 KB a file, would be compressed too over HTTP/2. */
function scriptBytes(requests: Request[]) {
  return requests
    .filter(({ resourceType, url }) => resourceType === 'Script' && !new URL(url).pathname.includes(COMES_WHEN_IDLE))
    .reduce((bytes, { url }) => bytes + packed(new URL(url).pathname), 0)
}

function packed(path: string) {
  const file = `dist/site${path}`
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
}

function sum(requests: Request[]) {
  return requests.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0)
}

function missed(path: Path, got: Measured, overStatic: number): string[] {
  const scores: (keyof Measured)[] = ['performance', 'accessibility', 'bestPractices']
  // Lighthouse counts against a page that it is closed to search engines.
  if (!UNLISTED.includes(path)) scores.push('seo')
  // A value that was not measured is not a number, and meets no target.
  return [
    ...scores.filter(score => got[score] < TARGET.score),
    ...(got.layoutShift <= TARGET.layoutShift ? [] : ['layout shift']),
    ...(got.blockingMs <= TARGET.blockingMs ? [] : ['blocking']),
    ...(overStatic <= TARGET.overStatic ? [] : ['largest paint']),
    ...(got.scriptBytes > TARGET.script[SITE_MAP[path].kind] ? ['script bytes'] : []),
  ]
}

function line(path: string, got: Measured & { overStatic: number; missed: string[] }) {
  const { performance, accessibility, bestPractices, seo, paintMs, layoutShift, blockingMs, scriptBytes, totalBytes } =
    got
  return [
    path.padEnd(40),
    [performance, accessibility, bestPractices, seo].join('/').padEnd(16),
    `LCP ${Math.round(paintMs)} ms (×${got.overStatic.toFixed(2)})`.padEnd(22),
    `CLS ${layoutShift.toFixed(3)}  TBT ${Math.round(blockingMs)} ms`.padEnd(24),
    `script ${(scriptBytes / KB).toFixed(1)} of ${(totalBytes / KB).toFixed(0)} KB`,
    got.missed.length > 0 ? `✖ ${got.missed.join(', ')}` : '',
  ].join(' ')
}
