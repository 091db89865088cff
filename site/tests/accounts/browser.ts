import type { Browser, BrowserContext, Page, Request } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { launchBrowser } from '#ci/own-backend.ts'
import { type Person, sessionOf } from './people.ts'

/** One browser for a file; each visitor is a context of their own, closed after the test. */
export function visitors() {
  const open = openBrowser()
  const contexts: BrowserContext[] = []
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close()
  })

  /** Somebody's page; a person is signed in already. */
  return async function visitor(person?: Person): Promise<Page> {
    const context = await open(person)
    contexts.push(context)
    return context.newPage()
  }
}

/** One page for a whole file, signed in as one person: for what can be tried on it one after the other. */
export function pageOf(who: () => Promise<Person>) {
  const open = openBrowser()
  let page: Page
  beforeAll(async () => {
    page = await (await open(await who())).newPage()
  })
  return () => page
}

function openBrowser() {
  let browser: Browser
  let refused: string[] = []
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterEach(() => {
    const violations = refused
    refused = []
    expect(violations, 'what the security policy refused').toEqual([])
  })
  afterAll(() => browser.close())

  return async function open(person?: Person): Promise<BrowserContext> {
    const localStorage = person ? [{ name: 'hic-session', value: await sessionOf(person) }] : []
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: inject('siteUrl'), localStorage }] },
    })
    context.setDefaultTimeout(15_000)
    context.on('console', message => {
      if (/Content Security Policy|TrustedHTML|Trusted Type/i.test(message.text())) refused.push(message.text())
    })
    return context
  }
}

/** The next call to the backend whose address contains `path`, and what it carried. */
export async function nextCall(page: Page, path: string, method = 'POST'): Promise<{ url: URL; body: unknown }> {
  const request: Request = await page.waitForRequest(r => r.url().includes(path) && r.method() === method)
  const text = request.postData()
  return { url: new URL(request.url()), body: text ? JSON.parse(text) : null }
}
