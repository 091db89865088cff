import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { CLINICAL_CATEGORIES } from '#widgets/domain/clinical-categories.ts'
import { walkTo } from './visit.ts'

const PHONE = { viewport: { width: 360, height: 740 } }
const TABLET = { viewport: { width: 768, height: 1024 } }
const DESK = { width: 1440, height: 900 }

const letters = (it: Locator) => it.evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))
const left = (it: Locator) => it.evaluate(element => element.getBoundingClientRect().left)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a long table keeps its column headings in view, below the header if that stays', async () => {
  await using visited = await walkTo('/hospital-only')
  const { page } = visited
  const table = page.getByRole('table').filter({ hasText: 'Treatment in hospital' })
  for (const size of [PHONE.viewport, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size)
    await table
      .getByRole('rowheader')
      .nth(25)
      .evaluate(row => row.scrollIntoView({ block: 'center' }))
    const head = (await table.getByRole('columnheader').first().boundingBox())!
    const header = (await page.getByRole('banner').boundingBox())!

    // The header's rule lies over the first pixel.
    expect(Math.abs(head.y - Math.max(0, header.y + header.height)), `${size.width} px`).toBeLessThanOrEqual(1)
  }
})

test('the home page’s heading is the largest on the site, on a phone and on a desk, and its questions have the typeface of the FAQ page', async () => {
  await using home = await walkTo('/')
  await using faq = await walkTo('/faq')
  const asked = 'What are waiting periods?'
  const face = (it: Locator) => it.evaluate(element => getComputedStyle(element).fontFamily.split(',')[0])

  expect(await face(faq.page.getByText(asked).first())).toBe(await face(home.page.getByText(asked).first()))
  for (const size of [PHONE.viewport, DESK]) {
    for (const { page } of [home, faq]) await page.setViewportSize(size)

    expect(await letters(heading(home.page))).toBeGreaterThan(1.1 * (await letters(heading(faq.page))))
  }
})

