import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from '#ci/shared-browser.ts'
import { serveHosts } from './serve.ts'
import { visit } from './visit.ts'

const README = readFileSync('dist/widgets/README.md', 'utf8')
const fences = [...README.matchAll(/^```(\w*)\n([\s\S]+?)^```$/gm)]
const blocks = (language: string) => fences.filter(fence => fence[1] === language).map(fence => fence[2]!)
const [oneTag, severalTags] = blocks('html')
const policy = blocks('')
  .find(block => block.startsWith('script-src'))!
  .replaceAll('\n', ' ')
const managed = README.match(/`(<script src.+?<\/script>)` into the manager/)![1]!
const pinned = README.match(/To pin: `(<script.+?<\/script>)`/)![1]!

/** What somebody pastes who follows the page word for word. */
const PASTED = {
  'the file of one tag': oneTag!,
  'the file for several tags': `${severalTags}<hic-quote-start></hic-quote-start>`,
  'a tag manager': `<hic-quote-start></hic-quote-start>${managed}`,
  'the pinned file': `${pinned}<hic-quote-start></hic-quote-start>`,
}

let browser: Browser
let served: Awaited<ReturnType<typeof serveHosts>>

beforeAll(async () => {
  served = await serveHosts(library => {
    const hosted = (text: string) => text.replaceAll('https://widgets.example', library)
    const page = (pasted: string) => ({
      html: `<!doctype html><title>Host</title><link rel="icon" href="data:,">${hosted(pasted)}`,
      headers: { 'content-security-policy': `default-src 'none'; img-src data:; ${hosted(policy)}` },
    })
    return Object.fromEntries(Object.entries(PASTED).map(([name, pasted]) => [name, page(pasted)]))
  })
  browser = await sharedBrowser()
})
afterAll(() => served.close())

test.each(Object.keys(PASTED))('the README’s lines for %s work under its policy', async name => {
  const { page, heard } = await visit(browser, served.pageUrl(name))

  await page.getByRole('button', { name: 'START COMPARING' }).click()

  await page.getByRole('alert').filter({ hasText: 'Required fields missing' }).waitFor()
  expect(heard).toEqual([])
})
