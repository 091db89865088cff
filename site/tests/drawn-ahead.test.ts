import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright'
import puppeteer from 'puppeteer-core'
import { expect, inject, test } from 'vitest'
import { launchOptions } from '#ci/chromium.ts'
import { serveSite } from '#site/serve/site.ts'

// By Puppeteer: what a browser draws ahead is put off by Playwright, and by any second look of the developer tools.
test('a page of text that is pointed at is drawn before the click, and is there at once', async () => {
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
        // The page that is drawn ahead reads the rules in its turn.
        if (url === '/speculation-rules.json' && headers['sec-purpose']?.includes('prerender')) ready()
      }),
    )
    await page.hover('header a[href="/faq"]')
    await drawn
    await Promise.all([page.waitForNavigation(), page.click('header a[href="/faq"]')])

    const [visit] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map(entry => ({ ...entry.toJSON() })),
    )
    expect(visit.activationStart).toBeGreaterThan(0)
    expect(await page.title()).toContain('Frequently asked questions')
    expect(said).toEqual([])
  } finally {
    await browser.close()
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
})