test('the header begins and ends where the page does, at every width', async () => {
  await using visited = await walkTo('/faq')
  const { page } = visited
  const header = page.getByRole('banner')
  const last = header.getByRole('link', { name: 'Get Quote' }).or(header.getByRole('button', { name: /menu/i }))
  const right = (it: Locator) => it.evaluate(element => innerWidth - element.getBoundingClientRect().right)
  for (const width of [360, 768, 1024, 1279, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const margin = await left(heading(page))

    expect(await left(header.getByRole('link', { name: 'HiCompare' })), `${width} px`).toBe(margin)
    if (width >= 1024) expect(await right(last.locator('visible=true').last()), `${width} px`).toBe(margin)
  }
})

test('each section of the questions ends as far above the line below it as the others, whatever it keeps for later', async () => {
  await using visited = await walkTo('/quote', PHONE)
  const rooms = await visited.page.locator('#priorities > section').evaluateAll(sections =>
    sections.map(section => {
      const seen = [...section.querySelectorAll('label, select')].filter(field => field.checkVisibility())
      const ends = seen.map(field => field.getBoundingClientRect().bottom)
      return Math.round(section.getBoundingClientRect().bottom - Math.max(...ends))
    }),
  )

  expect(rooms).toHaveLength(5)
  expect(new Set(rooms).size, rooms.join()).toBe(1)
})

test('the fields of the quote, the call and the contact form stand equally far apart', async () => {
  const apart: number[] = []
  for (const path of ['/get-quote', '/schedule-call', '/contact']) {
    await using visited = await walkTo(path, PHONE)
    const name = visited.page.getByRole('main').getByLabel('Your name')
    apart.push(
      await name.evaluate(({ parentElement: field }) => {
        const next = field!.nextElementSibling!.getBoundingClientRect()
        return Math.round(next.top - field!.getBoundingClientRect().bottom)
      }),
    )
  }

  expect(new Set(apart).size, apart.join()).toBe(1)
})

interface Measured {
  path: string
  /** Its button, if it is a form. */
  button?: string
  /** Words of its explanations. */
  explains?: readonly (string | RegExp)[]
}

describe.each<Measured>([
  { path: '/' },
  { path: '/faq' },
  {
    path: '/quote',
    button: 'Show my policies',
    explains: [/^Why we ask: policies are sold/, 'Premiums differ from state to state.'],
  },
  { path: '/hospital-only', explains: [CLINICAL_CATEGORIES[0].explanation] },
  { path: '/contact', button: 'Send message' },
  { path: '/get-quote', button: 'Request my quote' },
  { path: '/schedule-call', button: 'Book this call' },
])('$path', ({ path, button, explains }) => {
  let page: Page
  beforeAll(async () => {
    page = (await walkTo(path, PHONE)).page
  })
  afterAll(() => page.close())

  if (button) {
    test('on a phone it ends in a button as wide as its fields', async () => {
      const box = await page.getByRole('main').getByRole('button', { name: button }).first().boundingBox()

      expect(box!.width).toBe(360 - 2 * 16)
    })
  }

  if (explains) {
    test('its explanations are set larger than asides', async () => {
      for (const words of explains)
        expect(await letters(page.getByText(words).first()), `${words}`).toBeGreaterThanOrEqual(15)
    })
  }

  test('on a tablet it has twice the margin it has on a phone', async () => {
    await page.setViewportSize(TABLET.viewport)

    expect(await left(heading(page))).toBe(32)
    expect(await left(page.getByRole('contentinfo').getByRole('heading').first())).toBe(32)
  })
})

test('the sign-in page begins with a heading like that of the other forms, on a phone and on a desk', async () => {
  await using signIn = await walkTo('/auth')
  await using call = await walkTo('/schedule-call')
  const above = (page: Page) =>
    page
      .getByRole('main')
      .locator('header')
      .evaluate(head => {
        const { x, width } = head.getBoundingClientRect()
        return { x, width, ground: getComputedStyle(head).backgroundColor }
      })
  for (const size of [PHONE.viewport, DESK]) {
    for (const { page } of [signIn, call]) await page.setViewportSize(size)

    expect(await above(signIn.page)).toEqual(await above(call.page))
    expect(await letters(heading(signIn.page))).toBe(await letters(heading(call.page)))
  }
})

test('on a tablet a text and its tables have the whole width, with the contents folded above', async () => {
  await using visited = await walkTo('/hospital-extras', TABLET)
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

  // For the keyboard too: there they came after all the rest of the page.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('On this page')
})

test('the contents mark the part of a text that one is reading, and none above its first heading', async () => {
  await using visited = await walkTo('/terms', { viewport: { width: 1440, height: 900 } })
  const { page } = visited
  const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  const marked = () => entries.and(page.locator('[aria-current]')).allTextContents()

  expect(await marked()).toEqual([])

  await entries.filter({ hasText: 'Accounts' }).click()
  await expect.poll(marked).toEqual(['Accounts'])

  // Past several at once, in either direction.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(marked).toEqual(['Contact'])
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(marked).toEqual([])
})

test.each([
  ['/guides/choosing-the-right-cover', 'DejaVu Sans'],
  ['/privacy', 'Liberation Sans'],
])('a line of %s has no more than some 70 letters, in a wide face or a narrow one: %s', async (path, face) => {
  await using visited = await walkTo(path, { viewport: { width: 1440, height: 900 } })
  const inALine = await visited.page.evaluate(family => {
    document.documentElement.style.fontFamily = family
    const long = [...document.querySelectorAll('.prose p, .prose li')].filter(text => text.textContent.length > 200)
    return long.map(text => {
      const line = Number.parseFloat(getComputedStyle(text).lineHeight)
      // The last line is usually half full.
      return text.textContent.length / (text.getBoundingClientRect().height / line - 0.5)
    })
  }, face)

  expect(inALine.length).toBeGreaterThan(3)
  expect(inALine.reduce((sum, one) => sum + one) / inALine.length).toBeLessThanOrEqual(72)
})

test.each(['/guides', '/offers', '/blog', '/faq', '/about', '/contact'])(
  '%s, a page of the main menu, begins as the others do: with the link home above its heading',
  async path => {
    const html = await (await fetch(new URL(path, inject('siteUrl')))).text()
    const head = /<main\b.*?<header\b(.*?)<\/header>/s.exec(html)?.[1] ?? ''

    expect(head).toMatch(/<nav aria-label="Breadcrumb"[^>]*><a href="\/"[^>]*>Home<\/a><\/nav>.*<h1 /s)
    expect(head.match(/ class="ruled /g)).toHaveLength(1)
  },
)

test('a link in a text, a question and a tick answer the pointer before they are pressed', async () => {
  await using faq = await walkTo('/faq', { viewport: { width: 1280, height: 800 } })
  await using guide = await walkTo('/guides/waiting-periods-explained', { viewport: { width: 1280, height: 800 } })
  const answers = async (it: Locator, property: string, under = it) => {
    const look = () => it.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    const before = await look()
    await under.hover()
    return (await look()) !== before
  }
  const tick = guide.page.getByRole('main').getByRole('radio', { checked: false }).first()

  expect(await answers(guide.page.locator('.prose p a').first(), 'text-decoration-thickness')).toBe(true)
  expect(await answers(faq.page.getByRole('main').locator('summary').first(), 'color')).toBe(true)
  expect(await answers(tick, 'border-top-color', tick.locator('..'))).toBe(true)
})

test.each(['/terms', '/compare'])(
  'the ring around what has the focus is drawn in full where a column beside the text scrolls by itself: %s',
  async path => {
    await using visited = await walkTo(path, { viewport: { width: 1280, height: 500 } })
    const { page } = visited
    const column = page.getByRole('navigation', { name: 'On this page' }).or(page.getByRole('form')).first()
    const controls = column.getByRole('link').or(column.getByRole('combobox'))
    await controls.last().focus()
    const room = await controls.first().evaluate(control => {
      control.focus()
      const frame = control.closest('aside, :has(> nav)')!.getBoundingClientRect()
      const { left, right, top } = control.getBoundingClientRect()
      return [left - frame.left, frame.right - right, top - frame.top]
    })

    // As wide as the ring and what parts it from the control.
    for (const side of room) expect(side).toBeGreaterThanOrEqual(5)
  },
)

test('nor is the ring around a tick cut off by the list that it scrolls in, on a desk and on a phone', async () => {
  await using visited = await walkTo('/compare', { viewport: DESK })
  const { page } = visited
  const filters = page.getByRole('complementary', { name: 'Filters' })
  await filters.getByText('Treatments that must be covered').first().click()
  const list = filters.getByRole('group', { name: 'Treatments that must be covered' })
  const tick = list.getByRole('checkbox').first()
  const beyond = (it: Locator) => it.evaluate(element => element.scrollWidth - element.clientWidth)

  expect((await left(tick)) - (await left(list))).toBeGreaterThanOrEqual(5)
  expect(await beyond(filters)).toBe(0)

  await page.setViewportSize(PHONE.viewport)
  await filters.getByRole('button', { name: 'What matters to you' }).click()
  expect((await left(tick)) - (await left(list))).toBeGreaterThanOrEqual(5)
  expect(await beyond(page.locator('html'))).toBe(0)
})

test('a heading that is given the focus, and the page’s main part, show no focus ring', async () => {
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
  // By the skip link, which is first.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const none = { focused: true, seen: true, outlineStyle: 'none', boxShadow: 'none' }

  expect(await ring(page.getByRole('main'))).toEqual(none)
  expect(await ring(heading(page))).toEqual(none)
})
