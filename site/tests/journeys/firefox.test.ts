import puppeteer, { type Page } from 'puppeteer-core'
import { expect, inject, test } from 'vitest'
import { ownBackend } from '#ci/own-backend.ts'
import { BROWSERS } from '#widgets/library/tests/browsers/installed.ts'
import { NAME, newEmail, PHONE } from './fill-in.ts'
import { requestsFrom } from './outbox.ts'

const { packages, find } = BROWSERS.Firefox!

/** Maps the backend's one address, built into the pages, to this file's own backend. */
const proxies = () => {
  const [asBuilt, own] = [inject('backendUrl'), new URL(ownBackend().url).host]
  const script = `function FindProxyForURL(url) { return url.startsWith('${asBuilt}/') ? 'PROXY ${own}' : 'DIRECT' }`
  return {
    'network.proxy.type': 2,
    'network.proxy.autoconfig_url': `data:application/x-ns-proxy-autoconfig,${encodeURIComponent(script)}`,
    'network.proxy.allow_hijacking_localhost': true,
  }
}

// Not by Puppeteer's roles: Firefox takes half a minute to work out the home page's.
const pressable = (page: Page, name: string) =>
  page.locator(`::-p-xpath(//*[self::a or self::button][starts-with(normalize-space(), "${name}")])`)
const press = (page: Page, name: string) => pressable(page, name).click()
const fill = (page: Page, label: string, value: string) =>
  page.locator(`::-p-xpath(//input[@id = //label[starts-with(normalize-space(), "${label}")]/@for])`).fill(value)

// By Puppeteer: Playwright drives only its own Firefox.
test('Firefox leads from the hero, through two policies side by side, to a reference, without complaints', async ({
  skip,
}) => {
  const firefox = find()
  if (!firefox) return skip(`There is no Firefox on this machine; Debian has it as: ${packages}`)
  const email = newEmail('firefox')
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox.path,
    extraPrefsFirefox: proxies(),
  })
  try {
    const page = await browser.newPage()
    await page.setViewport({ width: 1280, height: 900 })
    const complaints: string[] = []
    page.on('console', message => complaints.push(message.text()))
    page.on('pageerror', error => complaints.push(`${error}`))

    await page.goto(inject('siteUrl'))
    // Pointing at a link asks for nothing that the page's own policy refuses.
    await page.evaluate(() =>
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`${violatedDirective} refuses ${blockedURI}`),
      ),
    )
    await page.hover('header a[href="/faq"]')
    await page.select('select[name=coverFor]', 'families')
    await page.select('select[name=postcode]', 'QLD')
    await press(page, 'START COMPARING')
    await page.waitForFunction(() => `${location}`.endsWith('/quote?coverFor=families&postcode=QLD'))
    await press(page, 'Show my policies')
    for (const place of [1, 2]) {
      await page.locator(`li:nth-child(${place}) > article input[type=checkbox]`).click()
      // The first pick opens the table above the list, which moves what is pressed next.
      await pressable(page, `Request a quote for ${place}`).wait()
    }
    await press(page, 'Request a quote for 2')
    await fill(page, 'Your name', NAME)
    await fill(page, 'Your phone number', PHONE)
    await fill(page, 'Your email address', email)
    await page.locator('input[name=consent]').click()
    await press(page, 'Request my quote')
    await page.locator('::-p-text(reference is HC-)').wait()

    expect(new URL(page.url()).pathname).toBe('/thank-you')
    expect(await requestsFrom(email)).toBe(1)
    expect(complaints).toEqual([])
  } finally {
    await browser.close()
  }
})
