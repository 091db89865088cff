import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, inject } from 'vitest'
import { launchOptions } from '#ci/chromium.ts'

let browser: Promise<Browser> | undefined

afterAll(async () => {
  await (await browser)?.close()
  browser = undefined
})

/** What a page complained of while it was open. */
export interface Visit extends AsyncDisposable {
  page: Page
  complaints: string[]
}

/** Opens a page of the built site in a fresh browser context, which closes at the end of the test's block. */
export async function visit(path: string, options: BrowserContextOptions = {}): Promise<Visit> {
  browser ??= chromium.launch(launchOptions())
  const context = await (await browser).newContext({
    baseURL: inject('siteUrl'),
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  const page = await context.newPage()
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
  return { page, complaints, [Symbol.asyncDispose]: () => context.close() }
}

/** Makes a content page start React now, as the first touch would, and waits until it listens. */
export async function startReact(page: Page): Promise<void> {
  await page.locator('button').first().dispatchEvent('pointerover', { bubbles: true })
  await page.locator('.hic-toaster').waitFor({ state: 'attached' })
}
