import type { Browser, BrowserContext, Page, Request } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchBrowser } from '#ci/own-backend.ts'

/** One browser for a file; each visitor is a context of their own, closed after the test. */
export function visitors() {
  let browser: Browser
  const open: BrowserContext[] = []
  let refused: string[] = []

  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterEach(async () => {
    for (const context of open.splice(0)) await context.close()
    const violations = refused
    refused = []
    expect(violations, 'what the security policy refused').toEqual([])
  })
  afterAll(() => browser.close())

  return async function visitor(): Promise<Page> {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    open.push(context)
    context.setDefaultTimeout(15_000)
    context.on('console', message => {
      if (/Content Security Policy|TrustedHTML|Trusted Type/i.test(message.text())) refused.push(message.text())
    })
    return context.newPage()
  }
}

/** The next call to the backend whose address contains `path`, and what it carried. */
export async function nextCall(page: Page, path: string, method = 'POST'): Promise<{ url: URL; body: unknown }> {
  const request: Request = await page.waitForRequest(r => r.url().includes(path) && r.method() === method)
  const text = request.postData()
  return { url: new URL(request.url()), body: text ? JSON.parse(text) : null }
}
