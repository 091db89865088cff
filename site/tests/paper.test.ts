import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FAQ_GROUPS } from '#site/pages/faq/more-questions.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { agree, NAME, PHONE, sendQuote } from './journeys/fill-in.ts'
import { openAsOlderBrowser, visit, walkTo } from './visit.ts'

test('a printed page leaves out what is no use on paper, says whose it is and has every answer', async () => {
  await using visited = await walkTo('/faq')
  const { page } = visited
  const lastAnswer = page.getByText(FAQ_GROUPS.at(-1)!.items.at(-1)!.answer)
  expect(await lastAnswer.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })

  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.locator('footer').isVisible()).toBe(false)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect(await page.getByText(new URL(BRAND.siteUrl).host).isVisible()).toBe(true)
  expect(await lastAnswer.evaluate(answer => answer.getBoundingClientRect().height)).toBeGreaterThan(0)
})

test('if the style sheet cannot show folded parts, they are unfolded for print and folded again', async () => {
  await using visited = await walkTo('about:blank')
  const { page } = visited
  await openAsOlderBrowser(page, '/faq')
  const open = page.locator('main .answer[open]')
  await page.locator('main summary').first().click()
  const count = await page.locator('main .answer').count()

  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      return open.count()
    })
    .toBe(count)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  expect(await open.count()).toBe(1)
})

test('/thank-you says on paper whose page it is', async () => {
  await using visited = await walkTo('/thank-you')
  const { page } = visited
  await page.emulateMedia({ media: 'print' })

  expect(await page.getByText(new URL(BRAND.siteUrl).host).isVisible()).toBe(true)
})

test('on paper the table of all treatments begins below its heading, and not on a new sheet', async () => {
  await using visited = await walkTo('/hospital-only')
  const { page } = visited
  const table = page.getByRole('table').filter({ hasText: 'Treatment in hospital' })
  await page.emulateMedia({ media: 'print' })
  const breaks = (it: Locator) => it.evaluate(element => getComputedStyle(element).breakInside)

  expect(await breaks(table)).toBe('auto')
  expect(await breaks(table.getByRole('row').nth(3))).toBe('avoid')
})

test('the link that withdraws a request, which may be nowhere else, is written out on paper', async () => {
  await using visited = await visit('/get-quote?coverFor=singles&postcode=NSW')
  const { page } = visited
  await page.getByLabel('Your name').fill(NAME)
  await page.getByLabel('Your phone number').fill(PHONE)
  await agree(page)
  await sendQuote(page).click()
  const link = page.getByRole('link', { name: 'Withdraw this request' })
  const address = await link.evaluate((it: HTMLAnchorElement) => it.href)
  expect(await page.getByText(address).isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })

  expect(await page.getByText(address).isVisible()).toBe(true)
})

describe('the home page on paper', () => {
  let page: Page
  beforeAll(async () => {
    page = (await walkTo('/', { viewport: { width: 718, height: 1000 } })).page
    await page.emulateMedia({ media: 'print' })
  })
  afterAll(() => page.close())

  test('each figure of the home page is printed with the back of its card below it: a printer turns nothing over', async () => {
    const cards = page.locator('.hic-stat-turner')
    const turned = await cards
      .locator('.hic-stat-face')
      .evaluateAll(faces => faces.map(face => getComputedStyle(face).transform))
    const boxes = await cards
      .first()
      .locator('.hic-stat-face')
      .evaluateAll(faces => faces.map(face => face.getBoundingClientRect().toJSON()))

    expect(new Set(turned)).toEqual(new Set(['none']))
    expect(boxes[1].top).toBeGreaterThanOrEqual(boxes[0].bottom)
  })

  test('no link of the home page is printed as white on white, and no insurer is left out', async () => {
    const strip = page.getByRole('region', { name: 'Insurers we compare' })
    const ends = await strip
      .locator('ul')
      .first()
      .getByRole('listitem')
      .evaluateAll(names => names.map(name => name.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThanOrEqual(718)
    expect(await strip.getByLabel('Pause').isVisible()).toBe(false)
    const inks = page
      .getByRole('region', { name: 'The fine print' })
      .locator('h2, p, a')
      .evaluateAll(all => all.map(one => getComputedStyle(one).color))

    expect(new Set(await inks)).toEqual(new Set(['rgb(16, 36, 31)']))
  })
})

test('/compare says on paper whose page it is, and its results begin at the edge at which its heading begins', async () => {
  await using visited = await walkTo('/compare?coverFor=singles&postcode=NSW')
  const { page } = visited
  const results = page.getByRole('heading', { level: 2, name: /policies fit/ })
  await results.waitFor()
  await page.emulateMedia({ media: 'print' })
  const left = async (heading: Locator) => (await heading.boundingBox())!.x
  const head = page.getByRole('main').locator('header').first()

  expect(await head.getByText(new URL(BRAND.siteUrl).host).isVisible()).toBe(true)
  expect(await left(results)).toBe(await left(page.getByRole('heading', { level: 1 })))
})

describe.each(['/quote', '/get-quote'])('%s on paper', path => {
  let page: Page
  beforeAll(async () => {
    page = (await walkTo(path, { viewport: { width: 718, height: 1000 } })).page
  })
  afterAll(() => page.close())

  if (path === '/quote') {
    test('on upright paper the count of policies that fit lies across no question', async () => {
      const count = page.locator('.still-fit')
      const position = () => count.evaluate(it => getComputedStyle(it).position)
      expect(await position()).toBe('sticky')
      await page.emulateMedia({ media: 'print' })

      expect(await position()).toBe('static')
    })
  }

  test('it says whose page it is, and on landscape paper its side panel is not cut off', async () => {
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText(new URL(BRAND.siteUrl).host).isVisible()).toBe(true)

    await page.setViewportSize({ width: 1100, height: 300 })
    const cutOff = await page
      .locator('main div')
      .evaluateAll(all => all.filter(one => getComputedStyle(one).overflowY === 'auto').map(one => one.className))

    expect(cutOff).toEqual([])
  })
})
