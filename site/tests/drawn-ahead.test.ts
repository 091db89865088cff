import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright'
import puppeteer from 'puppeteer-core'
import { expect, inject, test } from 'vitest'
import { launchOptions } from '#ci/chromium.ts'
import { serveSite } from '#site/serve/site.ts'

// By Puppeteer: Playwright, or any second developer-tools session, stops a browser from drawing pages ahead.
test.each([
  ['a content page', '/faq', 'Frequently asked questions'],
  ['an application page', '/offers', 'Offers'],
])('pointing at a link to %s draws it before the click, and it is there at once', async (_, path, title) => {
  const server = await serveSite({ folder: 'dist/site', port: 0, backendUrl: inject('backendUrl') })
  const { executablePath = chromium.executablePath(), args = [] } = launchOptions()
  const browser = await puppeteer.launch({ executablePath, args, defaultViewport: { width: 1280, height: 900 } })
  try {
    const page = await browser.newPage()
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    await page.goto(home)
    const drawn = new Promise<void>(ready =>
      server.on('request', ({ url, headers }) => {
        // The page that is drawn ahead reads the rules itself.
        if (url === '/speculation-rules.json' && headers['sec-purpose']?.includes('prerender')) ready()
      }),
    )
    await page.hover(`header a[href="${path}"]`)
    await drawn
    await Promise.all([page.waitForNavigation(), page.click(`header a[href="${path}"]`)])

    const [visit] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map(entry => ({ ...entry.toJSON() })),
    )
    expect(visit.activationStart).toBeGreaterThan(0)
    expect(await page.title()).toContain(title)
    // Only now does the page start what it starts by itself.
    await page.hover('header button')
    await page.waitForFunction(() => performance.getEntriesByName('hic-listening').length > 0)
    expect(await page.evaluate(startedBefore, visit.activationStart)).toBe(false)
    expect(said).toEqual([])
  } finally {
    await browser.close()
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
})

const startedBefore = (activation: number) => performance.getEntriesByName('hic-listening')[0]!.startTime < activation
