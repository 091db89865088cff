import { chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { testLaunchOptions } from '#ci/chromium.ts'
import { GUIDES, POSTS } from '#site/site-map.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { startReact, walkTo } from './visit.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

describe('header on a phone', () => {
  test('offers a "Quote" and the menu', async () => {
    await using visited = await walkTo('/contact', PHONE)
    const { page } = visited
    const header = page.getByRole('banner')

    expect(await header.getByRole('link', { name: 'Quote', exact: true }).getAttribute('href')).toBe('/get-quote')
    expect(await header.getByRole('link', { name: 'Get Quote', exact: true }).isVisible()).toBe(false)
    expect(await header.getByRole('button', { name: 'Menu' }).isVisible()).toBe(true)

    // It has no words, so that its sign has to grow with everybody's text.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const sign = header.getByRole('button', { name: 'Menu' }).locator('svg')
    expect(await sign.evaluate(it => it.getBoundingClientRect().width)).toBe(48)
  })

  /** For those that leave it as it was, with the menu closed. */
  let page: Page
  beforeAll(async () => {
    page = (await walkTo('/contact', PHONE)).page
  })
  afterAll(() => page.close())

  test('the menu closes with its button and with a tap outside it', async () => {
    await page.setViewportSize({ width: 600, height: 800 })
    const menu = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await menu.getByRole('button', { name: 'Close menu' }).tap()
    await menu.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Menu' }).tap()
    await menu.waitFor()
    await page.touchscreen.tap(40, 400)

    await menu.waitFor({ state: 'hidden' })
    await page.setViewportSize(PHONE.viewport)
  })

  test('the menu holds the focus, closes on Escape and gives the focus back', async () => {
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement!.closest('dialog'),
        ),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Menu')
  })

  test('the menu slides out with the same links and the phone link', async () => {
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const slides = await menu.evaluate(dialog => getComputedStyle(dialog).transition)
    expect(slides).toMatch(/translate 0\.\d+s/)
    for (const [name, href] of [
      ['Home', '/'],
      ['Guides', '/guides'],
      ['Offers', '/offers'],
      ['Blog', '/blog'],
      ['FAQ', '/faq'],
      ['About', '/about'],
      ['Contact', '/contact'],
      ['Get Quote', '/get-quote'],
      [`Call ${BRAND.phoneLabel}`, `tel:${BRAND.phone}`],
    ] as const)
      expect(await menu.getByRole('link', { name, exact: true }).getAttribute('href'), name).toBe(href)
    for (const [name, paths] of [
      ['Show guides', GUIDES],
      ['Show blog', POSTS],
    ] as const) {
      await menu.getByLabel(name).tap()
      const links = menu
        .locator('details[open]')
        .filter({ has: page.getByLabel(name) })
        .getByRole('link')
      await links.last().waitFor()
      expect(await links.evaluateAll(all => all.map(link => link.getAttribute('href')))).toEqual(paths)
    }

    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
  })

  test('on a phone held sideways, what is unfolded stays in view as the other list above it closes, in Safari too', async () => {
    await page.setViewportSize({ width: 640, height: 320 })
    await startReact(page)
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByLabel('Show guides').tap()
    // As in Safari, where nothing is kept in its place.
    await menu.evaluate(dialog => dialog.style.setProperty('overflow-anchor', 'none'))
    const blog = menu.getByLabel('Show blog')
    await blog.evaluate(it => it.scrollIntoView({ block: 'start' }))
    await blog.tap()

    await menu
      .locator('details[open]')
      .filter({ has: page.getByLabel('Show blog') })
      .waitFor()
    const place = () => blog.evaluate(it => Math.round(it.getBoundingClientRect().top))
    await expect.poll(place).toBeGreaterThanOrEqual(0)
    expect(await place()).toBeLessThan(320)

    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
    await page.setViewportSize(PHONE.viewport)
  })

  test('a tap on its phone link is recorded as header-mobile-menu', async () => {
    await page.getByRole('button', { name: 'Menu' }).tap()
    const recorded = page.waitForRequest(
      request => request.url().endsWith('/web_call_tracking') && request.method() === 'POST',
    )
    await page.getByRole('dialog').getByRole('link', { name: BRAND.phoneLabel }).tap()

    expect((await recorded).postDataJSON()).toMatchObject({ source_page: 'header-mobile-menu' })
  })

  test('the menu closes when one of its links is tapped', async () => {
    await using visited = await walkTo('/contact', PHONE)
    const { page } = visited
    await startReact(page)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('dialog').getByRole('link', { name: 'Home', exact: true }).tap()
    await page.waitForURL(url => url.pathname === '/')

    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    // Nor does it stay over the page that Back leads to.
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('dialog').waitFor()
    await page.goBack()
    await page.waitForURL('**/contact')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Contact us')
  })
})

test('where scroll bars take up room, the page does not jump aside as the menu opens', async () => {
  const browser = await chromium.launch({ ...testLaunchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } })
  await page.goto(`${inject('siteUrl')}/contact`)
  const wide = () =>
    page
      .locator('header')
      .first()
      .evaluate(header => header.clientWidth)
  const before = await wide()

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()

  expect(before).toBeLessThan(800)
  expect(await wide()).toBe(before)
})
