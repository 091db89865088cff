import type { Browser } from 'playwright'
import { asOnSlowPhone } from '#ci/slow-phone.ts'
import { BRAND } from '#widgets/domain/brand.ts'

export interface FirstView {
  /** Until the figures of the day are on the screen. */
  shownMs: number
  blockingMs: number
  layoutShift: number
  /** Compressed, without the account client. */
  scriptBytes: number
  /** supabase-js, which only signed-in people fetch. */
  clientBytes: number
}

const SHOWN = 'The figures are on the screen'

/**
 * Opens the dashboard as somebody who is signed in, with nothing cached, under a slow phone's conditions. Blocking is
 * counted as Lighthouse does, from the first contentful paint on. The bench waits for a message from the page: asking it
 * would add a task of Playwright's of 50 to 110 ms.
 */
export async function firstView(browser: Browser, siteUrl: string, session: object): Promise<FirstView> {
  const localStorage = [{ name: 'hic-session', value: JSON.stringify(session) }]
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    // The team sits in the office.
    timezoneId: BRAND.officeZone,
    storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
  })
  const page = await context.newPage()
  await asOnSlowPhone(await context.newCDPSession(page))
  await page.addInitScript(watch, SHOWN)

  const shown = page.waitForEvent('console', message => message.text() === SHOWN)
  await page.goto(`${siteUrl}/admin`)
  await shown
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => (window as Watched).seen!)
  const scripts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
  )
  await context.close()
  const client = await accountClient(scripts.map(({ name }) => name))
  const bytesOf = (wanted: (name: string) => boolean) =>
    scripts.filter(({ name }) => wanted(name)).reduce((sum, { bytes }) => sum + bytes, 0)
  return { ...seen, scriptBytes: bytesOf(name => name !== client), clientBytes: bytesOf(name => name === client) }
}

async function accountClient(names: string[]): Promise<string | undefined> {
  for (const name of names) if ((await (await fetch(name)).text()).includes('GoTrueClient')) return name
  return undefined
}

type Watched = Window & { seen?: { shownMs: number; blockingMs: number; layoutShift: number } }

/** Runs in the page, before anything else. */
function watch(shown: string) {
  const seen = { shownMs: 0, blockingMs: 0, layoutShift: 0 }
  ;(window as Watched).seen = seen
  const tasks: PerformanceEntry[] = []
  let painted = Number.POSITIVE_INFINITY
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      if (entry.entryType === 'longtask') tasks.push(entry)
      else if (entry.name === 'first-contentful-paint') painted = entry.startTime
    seen.blockingMs = tasks
      .map(({ startTime, duration }) => startTime + duration - Math.max(startTime + 50, painted))
      .reduce((sum, over) => sum + Math.max(0, over), 0)
  }).observe({ entryTypes: ['longtask', 'paint'] })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.layoutShift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver(() => {
    if (seen.shownMs || !document.querySelector('main dl')) return
    seen.shownMs = performance.now()
    console.info(shown)
  }).observe(document, { childList: true, subtree: true })
}
