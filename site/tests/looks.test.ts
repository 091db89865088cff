import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { visit, walkTo } from './visit.ts'

const PHONE = { viewport: { width: 360, height: 740 } }
const TABLET = { viewport: { width: 768, height: 1024 } }

const letters = (it: Locator) => it.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))
const left = (it: Locator) => it.evaluate(element => element.getBoundingClientRect().left)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.each([PHONE, { viewport: { width: 1280, height: 800 } }])(
  'a long table keeps its column heads in view, below the header where that stays: %o',
  async options => {
    await using visited = await visit('/hospital-only', options)
    const { page } = visited
    const table = page.getByRole('table').filter({ hasText: 'Treatment in hospital' })
    await table
      .getByRole('rowheader')
      .nth(25)
      .evaluate(row => row.scrollIntoView({ block: 'center' }))
    const head = (await table.getByRole('columnheader').first().boundingBox())!
    const header = (await page.getByRole('banner').boundingBox())!

    // The header's rule lies over the first pixel.
    expect(Math.abs(head.y - Math.max(0, header.y + header.height))).toBeLessThanOrEqual(1)
  },
)

test.each([PHONE, { viewport: { width: 1440, height: 900 } }])(
  'the home page’s heading is the largest of the site: %o',
  async options => {
    await using home = await visit('/', options)
    await using inner = await visit('/privacy', options)

    expect(await letters(heading(home.page))).toBeGreaterThan(1.1 * (await letters(heading(inner.page))))
  },
)

test.each([360, 768, 1024, 1279, 1440])('the header begins and ends where the page does, %i px wide', async width => {
  await using visited = await visit('/faq', { viewport: { width, height: 800 } })
  const { page } = visited
  const header = page.getByRole('banner')
  const last = header.getByRole('link', { name: 'Get Quote' }).or(header.getByRole('button', { name: /menu/i }))
  const right = (it: Locator) => it.evaluate(element => innerWidth - element.getBoundingClientRect().right)

  expect(await left(header.getByRole('link', { name: 'HiCompare' }))).toBe(await left(heading(page)))
  if (width >= 1024) expect(await right(last.locator('visible=true').last())).toBe(await left(heading(page)))
})

test.each(['/', '/faq', '/quote', '/hospital-only', '/contact'])(
  'on a tablet %s leaves twice the margin of a phone',
  async path => {
    await using visited = await walkTo(path, TABLET)
    const { page } = visited

    expect(await left(heading(page))).toBe(32)
    expect(await left(page.getByRole('contentinfo').getByRole('heading').first())).toBe(32)
  },
)

test.each([PHONE, { viewport: { width: 1440, height: 900 } }])(
  'signing in begins with a head like that of the other forms: %o',
  async options => {
    await using signIn = await walkTo('/auth', options)
    await using quote = await walkTo('/schedule-call', options)
    const above = (page: Page) =>
      page
        .getByRole('main')
        .locator('header')
        .evaluate(head => {
          const { x, width } = head.getBoundingClientRect()
          return { x, width, ground: getComputedStyle(head).backgroundColor }
        })

    expect(await above(signIn.page)).toEqual(await above(quote.page))
    expect(await letters(heading(signIn.page))).toBe(await letters(heading(quote.page)))
  },
)

test('on a tablet a text and its tables have the whole width, with the contents folded above', async () => {
  await using visited = await visit('/hospital-extras', TABLET)
  const { page } = visited
  const frame = page.locator('.table-scroll').filter({ has: page.getByRole('columnheader', { name: 'What you get' }) })

  expect((await frame.boundingBox())!.width).toBe(768 - 2 * 32)
  expect(await frame.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)
  expect(
    await page
      .getByText('On this page')
      .locator('visible=true')
      .evaluate(it => it.localName),
  ).toBe('summary')
})

