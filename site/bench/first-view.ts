import type { Browser } from 'playwright'

export interface FirstView {
  /** Until the figures of the day are on the screen. */
  shownMs: number
  blockingMs: number
  layoutShift: number
  /** Compressed, without the account client. */
  scriptBytes: number
  /** supabase-js, which only somebody who is signed in fetches. */
  clientBytes: number
}

/** Opens the dashboard as somebody who is signed in, with nothing cached, on the terms of a slow phone. */
export async function firstView(browser: Browser, siteUrl: string, session: object): Promise<FirstView> {
  const localStorage = [{ name: 'hic-session', value: JSON.stringify(session) }]
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    storageState: { cookies: [], origins: [{ origin: siteUrl, localStorage }] },
  })
  const page = await context.newPage()
  const line = await context.newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  })
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watch)

  await page.goto(`${siteUrl}/admin`)
  await page.waitForFunction(() => (window as Watched).seen?.shownMs)
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

/** Runs in the page, before anything of it. */
function watch() {
  const seen = { shownMs: 0, blockingMs: 0, layoutShift: 0 }
  ;(window as Watched).seen = seen
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) seen.blockingMs += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) seen.layoutShift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver(() => {
    if (!seen.shownMs && document.querySelector('main dl')) seen.shownMs = performance.now()
  }).observe(document, { childList: true, subtree: true })
}
