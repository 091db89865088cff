import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { launchOptions } from '#ci/chromium.ts'
import { serveHosts } from './serve.ts'
import { type Visit, visit } from './visit.ts'

/** A page with the loader and nothing else, opened afresh for each test in the file that imports it. */
export let page: Page
/** What that page recorded. */
export let seen: Visit

let browser: Browser
let served: Awaited<ReturnType<typeof serveHosts>>

beforeAll(async () => {
  served = await serveHosts(library => ({
    bench: {
      html: `<!doctype html><title>Bench</title><link rel="icon" href="data:,"><div id="here"></div><div id="there"></div>
        <script type="module" src="${library}/hic.js"></script>`,
    },
  }))
  browser = await chromium.launch(launchOptions())
})
afterAll(async () => {
  await browser.close()
  served.close()
})
beforeEach(async () => {
  seen = await visit(browser, served.pageUrl('bench'))
  page = seen.page
  await page.waitForFunction(() => customElements.get('hic-quote-start'))
})
afterEach(() => page.context().close())

/** Puts markup into the page as a template engine would. */
export const put = (html: string) =>
  page.evaluate(html => {
    document.querySelector('#here')!.innerHTML = html
  }, html)

export const state = () => page.getByLabel('State')
export const start = () => page.getByRole('button', { name: 'START COMPARING' })