test('on a wide phone the tables of treatments and of prices end where the page does', async () => {
  await using visited = await visit('/hospital-only', { viewport: { width: 480, height: 800 } })
  const { page } = visited
  const prices = page.getByRole('region', { name: 'What it costs a month' })

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(480)
  expect(await prices.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)
})

test('the four kinds of cover fit side by side on a phone', async () => {
  await using visited = await visit('/hospital-extras', PHONE)
  const frame = visited.page.getByRole('region', { name: /^Table: What you get/ })

  expect(await frame.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)
})

test('the long table of treatments is told by tier, each with the number it adds', async () => {
  await using visited = await visit('/hospital-only', PHONE)
  const table = visited.page.getByRole('table').filter({ hasText: 'Treatment in hospital' })
  const tiers = table.locator('th[scope="rowgroup"]')

  expect(await tiers.allInnerTexts()).toEqual([
    'Basic: 3 treatments',
    'Bronze adds 18 treatments',
    'Silver adds 8 treatments',
    'Gold adds 9 treatments',
  ])
})

test.each([PHONE, TABLET, { viewport: { width: 1440, height: 900 } }])(
  'who is lost meets the mascot, clear of the words, of the way home and of the edges: %o',
  async options => {
    await using visited = await visit('/not-there', options)
    const { page } = visited
    const mascot = (await page.getByRole('main').locator('.hic-mascot').boundingBox())!
    const home = (await page.getByRole('link', { name: 'Return to Home' }).boundingBox())!

    expect(mascot.y).toBeGreaterThanOrEqual(home.y + (mascot.x < home.x + home.width ? home.height : 0))
    expect(mascot.x + mascot.width).toBeLessThanOrEqual(options.viewport.width)
  },
)

test('in forced colours, which show what is transparent, one way of signing in is underlined', async () => {
  await using visited = await visit('/auth', { forcedColors: 'active' })
  const ways = visited.page.getByRole('group', { name: 'How you sign in' }).getByRole('button')
  const underlines = await ways.evaluateAll(all => all.map(way => getComputedStyle(way).borderBottomWidth))

  expect(underlines).toEqual(['3px', '0px'])
})

