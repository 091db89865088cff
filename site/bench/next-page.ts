import { chromium } from 'playwright'
import puppeteer, { type Browser } from 'puppeteer-core'
import { BACKEND_URL, PORTS, SITE_URL } from '#ci/addresses.ts'
import { buildToServe } from '#ci/build.ts'
import { launchOptions } from '#ci/chromium.ts'
import { median } from '#ci/median.ts'
import { portsAreFree } from '#ci/preflight.ts'
import { LINE, SLOWER } from '#ci/slow-phone.ts'
import { told, wholeNumber } from '#ci/told.ts'
import { serveSite } from '#site/serve/site.ts'

const USAGE = `npm run bench:next [runs]

How soon the next page is there after pointing at its link and clicking it, before React is listening and after: two
minutes on two cores, besides the build. It fails if the target is missed.
  runs   of which the medians are shown (default: 5)`

const RUNS = wholeNumber('runs', told(USAGE, { allowPositionals: true }).positionals[0], 5)
const TARGET_MS = 100
/** Between pointing at a link and pressing it. */
const HAND_MS = 500
const WAYS = [
  { from: '/', within: 'header', to: '/faq' },
  { from: '/', within: 'header', to: '/contact' },
  { from: '/', within: 'header', to: '/offers' },
  { from: '/guides', within: 'main', to: '/guides/health-insurance-basics' },
]

await portsAreFree({ site: PORTS.site })
await buildToServe()
await using _server = await serveSite({ folder: 'dist/site', port: PORTS.site, backendUrl: BACKEND_URL })
const { executablePath = chromium.executablePath(), args = [] } = launchOptions()
// By Puppeteer: Playwright stops a browser from drawing pages ahead.
await using browser = await puppeteer.launch({ executablePath, args, defaultViewport: { width: 1280, height: 900 } })
console.info(`Medians of ${RUNS}: 1.6 Mbit/s, 150 ms, processor ${SLOWER} times slower, ${HAND_MS} ms on the link`)
let late = 0
for (const way of WAYS)
  for (const react of [false, true]) {
    const took: number[] = []
    for (let run = 0; run < RUNS; run++) took.push(await nextPage(browser, way, react))
    const middle = median(took)
    if (middle > TARGET_MS) late++
    console.info(
      `${`${way.from} → ${way.to}`.padEnd(44)}${(react ? 'with React' : 'before React').padEnd(14)}${Math.round(middle)} ms`,
    )
  }
console.info(late === 0 ? `All within ${TARGET_MS} ms` : `${late} not within ${TARGET_MS} ms`)
process.exitCode = late > 0 ? 1 : 0

/** Milliseconds from the press until the next page has been drawn. */
async function nextPage(
  browser: Browser,
  { from, within, to }: (typeof WAYS)[number],
  react: boolean,
): Promise<number> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.emulateNetworkConditions(LINE)
  await page.goto(SITE_URL + from, { waitUntil: 'networkidle0' })
  if (react) {
    await page.hover('button')
    await page.waitForFunction(() => performance.getEntriesByName('hic-listening').length > 0)
    await page.waitForNetworkIdle()
  }
  await page.emulateCPUThrottling(SLOWER)
  const link = `${within} a[href^="${to}"]`
  await page.hover(link)
  await new Promise(pressed => setTimeout(pressed, HAND_MS))
  await page.evaluate(keepPress)
  if (react) await page.evaluate(watch)
  await page.click(link)
  const drawn = () => page.waitForFunction(drawnAfter, {}, to)
  // The document may change under the question, and only once.
  const took = Number(await (await drawn().catch(drawn)).jsonValue())
  await context.close()
  return took
}

type Watched = Window & { isWatched?: true; drawnAt?: number }

// The browser's own time of the press: on a slow processor the commands before it take time too.
function keepPress() {
  const keep = (event: Event) => localStorage.setItem('pressed', String(performance.timeOrigin + event.timeStamp))
  document.addEventListener('click', keep, { capture: true })
}

// React draws the next page into this one.
function watch() {
  ;(window as Watched).isWatched = true
  // The address changes before the page does, while the old one is still drawn.
  const title = () => document.querySelector('h1')?.textContent
  const left = title()
  const look = () => {
    if (!title() || title() === left) requestAnimationFrame(look)
    else setTimeout(() => ((window as Watched).drawnAt = Date.now()))
  }
  requestAnimationFrame(look)
}

// Another document has its own first paint, after the click even if it was drawn ahead.
function drawnAfter(path: string): number | false {
  if (location.pathname !== path) return false
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const { isWatched, drawnAt } = window as Watched
  const drawn = isWatched ? drawnAt : paint && performance.timeOrigin + paint.startTime
  return drawn ? drawn - Number(localStorage.getItem('pressed')) : false
}
