import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { browserAt, reallyAt } from '#ci/own-backend.ts'
import { leave, newVisitor, remember } from '#ci/visitors.ts'
import { type Person, sessionOf } from './people.ts'

/** Each visitor is new, in a browser context of their own, and leaves after the test. */
export function visitors() {
  const open = openBrowser()
  const contexts: BrowserContext[] = []
  afterEach(async () => {
    for (const context of contexts.splice(0)) await leave(context)
  })

  /** Somebody's page; a person is already signed in, with an expired token if asked for. */
  return async function visitor(person?: Person, token?: 'over', options: BrowserContextOptions = {}): Promise<Page> {
    const context = await open(person, token, options)
    contexts.push(context)
    return context.newPage()
  }
}

/** One page for a whole file, signed in or not, for things that can be tried one after the other. */
export function pageOf(who?: () => Promise<Person>, prepare?: (page: Page) => Promise<unknown>) {
  const open = openBrowser()
  let page: Page
  beforeAll(async () => {
    page = await (await open(await who?.())).newPage()
    await prepare?.(page)
  })
  afterAll(() => leave(page.context()))
  afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }))
  return () => page
}

function openBrowser() {
  let browser: Browser
  let refused: string[] = []
  beforeAll(async () => {
    browser = await browserAt()
  })
  afterEach(() => {
    const violations = refused
    refused = []
    expect(violations, 'what the security policy refused').toEqual([])
  })

  return async function open(
    person?: Person,
    token?: 'over',
    options: BrowserContextOptions = {},
  ): Promise<BrowserContext> {
    const session = person && { ...(await sessionOf(person)), ...(token ? { expires_at: 1 } : {}) }
    const context = await newVisitor(browser, { reducedMotion: 'reduce', ...options })
    if (session) await remember(context, inject('siteUrl'), { 'hic-session': JSON.stringify(session) })
    context.setDefaultTimeout(15_000)
    context.on('console', message => {
      if (/Content Security Policy|TrustedHTML|Trusted Type/i.test(message.text())) refused.push(message.text())
    })
    return context
  }
}

/** Speeds up this page's own time limits eight times, so that waiting out a silence takes little more than a second. */
export async function hurried(page: Page): Promise<Page> {
  await page.addInitScript(hurry)
  return page
}

/** The same for a page that is open already. */
export const hurryNow = (page: Page): Promise<void> => page.evaluate(hurry)

function hurry() {
  const inFull = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = ms => inFull(ms / 8)
}

/** The next post to the backend whose address contains `path`, and what it carried. */
export async function nextCall(page: Page, path: string): Promise<{ url: URL; body: unknown }> {
  const request = await page.waitForRequest(r => r.url().includes(path) && r.method() === 'POST')
  const text = request.postData()
  return { url: new URL(request.url()), body: text ? JSON.parse(text) : null }
}

/** The next call to a table is carried out, but its answer is lost on the way. */
export const answerIsLost = (page: Page, table: string): Promise<unknown> =>
  page.route(
    `**/rest/v1/${table}*`,
    async route => {
      await route.fetch({ url: reallyAt(route.request().url()) })
      await route.abort()
    },
    { times: 1 },
  )

/** For a route that is not to reach the backend: what it answers instead. */
export const answered =
  (status: number, body: string, type = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*', 'content-type': type } })

/** The focus moves to the element with this name, this text or this value. */
export const expectFocus = (page: Page, on: string) =>
  expect
    .poll(() =>
      page
        .locator(':focus')
        .evaluate(
          element => element.getAttribute('aria-label') ?? ((element as HTMLInputElement).value || element.textContent),
        ),
    )
    .toBe(on)
