import type { Server } from 'node:http'
import { chromium } from 'playwright'
import puppeteer, { type Page } from 'puppeteer-core'
import { expect, inject, test } from 'vitest'
import { launchOptions } from '#ci/chromium.ts'
import { endNow, urlOf } from '#ci/free-port.ts'
import { serveSite } from '#site/serve/site.ts'

test.each([
  ['a content page', 'before React is there', '/faq', 'Frequently asked questions'],
  ['an application page', 'when React is listening too', '/offers', 'Offers'],
])('pointing at a link to %s draws it before the click, and it is there at once, %s', async (_, when, path, title) => {
  await using opened = await openHome()
  const { page, said } = opened
  if (when === 'when React is listening too') await listen(page)
  await pointAt(opened, path)
  await Promise.all([page.waitForNavigation(), page.click(`header a[href="${path}"]`)])

  const activated = await activation(page)
  expect(activated).toBeGreaterThan(0)
  expect(await page.title()).toContain(title)
  // Only now does the page start what it starts by itself.
  await listen(page)
  expect(await page.evaluate(startedBefore, activated)).toBe(false)
  expect(said).toEqual([])
})

test('an address that was typed into the footer is not left behind, although the next page was drawn ahead', async () => {
  await using opened = await openHome()
  const { page } = opened
  await listen(page)
  await pointAt(opened, '/faq')
  await page.type('footer input[type="email"]', 'kim@example.com')
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.click('header a[href="/faq"]')
  await page.waitForFunction(() => document.title.includes('Frequently asked questions'))

  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

interface Opened extends AsyncDisposable {
  page: Page
  server: Server
  said: string[]
}

/** The home page by Puppeteer: Playwright, or any second developer-tools session, stops a browser from drawing ahead. */
async function openHome(): Promise<Opened> {
  const server = await serveSite({ folder: 'dist/site', port: 0, backendUrl: inject('backendUrl') })
  const { executablePath = chromium.executablePath(), args = [] } = launchOptions()
  const browser = await puppeteer.launch({ executablePath, args, defaultViewport: { width: 1280, height: 900 } })
  const page = await browser.newPage()
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  await page.goto(`${urlOf(server)}/`)
  return {
    page,
    server,
    said,
    async [Symbol.asyncDispose]() {
      await browser.close()
      await endNow(server)
    },
  }
}

/** Points at a link of the header until its page has been drawn and has said so. */
async function pointAt({ page, server }: Opened, path: string) {
  const drawn = new Promise<void>(ready =>
    server.on('request', ({ url, headers }) => {
      // The page that is drawn ahead reads the rules itself.
      if (url === '/speculation-rules.json' && headers['sec-purpose']?.includes('prerender')) ready()
    }),
  )
  await page.evaluate(() =>
    addEventListener('storage', () => document.documentElement.setAttribute('data-told', ''), { once: true }),
  )
  await page.hover(`header a[href="${path}"]`)
  await drawn
  await page.waitForSelector('[data-told]')
}

async function listen(page: Page) {
  await page.hover('header button')
  await page.waitForFunction(() => performance.getEntriesByName('hic-listening').length > 0)
}

const activation = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('navigation')[0]!.toJSON().activationStart)

const startedBefore = (activation: number) => performance.getEntriesByName('hic-listening')[0]!.startTime < activation