test('an address as long as they may be stays on a phone’s screen', async () => {
  await using visited = await visit('/auth', PHONE)
  const { page } = visited
  const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.example`
  await page.getByRole('button', { name: 'Email and password' }).click()
  await page.getByRole('button', { name: 'Forgotten your password?' }).click()
  await page.getByRole('main').getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText(`We sent an email to ${email}`).waitFor()

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test.each([
  ['/guides/choosing-the-right-cover', 'DejaVu Sans'],
  ['/privacy', 'Liberation Sans'],
])('a line of %s holds no more than some 70 letters in a wide face as in a narrow one: %s', async (path, face) => {
  await using visited = await visit(path, { viewport: { width: 1440, height: 900 } })
  const inALine = await visited.page.evaluate(family => {
    document.documentElement.style.fontFamily = family
    const long = [...document.querySelectorAll('.prose p, .prose li')].filter(text => text.textContent.length > 200)
    return long.map(text => {
      const line = Number.parseFloat(getComputedStyle(text).lineHeight)
      // The last line is half full, as a rule.
      return text.textContent.length / (text.getBoundingClientRect().height / line - 0.5)
    })
  }, face)

  expect(inALine.length).toBeGreaterThan(3)
  expect(inALine.reduce((sum, one) => sum + one) / inALine.length).toBeLessThanOrEqual(72)
})

test.each([
  ['/quote', /^Why we ask: policies are sold/],
  ['/quote', 'Premiums differ from state to state.'],
  ['/hospital-only', CLINICAL_CATEGORIES[0].explanation],
])('what explains on %s is set larger than an aside: %s', async (path, words) => {
  await using visited = await walkTo(path, PHONE)

  expect(await letters(visited.page.getByText(words).first())).toBeGreaterThanOrEqual(15)
})

test.each([
  ['/quote', 'Show my policies'],
  ['/get-quote', 'Request my quote'],
  ['/schedule-call', 'Book this call'],
  ['/contact', 'Send message'],
])('on a phone %s ends in a button as wide as its fields: %s', async (path, name) => {
  await using visited = await walkTo(path, PHONE)
  const button = visited.page.getByRole('main').getByRole('button', { name }).first()

  expect((await button.boundingBox())!.width).toBe(360 - 2 * 16)
})

test('on a phone that keeps still the twelve insurers stand two abreast', async () => {
  await using visited = await visit('/', { ...PHONE, reducedMotion: 'reduce' })
  const names = visited.page.getByRole('region', { name: 'Insurers we compare' }).getByRole('listitem')
  const boxes = await names.evaluateAll(all => all.map(name => name.getBoundingClientRect().toJSON() as DOMRect))

  expect(boxes).toHaveLength(12)
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(6)
  for (const { right } of boxes) expect(right).toBeLessThanOrEqual(360 - 16)
})

test('on a phone the way to the policies is in view beside their count, wherever one answers', async () => {
  await using visited = await visit('/quote?coverFor=singles&postcode=NSW', PHONE)
  const { page } = visited
  const on = page.getByRole('button', { name: 'Show policies' })
  await on.waitFor()
  const box = (await on.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(740)
  expect(
    await page
      .getByText(/Demo data/)
      .first()
      .isVisible(),
  ).toBe(true)
  await on.click()

  await page.waitForURL(url => url.pathname === '/compare')
})

test('on a phone what a toast says lies along the foot, clear of the questions and of the button it is about', async () => {
  await using visited = await visit('/', { ...PHONE, reducedMotion: 'reduce' })
  const { page } = visited
  await page.getByRole('button', { name: 'START COMPARING' }).click()
  // In one reading, once it has come to rest: it does not stay for long.
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

test('on a tablet what is told of a policy stands on one line, however its heads break', async () => {
  await using visited = await visit('/compare?coverFor=couples&postcode=VIC', TABLET)
  const card = visited.page.getByRole('main').getByRole('article').first()
  await card.waitFor()
  const tops = await card
    .locator('dd')
    .evaluateAll(all => all.slice(0, 6).map(told => Math.round(told.getBoundingClientRect().top)))

  expect(new Set(tops).size).toBe(1)
})

test.each(['/guides', '/offers', '/blog', '/faq', '/about', '/contact'])(
  '%s, a page of the main menu, begins as the others do: with the way home above its heading',
  async path => {
    await using visited = await walkTo(path)
    const head = visited.page.getByRole('main').getByRole('banner').or(visited.page.locator('main header')).first()

    expect(await head.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').textContent()).toBe('Home')
    expect(await head.locator('.ruled').count()).toBe(1)
  },
)

test('a question is set in one face, on the home page as among all questions', async () => {
  await using home = await walkTo('/')
  await using all = await walkTo('/faq')
  const asked = 'What are waiting periods?'
  const face = (it: Locator) => it.evaluate(element => getComputedStyle(element).fontFamily.split(',')[0])

  expect(await face(all.page.getByText(asked).first())).toBe(await face(home.page.getByText(asked).first()))
})

test('a heading that is sent the focus, and the page’s main part, wear no ring', async () => {
  await using visited = await walkTo('/auth')
  const { page } = visited
  const ring = (it: Locator) =>
    it.evaluate(element => {
      element.focus()
      const { outlineStyle, boxShadow } = getComputedStyle(element)
      return {
        focused: document.activeElement === element,
        seen: element.matches(':focus-visible'),
        outlineStyle,
        boxShadow,
      }
    })
  await page.keyboard.press('Tab')
  const none = { focused: true, seen: true, outlineStyle: 'none', boxShadow: 'none' }

  expect(await ring(heading(page))).toEqual(none)
  expect(await ring(page.getByRole('main'))).toEqual(none)
})
