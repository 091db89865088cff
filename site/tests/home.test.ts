import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { CLAIMS } from '#widgets/domain/claims.ts'
import { expectStillScenery } from './scenery.ts'
import { visit, walkTo } from './visit.ts'

describe('the home page', () => {
  /** For all of them: what the last ones change stays in the page. */
  let home: Page
  beforeAll(async () => {
    home = (await walkTo('/')).page
  })
  afterAll(() => home.close())

  test('the title is "Compare Health Insurance in Australia", with a description and organization structured data', async () => {
    const types = await home
      .locator('script[type="application/ld+json"]')
      .evaluateAll(all => all.map(script => JSON.parse(script.textContent!)['@type']))

    expect(await home.title()).toBe('Compare Health Insurance in Australia')
    expect(await home.locator('meta[name=description]').getAttribute('content')).toContain('health cover')
    expect(types).toEqual(['Organization', 'WebSite', 'FAQPage'])
  })

  test('the parts are in the order of the specification', async () => {
    // The strip has a name and no heading.
    const parts = await home
      .locator('main :is(h1, h2, section:has(.strip-names))')
      .evaluateAll(all => all.map(part => part.ariaLabel ?? part.textContent))

    expect(parts).toEqual([
      'Compare Health Insurance',
      'Insurers we compare',
      'Four kinds of cover, and what each is for',
      'In figures',
      `Why Choose ${BRAND.name}`,
      'What people say',
      'Questions people ask first',
      'The fine print, in full size',
    ])
  })

  test('four cards lead to the cover types, and "Compare health insurance" to a quote', async () => {
    const section = home.getByRole('region', { name: 'Four kinds of cover, and what each is for' })
    const cards = await section
      .getByRole('listitem')
      .getByRole('link')
      .evaluateAll(all => all.map(a => a.getAttribute('href')))

    expect(cards).toEqual(['/hospital-and-extras', '/hospital-only', '/extras-cover', '/ambulance-cover'])
    expect(
      await section.getByRole('link', { name: 'Compare health insurance', exact: true }).getAttribute('href'),
    ).toBe('/get-quote')
  })

  test('six reasons to choose us', async () => {
    const section = home.getByRole('region', { name: `Why Choose ${BRAND.name}` })

    expect(await section.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
      'Specialist advice',
      'Saving time and money',
      'Free service',
      'Personal information protection',
      'Best-price guarantee with price match',
      'Trust and recognition',
    ])
  })

  test('the ledger of reasons carries the marketing figures', async () => {
    const text = await home.getByRole('region', { name: `Why Choose ${BRAND.name}` }).textContent()

    for (const figure of ['48 hours', '15%', '100%', '99.99%']) expect(text).toContain(figure)
  })

  test('fifteen reviews, and a link to all of them on a search engine in a new tab', async () => {
    const link = home.getByRole('link', { name: /See all reviews on Google/ })

    expect(await home.getByRole('group', { name: /^\d+ of 15$/ }).count()).toBe(15)
    await home
      .getByText(/^\d+ (to \d+ )?of 15$/)
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/search\?q=HiCompare/)
    expect(await link.getAttribute('target')).toBe('_blank')
  })

  test('the disclaimer mentions that we give no advice, commission and the intermediaries’ code of conduct', async () => {
    const section = home.getByRole('region', { name: 'The fine print, in full size' })
    const text = await section.textContent()

    expect(text).toContain('gives no advice')
    expect(text).toContain('may earn us a commission from insurers')
    expect(text).toContain('code of conduct for private health insurance intermediaries')
    expect(await section.getByRole('link', { name: 'Read the code of conduct' }).getAttribute('href')).toBe(
      '/code-of-conduct',
    )
  })

  test('under a finger the tooltip that a card leaves over another takes no tap and the scenery stands still; under a mouse that tooltip can be pointed at', async () => {
    await using touched = await walkTo('/', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
    const { page } = touched
    const takes = (on: Page) =>
      on
        .locator('.hic-stat-tooltip')
        .last()
        .evaluate(tooltip => getComputedStyle(tooltip).pointerEvents)

    expect(await takes(page)).toBe('none')
    expect(await takes(home)).toBe('auto')

    await expectStillScenery(page)
  })

  // The last two: they start React, and scroll.
  test('a figure counts once it is in view, and its card turns both ways', async () => {
    // A small window: each of some hundred frames is drawn anew.
    await home.setViewportSize({ width: 360, height: 740 })
    const card = home.getByRole('listitem').filter({ hasText: 'average annual savings' })
    const figure = card.locator('[aria-hidden=true]').filter({ hasText: '$' })
    const last = await figure.textContent()
    // Every figure that it shows, however briefly.
    const shown = await card.evaluateHandle(item => {
      const all = new Set<string>()
      const look = () => all.add(item.querySelector('span[aria-hidden=true]')!.textContent)
      new MutationObserver(look).observe(item, { subtree: true, childList: true, characterData: true })
      return all
    })
    await home.getByRole('heading', { name: 'In figures' }).scrollIntoViewIfNeeded()
    await expect.poll(() => shown.evaluate(all => all.size)).toBeGreaterThan(3)
    await expect.poll(() => figure.textContent()).toBe(last)
    await card.getByText('Click to learn more', { exact: true }).click()
    await card.locator('[data-flipped=true]').waitFor()
    await card.getByText('Click to flip back', { exact: true }).click()

    await card.locator('[data-flipped=false]').waitFor()
  })

  test('eight questions, one answer open at a time, "View All FAQs" and "Contact Us"', async () => {
    const section = home.getByRole('region', { name: 'Questions people ask first' })
    const questions = section.getByRole('heading', { level: 3 }).getByRole('button')
    expect(await questions.count()).toBe(8)
    await questions.nth(1).click()
    await home.waitForFunction(() => document.querySelectorAll('[aria-expanded=true]').length === 1)
    await questions.nth(2).click()
    await home.waitForFunction(() => document.querySelector('#item-2 [aria-expanded=true]'))

    expect(await section.locator('[aria-expanded=true]').count()).toBe(1)
    expect(await section.getByRole('link', { name: 'View All FAQs', exact: true }).getAttribute('href')).toBe('/faq')
    expect(await section.getByRole('link', { name: 'Contact Us', exact: true }).getAttribute('href')).toBe('/contact')
  })
})

