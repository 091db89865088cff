import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHECKED_ON } from '#widgets/domain/checked-on.ts'
import { type Rate, rateLabel } from '#widgets/domain/money.ts'
import { rebateRate } from '#widgets/domain/rebate.ts'
import { visit, walkTo } from './visit.ts'

const PHONE = { viewport: { width: 360, height: 740 } }
const TABLET = { viewport: { width: 768, height: 1024 } }
const DESK = { width: 1440, height: 900 }

test('the long table of treatments is summed up by tier, each with the number it adds, and ends where the page does on a wide phone, as the table of prices does', async () => {
  await using visited = await walkTo('/hospital-only', { viewport: { width: 480, height: 800 } })
  const { page } = visited
  const prices = page.getByRole('region', { name: 'Monthly prices' })
  const table = page.getByRole('table').filter({ hasText: 'Treatment in hospital' })

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(480)
  expect(await prices.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)
  expect(await table.locator('th[scope="rowgroup"]').allInnerTexts()).toEqual([
    'Basic: 3 treatments',
    'Bronze adds 18 treatments',
    'Silver adds 8 treatments',
    'Gold adds 9 treatments',
  ])
})

test('the four kinds of cover fit side by side on a phone, and where there is room no column is named by half a word', async () => {
  await using visited = await walkTo('/hospital-extras', PHONE)
  const { page } = visited
  const frame = page.getByRole('region', { name: /^Table: What you get/ })
  expect(await frame.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)

  for (const size of [TABLET.viewport, DESK]) {
    await page.setViewportSize(size)
    const name = page.getByRole('columnheader').getByRole('link', { name: 'only' })
    const isWhole = await name.evaluateAll(links => links.map(link => link.getClientRects().length <= 2))

    expect(isWhole, `${size.width} px`).toEqual([true, true, true])
  }
})

test('the mascot on the 404 page stays clear of the words, the link home and the edges', async () => {
  await using visited = await walkTo('/not-there')
  const { page } = visited
  for (const size of [PHONE.viewport, TABLET.viewport, DESK]) {
    await page.setViewportSize(size)
    const mascot = (await page.getByRole('main').locator('.hic-mascot').boundingBox())!
    const home = (await page.getByRole('link', { name: 'Return to Home' }).boundingBox())!

    expect(mascot.y).toBeGreaterThanOrEqual(home.y + (mascot.x < home.x + home.width ? home.height : 0))
    expect(mascot.x + mascot.width).toBeLessThanOrEqual(size.width)
  }
})

test('in forced colours, which show what is transparent, one way of signing in is underlined', async () => {
  await using visited = await walkTo('/auth')
  await visited.page.emulateMedia({ forcedColors: 'active' })
  const ways = visited.page.getByRole('group', { name: 'How you sign in' }).getByRole('button')
  const underlines = await ways.evaluateAll(all => all.map(way => getComputedStyle(way).borderBottomWidth))

  expect(underlines).toEqual(['3px', '0px'])
})

test('in forced colours, which show no ground and no veil, the sign of a folded question is drawn with borders, and the slide-out menu has a line along its edge', async () => {
  await using visited = await walkTo('/faq')
  const { page } = visited
  await page.emulateMedia({ forcedColors: 'active' })
  const sign = page.getByRole('main').locator('summary [aria-hidden]').first()
  const strokes = await sign.evaluate(it => [
    getComputedStyle(it, '::before').borderTopWidth,
    getComputedStyle(it, '::after').borderLeftWidth,
  ])

  expect(strokes).toEqual(['2px', '2px'])

  await page.setViewportSize(TABLET.viewport)
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await page.getByRole('dialog').evaluate(menu => getComputedStyle(menu).borderLeftWidth)).toBe('1px')
})

