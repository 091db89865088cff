import type { Browser, Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { sharedBrowser } from '#ci/shared-browser.ts'
import { leave, newVisitor } from '#ci/visitors.ts'

/** A visit that records anything a widget must not do to a page. */
export interface Visit {
  page: Page
  /** Console messages, page errors and policy violations, in order. */
  heard: string[]
  /** Addresses of everything fetched. */
  fetched: string[]
}

interface Visitor {
  javaScriptEnabled?: boolean
}

/** A visit that ends with the test: what moves on a page that is left open keeps a processor busy. */
export async function visit(url: string, visitor?: Visitor, browser?: Promise<Browser>): Promise<Visit> {
  const opened = await open(url, visitor, browser)
  onTestFinished(() => end(opened))
  return opened
}

/** Ends a visit. */
export const end = ({ page }: Visit): Promise<void> => leave(page.context())

/** A visit for several tests, which whoever opens it ends. */
export async function open(url: string, options: Visitor = {}, browser = sharedBrowser()): Promise<Visit> {
  const context = await newVisitor(await browser, { viewport: { width: 1200, height: 1400 }, ...options })
  const page = await context.newPage()
  const heard: string[] = []
  const fetched: string[] = []
  page.on('console', message => heard.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => heard.push(`error: ${error.message}`))
  page.on('request', request => fetched.push(request.url()))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', violation => {
      console.error(`policy: ${violation.violatedDirective} ${violation.blockedURI}`)
    })
    Object.defineProperty(window, 'namesBefore', { value: Object.keys(window), enumerable: false })
  })
  // The site itself is not part of these tests: it answers every address with an empty page.
  await page.route(/127\.0\.0\.1:\d+\/(quote|schedule-call)\?/, route => route.fulfill({ body: 'the site' }))
  await page.goto(url)
  return { page, heard, fetched }
}

/** Waits for a widget's event while doing what causes it. */
export async function eventAfter(page: Page, name: string, act: () => Promise<unknown>): Promise<unknown> {
  // Listening before the act begins: what it sets off may be over before a second message reaches the page.
  const told = await page.evaluateHandle(name => {
    const heard = new Promise(resolve =>
      document.addEventListener(name, event => resolve((event as CustomEvent).detail), { once: true }),
    )
    return { heard }
  }, name)
  await act()
  return told.evaluate(({ heard }) => heard)
}
