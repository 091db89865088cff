import type { Browser, Page } from 'playwright'
import { asOnSlowPhone } from '#ci/slow-phone.ts'
import type { Contender } from './contenders/contender.ts'

export interface Measure {
  /** Sent over the network before it shows, without a visitor. */
  kilobytes: number
  requests: number
  /** Milliseconds from navigation until what is pressed is on screen. */
  seen: number
  /** Milliseconds from navigation until a press, made as soon as it shows, is answered. */
  answered: number
  /** Milliseconds of blocking, and layout shift, before anybody touches the page. */
  blocking: number
  shift: number
}

/** One cold visit at 1.6 Mbit/s, 150 ms and a processor four times slower. */
export async function measure(browser: Browser, url: string, contender: Contender): Promise<Measure> {
  const still = await visit(browser, url, contender, false)
  const pressed = await visit(browser, url, contender, true)
  return { ...still, answered: pressed.answered }
}

async function visit(browser: Browser, url: string, { press, sees }: Contender, presses: boolean): Promise<Measure> {
  const context = await browser.newContext({ viewport: { width: 412, height: 915 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  let bytes = 0
  let requests = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    requests += 1
  })
  await asOnSlowPhone(devtools)
  await page.addInitScript(watch, { press, sees })
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.bench.seen)
  if (presses) await pressUntilAnswered(page)
  await page.waitForLoadState('networkidle')
  const found = await page.evaluate(() => {
    const { seen, answered, blocking, shift } = window.bench
    return { seen, answered, blocking, shift }
  })
  await context.close()
  return { kilobytes: bytes / 1000, requests, ...found }
}

/** As a visitor would: where it shows, with a pointer, and again only if nothing happened. */
async function pressUntilAnswered(page: Page): Promise<void> {
  for (;;) {
    const { x, y } = await page.evaluate(() => window.bench.place())
    await page.mouse.click(x, y)
    const answered = await page
      .waitForFunction(() => window.bench.answered, undefined, { timeout: 400 })
      .catch(() => undefined)
    if (answered) return
  }
}

declare global {
  interface Window {
    bench: { seen: number; answered: number; blocking: number; shift: number; place(): { x: number; y: number } }
  }
}

// Runs in the page before anything else.
function watch({ press, sees }: { press: string; sees: string }) {
  const bench = { seen: 0, answered: 0, blocking: 0, shift: 0, place }
  window.bench = bench
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) bench.blocking += Math.max(0, duration - 50)
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) bench.shift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })

  const inDocument = (selector: string, root: ParentNode = document): HTMLElement | undefined => {
    const here = root.querySelector<HTMLElement>(selector)
    if (here) return here
    // "host inside" looks for the second in the shadow root of the first.
    const [host, inside] = selector.split(/ (.*)/)
    const shadow = inside && root.querySelector(host!)?.shadowRoot?.querySelector<HTMLElement>(inside)
    if (shadow) return shadow
    for (const element of root.querySelectorAll('*')) {
      const found = element.shadowRoot && inDocument(selector, element.shadowRoot)
      if (found) return found
    }
  }
  const visible = (selector: string) => {
    const element = inDocument(selector)
    if (!element?.checkVisibility()) return
    // The slides that a carousel has not come to yet stand beside the window.
    const { left, right, height } = element.getBoundingClientRect()
    const middle = (left + right) / 2
    return height > 0 && middle > 0 && middle < innerWidth ? element : undefined
  }
  function place() {
    const { left, top, width, height } = visible(press)!.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const look = () => {
    if (!bench.seen && visible(press)) bench.seen = performance.now()
    // Until then, all slides of a carousel may stand below each other.
    if (bench.seen && visible(sees)) bench.answered = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