describe('the times for a call', () => {
  /** For both; the last chooses one. */
  let page: Page
  beforeAll(async () => {
    page = (await walkTo('/schedule-call', TABLET)).page
  })
  afterAll(() => page.close())

  test('a day that has the focus is ringed twice, once light and once dark, as everything else is', async () => {
    const day = page.locator('label:has(input[name=day]:enabled)').first()
    await day.getByRole('radio').focus()
    const [around, dark] = await day.evaluate(tile => {
      const { outlineColor, boxShadow } = getComputedStyle(tile)
      return [outlineColor, boxShadow]
    })

    expect(around).toBe('rgb(255, 197, 61)')
    expect(dark).toContain('rgb(16, 36, 31) 0px 0px 0px 2px')
  })

  test('the tick of a chosen time is clear of its words, on windows between a phone’s and a desk’s', async () => {
    await page.setViewportSize({ width: 480, height: 900 })
    await page.locator('label:has(input[name=day]:enabled)').first().click()
    const time = page.getByRole('radio', { name: /^10:30 AM/ })
    await time.check()
    for (const width of [480, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const between = await time.evaluate(radio => {
        const [right, wide, high] = (['right', 'width', 'height'] as const).map(side =>
          Number.parseFloat(getComputedStyle(radio, '::before')[side]),
        ) as [number, number, number]
        const words = document.createRange()
        words.selectNodeContents(radio.nextElementSibling!)
        // A box turned by 45 degrees is as wide as its sides together, times the root of a half.
        const tick = right + wide / 2 + ((wide + high) / 2) * Math.SQRT1_2
        return radio.getBoundingClientRect().right - tick - words.getBoundingClientRect().right
      })

      expect(between, `at ${width} pixels`).toBeGreaterThan(2)
    }
  })
})

test('the longest allowed email address stays on a phone’s screen', async () => {
  await using visited = await visit('/auth', PHONE)
  const { page } = visited
  const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.example`
  await page.getByRole('button', { name: 'Email and password' }).click()
  await page.getByRole('button', { name: 'Forgotten your password?' }).click()
  await page.getByRole('main').getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText(`If ${email} has an account, an email is on its way`).waitFor()

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('on a phone the button to the policies is in view beside their count, whichever question is being answered', async () => {
  await using visited = await walkTo('/quote?coverFor=singles&postcode=NSW', PHONE)
  const { page } = visited
  const on = page.getByRole('button', { name: 'Show policies' })
  await on.waitFor()
  const box = (await on.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(740)
  await page
    .getByText(/Demo data/)
    .first()
    .waitFor()
  await on.click()

  await page.waitForURL(url => url.pathname === '/compare')
})

test('on a phone a toast lies along the bottom, clear of the questions and of the button it is about', async () => {
  await using visited = await walkTo('/', { ...PHONE, reducedMotion: 'reduce' })
  const { page } = visited
  await page.getByRole('button', { name: 'START COMPARING' }).click()
  // Measured in one go, once it rests: it does not stay for long.
  const rest = await page.waitForFunction(() => {
    const toast = document.querySelector('.hic-toast')?.getBoundingClientRect()
    const start = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'START COMPARING')!
    const { top, height } = start.getBoundingClientRect()
    return (
      toast?.bottom === innerHeight && { left: toast.left, width: toast.width, below: toast.top - top - height / 2 }
    )
  })
  const { left, width, below } = (await rest.jsonValue()) as { left: number; width: number; below: number }

  expect([left, width]).toEqual([0, 360])
  expect(below).toBeGreaterThan(0)
})

test('what waits to be sent shows its buttons on a phone held sideways, and lies beside a toast on a tablet', async () => {
  // Where no script of the site runs.
  await using visited = await visit('/robots.txt', { viewport: { width: 568, height: 320 }, reducedMotion: 'reduce' })
  const { page } = visited
  await page.route('**/rest/v1/**', route => route.abort())
  await page.evaluate(() => {
    const waiting = { id: 'one', table: 'quote_requests', row: { id: 'one' }, madeAt: Date.now(), state: 'waiting' }
    localStorage.setItem('hic-pending:one', JSON.stringify(waiting))
  })
  await page.goto('/contact')
  const notice = page.getByRole('region', { name: 'What you sent' })
  const hide = notice.getByRole('button', { name: 'Hide' })
  const right = (it: Locator) => it.evaluate(element => element.getBoundingClientRect().right)
  const below = (it: Locator) => it.evaluate(element => element.getBoundingClientRect().bottom)
  await hide.waitFor()
  expect(await below(hide)).toBeLessThan(await below(notice))

  await page.setViewportSize(TABLET.viewport)
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill('nobody')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  const toast = page.locator('.hic-toast')
  await toast.waitFor()

  expect(await right(notice)).toBeLessThan((await toast.boundingBox())!.x)
})

test('the hairlines of a page can be seen by people who ask for more contrast', async () => {
  await using visited = await walkTo('/get-quote')
  await visited.page.emulateMedia({ contrast: 'more' })
  const head = visited.page.getByRole('main').locator('header')
  const group = visited.page.getByRole('navigation', { name: 'All pages' }).getByRole('heading').first()

  expect(await head.evaluate(it => getComputedStyle(it).borderBottomColor)).toBe('rgb(107, 125, 118)')
  expect(await group.evaluate(it => getComputedStyle(it).borderBottomColor)).not.toContain('/ 0.3')
  // They would be as strong as what can be filled in, and cross its labels.
  expect(await head.locator('.ruled').isVisible()).toBe(false)
})

describe('the results', () => {
  /** For all of them; the last picks two. */
  let page: Page
  beforeAll(async () => {
    page = (await walkTo('/compare?coverFor=couples&postcode=VIC', PHONE)).page
  })
  afterAll(() => page.close())

  test('on a phone the first view of the results says how many fit and from what price, and their answers are readable in full', async () => {
    const headline = (await page.getByRole('heading', { name: /policies fit, from/ }).boundingBox())!
    const select = page.getByLabel('Cover', { exact: true })
    const label = (await page.getByText('Cover', { exact: true }).first().boundingBox())!

    expect(headline.y + headline.height).toBeLessThanOrEqual(640)
    expect((await select.boundingBox())!.x).toBeGreaterThan(label.x + label.width)
    expect((await select.boundingBox())!.width).toBeGreaterThanOrEqual(220)
  })

  test('on a tablet a policy’s details stay on one line, however their headings wrap', async () => {
    await page.setViewportSize(TABLET.viewport)
    const card = page.getByRole('main').getByRole('article').first()
    await card.waitFor()
    const tops = await card
      .locator('dd')
      .evaluateAll(all => all.slice(0, 6).map(told => Math.round(told.getBoundingClientRect().top)))

    expect(new Set(tops).size).toBe(1)
  })

  test('two policies side by side fit on a phone', async () => {
    await page.setViewportSize(PHONE.viewport)
    for (const place of [0, 1])
      await page
        .getByRole('checkbox', { name: /^Side by side/ })
        .nth(place)
        .check()
    const frame = page.getByRole('region', { name: 'Side by side, scrolls sideways' })
    await frame.waitFor()

    expect(await frame.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)
  })
})

test.each([
  ['/hospital-extras', 'extras:'],
  ['/blog/family-cover', 'baby:'],
])('the title of %s breaks after its colon, if it breaks at all', async (path, colon) => {
  await using visited = await walkTo(path, PHONE)
  const { page } = visited
  for (const size of [PHONE.viewport, TABLET.viewport, DESK]) {
    await page.setViewportSize(size)
    const lines = await linesOf(page.getByRole('heading', { level: 1 }))

    expect(lines.length === 1 || lines.some(line => line.endsWith(colon)), lines.join(' / ')).toBe(true)
  }
})

test('on a phone a year’s sum breaks after its plus signs, never inside one of its amounts', async () => {
  await using visited = await walkTo('/compare?coverFor=families&postcode=QLD', PHONE)
  const { page } = visited
  await page.getByText('How this price is worked out').first().click()
  const lines = await linesOf(page.getByText(/^12 × .* co-payments$/).first())

  expect(lines.length).toBeGreaterThan(1)
  expect(lines.slice(0, -1).filter(line => !line.endsWith('+'))).toEqual([])
})

test('on a phone the rebate’s rate stays apart from the age it is for', async () => {
  await using visited = await walkTo('/guides/private-health-insurance-rebate', PHONE)
  const title = visited.page.getByText(/^Base tier, under 65: /)
  // As printed, for the day on which the figures were checked: next year's are not to be entered here too.
  const rate = rateLabel(rebateRate('base', 40, CHECKED_ON) as Rate)

  expect((await linesOf(title)).map(line => line.trim())).toEqual(['Base tier, under 65:', rate])
})

test('the words in a drawing are not cut off for people whose browser is set to text twice as large', async () => {
  await using visited = await walkTo('/blog/government-rebate', PHONE)
  const drawing = visited.page.locator('figure[data-drawn] svg').first()
  const beyond = await drawing.evaluate(svg => {
    document.documentElement.style.fontSize = '32px'
    const edge = svg.getBoundingClientRect().right
    return [...svg.querySelectorAll('text')].filter(text => text.getBoundingClientRect().right > edge).length
  })

  expect(beyond).toBe(0)
})

/** The words of `text` as the browser has set them, line by line. */
const linesOf = (text: Locator) =>
  text.evaluate(it => {
    const lines = new Map<number, string>()
    const texts = document.createTreeWalker(it, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode())
      for (const { 0: word, index } of texts.currentNode.textContent!.matchAll(/[^\s-]+-?/g)) {
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + word.length)
        const { bottom } = range.getBoundingClientRect()
        lines.set(bottom, `${lines.get(bottom) ?? ''} ${word}`)
      }
    return [...lines.values()]
  })
