import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { drawn } from '#ci/drawn.ts'
import { startReact, walkTo } from './visit.ts'

const PHONE = { viewport: { width: 360, height: 740 } }

describe('the floating button', () => {
  /** For all of them: each scrolls to where it begins. */
  let page: Page
  let button: Locator
  beforeAll(async () => {
    page = (await walkTo('/about', { reducedMotion: 'reduce' })).page
    button = page.locator('.floating-quote')
  })
  afterAll(() => page.close())

  test('the floating Get Quote button appears after more than 50 px of scrolling', async () => {
    await button.waitFor({ state: 'hidden' })
    await page.evaluate(() => scrollTo(0, 50))
    await drawn(page)
    // Not its own visibility: it is hidden too where it steps aside.
    expect(await page.locator('html[data-scrolled]').count()).toBe(0)
    await page.evaluate(() => scrollTo(0, 51))
    await button.waitFor({ state: 'visible' })

    expect(await button.getAttribute('href')).toBe('/get-quote')
    expect(await button.textContent()).toBe('Get Quote')
  })

  test.each([1280, 360])('at most one of two ways to a quote is in view, %i px wide', async width => {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => scrollTo(0, 0))
    const inHeader = page.getByRole('banner').getByRole('link', { name: /^(Get )?Quote$/ })
    const top = async () => {
      const box = await inHeader.boundingBox()
      return box && box.y >= 0
    }
    await inHeader.waitFor({ state: 'visible' })
    await button.waitFor({ state: 'hidden' })
    expect(await top()).toBe(true)
    await page.evaluate(() => scrollTo(0, 400))
    await button.waitFor({ state: 'visible' })
    if (width > 1024) await inHeader.waitFor({ state: 'hidden' })
    else expect(await top()).toBe(false)
    await page.evaluate(() => scrollTo(0, 0))

    await inHeader.waitFor({ state: 'visible' })
    expect(await top()).toBe(true)
  })

  test('it cuts off no line of text: up to 1023 px it takes the whole width', async () => {
    await page.setViewportSize(PHONE.viewport)
    await page.evaluate(() => scrollTo(0, 400))
    await button.waitFor({ state: 'visible' })
    for (const width of [360, 768, 1023]) {
      await page.setViewportSize({ width, height: 740 })
      const box = (await button.boundingBox())!

      expect([box.x, box.width]).toEqual([0, width])
    }
  })

  test('the ring around it is within the window, on a phone, a tablet and a desk', async () => {
    await page.setViewportSize(PHONE.viewport)
    await page.evaluate(() => scrollTo(0, 400))
    await button.waitFor({ state: 'visible' })
    await button.focus()
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      const room = await button.evaluate(button => {
        const { outlineOffset, outlineWidth } = getComputedStyle(button)
        const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
        const { left, right, bottom } = button.getBoundingClientRect()
        return Math.min(left, innerWidth - right, innerHeight - bottom) - ring
      })

      expect(room, `${width} px`).toBeGreaterThanOrEqual(0)
    }
  })

  test('it stays while it has the keyboard focus, even at the top of the page', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.evaluate(() => scrollTo(0, 400))
    await button.waitFor({ state: 'visible' })
    await button.focus()
    await page.evaluate(() => scrollTo(0, 0))
    await page.waitForFunction(() => !('scrolled' in document.documentElement.dataset))

    expect(await button.isVisible()).toBe(true)

    await page.keyboard.press('Tab')
    await button.waitFor({ state: 'hidden' })
  })
})

test.each([1280, 768])('a toast comes up above the floating button, %i px wide', async width => {
  await using visited = await walkTo('/faq', { viewport: { width, height: 800 } })
  const { page } = visited
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill('nobody')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  const toast = page.locator('.hic-toast')
  await toast.waitFor()
  const top = (await page.locator('.floating-quote').boundingBox())!.y

  await expect.poll(() => toast.evaluate(it => it.getBoundingClientRect().bottom)).toBeLessThanOrEqual(top)
})

const BUTTON = /class="[^"]*\bfloating-quote\b/

// What a path is to the printed page, it is to React: one function tells both.
test.each(['/priorities', '/quote'])('%s is printed without a floating button', async path => {
  const printed = async (path: string) => (await fetch(new URL(path, inject('siteUrl')))).text()

  expect(await printed(path)).not.toMatch(BUTTON)
  expect(await printed('/about')).toMatch(BUTTON)
})