test('the figures are in the text before anything counts', async () => {
  const html = await (await fetch(new URL('/', inject('siteUrl')))).text()
  const text = /<main[^>]*>(.*)<\/main>/s
    .exec(html)![1]!
    .replace(/<[^>]+>/g, '')
    .toLowerCase()

  expect(text).toContain('certified advisors')
  expect(text).toContain('australians helped')
  expect(text).toContain('procedures covered')
  expect(text).toContain('average annual savings')
  expect(text).toContain('$520')
  expect(text).toContain('click to learn more')
})

test('a newsletter address is accepted once, and the second time says so', async () => {
  // The foot is that of every page, and on this one nothing moves meanwhile.
  await using visited = await visit('/about')
  const { page } = visited
  const footer = page.getByRole('contentinfo')
  const address = `reader-${Date.now()}@example.com`
  await footer.getByLabel('Email address').fill(address)
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await page.locator('.hic-toast[data-type=success]').getByText('Successfully subscribed to newsletter!').waitFor()
  await expect.poll(() => footer.getByLabel('Email address').inputValue()).toBe('')
  await footer.getByLabel('Email address').fill(address)
  await footer.getByRole('button', { name: 'Subscribe' }).click()

  await page
    .locator('.hic-toast[data-type=error]')
    .getByText('This email is already subscribed to our newsletter.')
    .waitFor()
})

test('every figure about ourselves is on the disclaimer page with its basis', async () => {
  await using visited = await walkTo('/disclaimer')
  const rows = await visited.page
    .getByRole('main')
    .locator('tr:has(> th[scope=row])')
    .evaluateAll(all => all.map(row => [...row.children].map(cell => cell.textContent)))

  for (const { figure, counts, basis } of Object.values(CLAIMS))
    expect(rows).toContainEqual([`${figure} ${counts}`, basis])
})
