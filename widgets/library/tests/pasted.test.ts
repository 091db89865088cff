import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { launchOptions } from '#ci/chromium.ts'
import { VERSION } from '../version.ts'
import type { HostPage } from './serve.ts'
import { serveHosts } from './serve.ts'
import { eventAfter } from './visit.ts'

let browser: Browser
let served: Awaited<ReturnType<typeof serveHosts>>
let page: Page
let heard: string[]

/** A page with what it pasted, under the policy that the first line of it asks for. */
function pageWith(tag: string, library: string, attributes = ''): HostPage {
  const pasted = readFileSync(`dist/widgets/v${VERSION}/${tag}.html`, 'utf8')
    .replace('https://widgets.example', library)
    .replace(`<${tag}>`, `<${tag}${attributes}>`)
  const style = pasted.match(/style-src 'sha256-.+?'/)![0]
  return {
    html: `<!doctype html><html lang="en"><title>Host</title><link rel="icon" href="data:,">${pasted}</html>`,
    headers: {
      'content-security-policy': `default-src 'none'; img-src data:; script-src ${library}; ${style}; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  }
}

beforeAll(async () => {
  served = await serveHosts(library => ({
    faq: pageWith('hic-faq', library),
    hero: pageWith('hic-quote-start', library),
    'hero with a heading': pageWith('hic-quote-start', library, ' heading="Ours"'),
  }))
  browser = await chromium.launch(launchOptions())
})
afterAll(async () => {
  await browser.close()
  served.close()
})
beforeEach(async () => {
  page = await browser.newPage()
  heard = []
  page.on('console', message => heard.push(message.text()))
  page.on('pageerror', error => heard.push(error.message))
  return () => page.close()
})

/** Opens a page whose script is held back until it is let go. */
async function openWithoutScript(name: string): Promise<() => void> {
  const slow = Promise.withResolvers<void>()
  await page.route(/\/hic-[\w-]+\.js$/, async route => {
    await slow.promise
    await route.continue()
  })
  await page.goto(served.pageUrl(name), { waitUntil: 'commit' })
  return slow.resolve
}

const question = () => page.getByRole('button', { name: 'Medicare Levy Surcharge' })
const boxes = () =>
  page.locator('button, h2, p, select').evaluateAll(all => all.map(element => element.getBoundingClientRect().toJSON()))

test.each(['faq', 'hero'])(
  'the %s is seen with the page, and nothing moves when the script and React come',
  async name => {
    const letScriptCome = await openWithoutScript(name)
    await page.getByRole('button').first().waitFor()
    const before = await boxes()

    letScriptCome()
    await eventAfter(page, 'hic-ready', async () => {
      await page.waitForFunction(() => document.querySelector('hic-faq, hic-quote-start')!.matches(':defined'))
      await page.getByRole('button').last().hover()
    })

    expect(await boxes()).toEqual(before)
    expect(heard).toEqual([])
  },
)

test('a question that was pressed before the script came is answered when it does', async () => {
  const letScriptCome = await openWithoutScript('faq')
  await question().click()
  expect(await question().getAttribute('aria-expanded')).toBe('false')

  letScriptCome()

  await expect.poll(() => question().getAttribute('aria-expanded')).toBe('true')
})

test('where the page sets attributes, the picture is drawn for them when the script comes', async () => {
  const letScriptCome = await openWithoutScript('hero with a heading')
  await page.getByRole('heading', { name: 'Compare Health Insurance' }).waitFor()

  letScriptCome()

  await page.getByRole('heading', { name: 'Ours' }).waitFor()
})