test.each(['/quote', '/not-there/quote/x'])('%s has no floating button', async path => {
  await using visited = await walkTo(path)
  await startReact(visited.page)

  expect(await visited.page.locator('.floating-quote').count()).toBe(0)
})

test.each([
  { path: '/contact', controls: ['Your message', 'Send message'] },
  { path: '/get-quote', controls: ['Your name'] },
  { path: '/guides/health-insurance-basics', controls: ['Subscribe'] },
  { path: '/faq', controls: ['Do young people pay less?'] },
  { path: '/', controls: ['Can I use my cover straight away?', 'Australians helped'] },
])('on a phone the floating button of $path steps aside for $controls, and comes back', async ({ path, controls }) => {
  await using visited = await walkTo(path, PHONE)
  const { page } = visited
  const button = page.locator('.floating-quote')
  const toWhereNothingIs = () =>
    page.getByRole('heading', { name: 'Guides' }).evaluate(it => it.scrollIntoView({ block: 'end' }))
  await startReact(page)
  // From a place where it is in view: before the first scroll it is hidden anyway.
  await toWhereNothingIs()
  await button.waitFor({ state: 'visible' })
  for (const control of controls) {
    const beneath = page
      .getByLabel(control)
      .or(page.getByRole('button', { name: control }))
      .or(page.locator('summary', { hasText: control }))
    await beneath.evaluate(it => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight + 40))
    await button.waitFor({ state: 'hidden' })
    await toWhereNothingIs()

    await button.waitFor({ state: 'visible' })
  }
})

describe('on a phone held sideways', () => {
  /** For both; the last leaves a toast on it. */
  let page: Page
  beforeAll(async () => {
    page = (await walkTo('/faq', { viewport: { width: 740, height: 360 }, reducedMotion: 'reduce' })).page
  })
  afterAll(() => page.close())

  test('the floating button covers no corner of a question', async () => {
    const button = page.locator('.floating-quote')
    const last = page.locator('summary', { hasText: 'What is Lifetime Health Cover loading?' })
    await page.evaluate(() => scrollTo(0, 60))
    await button.waitFor({ state: 'visible' })
    // The button is 48 px high and floats 16 above the edge.
    await last.evaluate(it => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight + 50))

    await button.waitFor({ state: 'hidden' })
  })

  test('a toast takes the place of the floating button, clear of the field it is about', async () => {
    const footer = page.getByRole('contentinfo')
    const field = footer.getByLabel('Email address')
    await field.fill('nobody')
    await footer.getByRole('button', { name: 'Subscribe' }).click()
    const toast = page.locator('.hic-toast')
    await toast.waitFor()
    const { y, height } = (await field.boundingBox())!

    await expect.poll(() => toast.evaluate(it => it.getBoundingClientRect().top)).toBeGreaterThan(y + height)
    expect(await page.locator('.floating-quote').isVisible()).toBe(false)
  })
})

test('on a phone held sideways the floating button covers no price', async () => {
  await using visited = await walkTo('/compare?coverFor=singles&postcode=NSW', {
    viewport: { width: 740, height: 360 },
  })
  const { page } = visited
  const button = page.locator('.floating-quote')
  const price = page.getByRole('article').nth(2).getByText('a month, for you')
  await price.evaluate(it => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight - 60))
  await button.waitFor({ state: 'visible' })
  await price.evaluate(it => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight + 30))

  await button.waitFor({ state: 'hidden' })
})

test.each([1024, 1440])('the floating button covers no corner of a cover-type card, %i px wide', async width => {
  await using visited = await walkTo('/', { viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  const { page } = visited
  const button = page.locator('.floating-quote')
  const card = page.getByRole('main').getByRole('link', { name: /^Extras only/ })
  await page.evaluate(() => scrollTo(0, 60))
  await button.waitFor({ state: 'visible' })
  await card.evaluate(it => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight + 40))
  const { x, width: wide } = (await card.boundingBox())!

  // In a narrow font the button begins where the cards have ended, and may stay.
  await expect.poll(async () => (await button.isVisible()) && (await button.boundingBox())!.x < x + wide).toBe(false)
})

test('at the end of a page nothing lies beneath the floating button', async () => {
  await using visited = await walkTo('/faq', PHONE)
  const { page } = visited
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const button = page.locator('.floating-quote')
  await button.waitFor({ state: 'visible' })

  expect((await last.boundingBox())!.y + (await last.boundingBox())!.height).toBeLessThan(
    (await button.boundingBox())!.y,
  )
})
