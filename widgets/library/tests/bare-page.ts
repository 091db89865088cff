import type { Page } from 'playwright'
import { afterEach, beforeEach } from 'vitest'
import { useHosts } from './serve.ts'
import { end, open, type Visit } from './visit.ts'

/** A page with the loader and nothing else. */
export let page: Page
/** What that page recorded. */
export let seen: Visit

/** Opens that page afresh for each test of the file that calls this. */
export function useBarePage(): void {
  const pageUrl = useHosts(library => ({
    bench: {
      html: `<!doctype html><title>Bench</title><link rel="icon" href="data:,"><div id="here"></div><div id="there"></div>
      <script type="module" src="${library}/hic.js"></script>`,
    },
  }))
  beforeEach(async () => {
    seen = await open(pageUrl('bench'))
    page = seen.page
    await page.waitForFunction(() => customElements.get('hic-quote-start'))
  })
  afterEach(() => end(seen))
}

/** Puts markup into the page as a template engine would. */
export const put = (html: string) =>
  page.evaluate(html => {
    document.querySelector('#here')!.innerHTML = html
  }, html)

export const state = () => page.getByLabel('State')
export const start = () => page.getByRole('button', { name: 'START COMPARING' })

export const reactFetched = () => seen.fetched.filter(url => url.includes('/react-'))

/** Holds React back until it is released. */
export async function holdReactBack(): Promise<() => void> {
  const slow = Promise.withResolvers<void>()
  await page.route(/\/react-/, async route => {
    await slow.promise
    await route.continue()
  })
  return slow.resolve
}
