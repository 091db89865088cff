import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright'
import { listenTo } from './said-by-pages.ts'

/**
 * What changes nothing, or is taken back. Whoever uses anything else of a context is its last visitor, and alone in their
 * process from then on: pages of one process hear that they are online again before each of them is.
 */
const TAKEN_BACK = [
  'constructor',
  'browser',
  'close',
  'isClosed',
  'newPage',
  'pages',
  'backgroundPages',
  'serviceWorkers',
  'waitForEvent',
  'cookies',
  'addCookies',
  'clearCookies',
  'storageState',
  'grantPermissions',
  'clearPermissions',
  'setDefaultTimeout',
  'route',
  'unroute',
  'unrouteAll',
]
const EVENTS = ['console', 'dialog', 'page', 'request', 'requestfailed', 'requestfinished', 'response', 'weberror']
/** Playwright's own. */
const DEFAULT_TIMEOUT_MS = 30_000
/** How many contexts of a browser wait, each with a process that takes up memory. */
const MOST = 3

interface Kept {
  options: string
  runsScripts: boolean
  /** Stays open, so that the process lasts: to start one costs as much as a small page. */
  stays: Page
  devtools: CDPSession
}

const kept = new WeakMap<BrowserContext, Kept>()
/** The contexts of each browser that wait for their next visitor, by their options; the longest waiting is the first. */
const waiting = new WeakMap<Browser, Map<string, BrowserContext>>()

/**
 * Somebody who has never been anywhere, in a context of their own until they `leave`. If it can be, it is one that
 * somebody has left: its process is running, which saves a fifth of what an application page costs.
 */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const others = waitingIn(browser)
  const kind = JSON.stringify(options)
  const left = others.get(kind)
  others.delete(kind)
  const visitor = left && !left.isClosed() ? left : await begin(browser, options)
  listenTo(visitor)
  return visitor
}

/** Puts words into a new visitor's localStorage, without a page of theirs: Playwright's `storageState` opens one. */
export async function remember(visitor: BrowserContext, siteUrl: string, words: Record<string, string>): Promise<void> {
  const { stays } = kept.get(visitor)!
  // Where no script of the site runs.
  if (!stays.url().startsWith(siteUrl)) await stays.goto(`${siteUrl}/robots.txt`)
  await stays.evaluate(words => Object.assign(localStorage, words), words)
}

/** Ends a visit; nothing of it is left for the next visitor. */
export async function leave(visitor: BrowserContext): Promise<void> {
  const browser = visitor.browser()!
  const { options, runsScripts, stays, devtools } = kept.get(visitor)!
  const others = waitingIn(browser)
  if (others.get(options) === visitor) return
  if (stays.isClosed() || others.has(options)) return visitor.close()
  for (const pageOrVisitor of [visitor, ...visitor.pages()])
    await pageOrVisitor.unrouteAll({ behavior: 'ignoreErrors' })
  for (const page of visitor.pages()) if (page !== stays) await page.close()
  // The browser calls a page closed before its script has ended, and what that writes would come after the clearing.
  if (runsScripts) await stays.evaluate(afterAllElse)
  for (const event of EVENTS) visitor.removeAllListeners(event)
  visitor.setDefaultTimeout(DEFAULT_TIMEOUT_MS)
  await visitor.clearPermissions()
  await devtools.send('Network.clearBrowserCache')
  // Every origin's, and every cookie.
  await devtools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
  others.set(options, visitor)
  if (others.size <= MOST) return
  const [[kind, longest]] = [...others] as [[string, BrowserContext]]
  others.delete(kind)
  await longest.close()
}

/** Whether a context is as new and nobody's, or closed. */
export const isLeft = (context: BrowserContext): boolean =>
  context.isClosed() || [...waitingIn(context.browser()!).values()].includes(context)

function waitingIn(browser: Browser): Map<string, BrowserContext> {
  const found = waiting.get(browser) ?? new Map<string, BrowserContext>()
  waiting.set(browser, found)
  return found
}

async function begin(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  const stays = await context.newPage()
  kept.set(context, {
    options: JSON.stringify(options),
    runsScripts: options.javaScriptEnabled !== false,
    stays,
    devtools: await context.newCDPSession(stays),
  })
  for (const part of [context, context.clock, context.tracing]) endUponUse(stays, part)
  stays.once('crash', () => void stays.close())
  return context
}

/** Resolves once everything is done that waited before: a message queues behind it, and an evaluation alone does not. */
function afterAllElse(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise(done => {
    port1.onmessage = done
    port2.postMessage(null)
  })
}

function endUponUse(stays: Page, part: object) {
  const methods = part as Record<string, (...args: unknown[]) => unknown>
  const names = Object.getOwnPropertyNames(Object.getPrototypeOf(part))
  for (const name of names.filter(name => !name.startsWith('_') && !TAKEN_BACK.includes(name))) {
    const method = methods[name]!
    methods[name] = async (...args) => {
      await stays.close()
      return method.apply(part, args)
    }
  }
}
