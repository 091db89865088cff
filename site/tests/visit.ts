import type { BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { inject } from 'vitest'
import { browserAt } from '#ci/own-backend.ts'
import { leave, newVisitor } from '#ci/visitors.ts'

const WINDOW = { width: 1280, height: 900 }
const walks = new Map<string, Promise<BrowserContext>>()

/** A page, and its complaints while it was open. */
export interface Visit extends AsyncDisposable {
  page: Page
  complaints: string[]
}

/**
 * Opens a page of the built site for a new visitor, who leaves at the end of the test's block: for tests that leave
 * something in storage, or find it, and for those that change more than the page.
 */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visitor = await newVisitor(await browserAt(), ofSite(options))
  return { ...(await open(visitor, path)), [Symbol.asyncDispose]: () => leave(visitor) }
}

/**
 * Like `visit`, by one visitor who goes from page to page, each in a tab of its own, so that later pages find earlier files
 * in the cache, and their process running. Windows of every size are one visitor's.
 */
export async function walkTo(
  path: string,
  { viewport = WINDOW, ...options }: BrowserContextOptions = {},
): Promise<Visit> {
  const visitor = JSON.stringify(options)
  const walk = walks.get(visitor) ?? beginWalk(visitor, options)
  const opened = await open(await walk, path, viewport)
  return { ...opened, [Symbol.asyncDispose]: () => opened.page.close() }
}

/** Makes a content page start React now, as the first touch would, and waits until it listens. */
export async function startReact(page: Page): Promise<void> {
  await page.locator('button').first().dispatchEvent('pointerover', { bubbles: true })
  await listens(page)
}

/** Waits until React listens; from then on the page can do without the network. */
export async function listens(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('hic-listening').length > 0)
}

/** Waits until every file of the page behind a pointed-at link is there and the browser has nothing left to do. */
export async function isFetchedAhead(page: Page, path: string): Promise<void> {
  const needed = await page.evaluate(async path => {
    const { files, pages } = await (await fetch('/files-of-pages.json')).json()
    return pages[path].map((at: number) => files[at]) as string[]
  }, path)
  // Not in one with the request: what is asked this way is not waited for if it answers with a promise.
  await page.waitForFunction(needed => {
    const got = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    return needed.every(file => got.includes(file))
  }, needed)
  await page.evaluate(() => new Promise<unknown>(idle => requestIdleCallback(idle)))
}

/** Opens a page of the site as an older browser, which needs and has fetched `older-browsers.ts`. */
export async function openAsOlderBrowser(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...asked: string[]) => !asked[0]?.includes('details-content') && supports(...(asked as [string]))
  })
  const fetched = page.waitForResponse(/\/assets\/older-browsers-/)
  await page.goto(path)
  await fetched
}

/** Holds back the application's script on pages opened from now on, until the returned function is called. */
export async function holdReactBack(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/start-/, async route => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

function beginWalk(visitor: string, options: BrowserContextOptions): Promise<BrowserContext> {
  const walk = browserAt().then(browser => newVisitor(browser, ofSite(options)))
  walks.set(visitor, walk)
  // It closes at the end of the test file, and the next file begins its own.
  void walk.then(
    context => context.once('close', () => walks.delete(visitor)),
    () => walks.delete(visitor),
  )
  return walk
}

const ofSite = (options: BrowserContextOptions) => ({ baseURL: inject('siteUrl'), viewport: WINDOW, ...options })

async function open(context: BrowserContext, path: string, viewport?: BrowserContextOptions['viewport']) {
  const page = await context.newPage()
  if (viewport) await page.setViewportSize(viewport)
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() !== 'info' && message.type() !== 'log') complaints.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', error => complaints.push(`exception: ${error.message}`))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', event =>
      console.error(`The policy refused ${event.blockedURI} (${event.violatedDirective})`),
    ),
  )
  await page.goto(path)
  return { page, complaints }
}
