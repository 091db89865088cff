import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { walkTo } from '../visit.ts'

const IN_NSW = '/compare?coverFor=singles&postcode=NSW&coverType=hospital-only'
const DESK = { width: 1440, height: 900 }
const headline = (page: Page) => page.getByRole('heading', { name: /\d+ of \d+ policies fit/ })
const cards = (page: Page) => page.getByRole('article')
const boxOf = async (it: Locator) => (await it.boundingBox())!
const pickThree = async (page: Page) => {
  for (const place of [0, 1, 2])
    await cards(page)
      .nth(place)
      .getByRole('checkbox', { name: /Side by side/ })
      .check()
}

// One visit for each list: to open it costs more than most of what is asked of it.
describe('three policies for one person side by side', () => {
  let page: Page
  beforeAll(async () => {
    page = (await walkTo(`${IN_NSW}#ages=44&history=none`, { viewport: { width: 360, height: 800 } })).page
    await headline(page).waitFor()
    await pickThree(page)
    await page.getByRole('table').waitFor()
  })
  afterAll(() => page.close())

  // Dark differs from light in colours alone.
  test('at 360 pixels nothing but the table scrolls sideways', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  test('on a wide phone both details of a card take its full width, and on a tablet its bill keeps its amounts beside their lines, also while the cover is open next to it', async () => {
    await page.setViewportSize({ width: 520, height: 800 })
    const card = cards(page).first()
    const unfolded = card.locator('.card-folded')
    for (const [place, line] of ['How this price is worked out', 'Cover and waiting periods'].entries()) {
      await card.getByText(line).click()
      await unfolded.nth(place).waitFor()
    }
    const widths = await unfolded.evaluateAll(all => all.map(it => it.getBoundingClientRect().width))

    expect(Math.min(...widths)).toBeGreaterThan(400)

    await page.setViewportSize({ width: 768, height: 900 })
    await card.getByRole('term').filter({ hasText: 'Government rebate' }).waitFor()
    const rows = await card.locator('figure dl > div').evaluateAll(all =>
      all.map(row => {
        const [label, amount] = [...row.children].map(it => it.getBoundingClientRect())
        return amount!.top < label!.bottom
      }),
    )
    expect(rows.length).toBeGreaterThan(4)
    expect(rows).not.toContain(false)
  })

  test('the list that a link on its own page leads to once more is as long when somebody comes back to it', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Compare policies' }).click()
    await page.waitForURL('**/compare')

    await expect.poll(() => page.evaluate(() => history.state.cards)).toBe(12)
  })
})

describe('policies for a family', () => {
  let page: Page
  beforeAll(async () => {
    page = (await walkTo('/compare?coverFor=families&postcode=QLD', { viewport: { width: 360, height: 900 } })).page
    await headline(page).waitFor()
  })
  afterAll(() => page.close())

  test.each([
    { width: 360, height: 900, most: 740 },
    { ...DESK, most: 420 },
  ])('more than one fits in a window of $width pixels', async ({ width, height, most }) => {
    await page.setViewportSize({ width, height })
    const shown = await cards(page).all()
    expect(shown.length).toBeGreaterThan(1)
    for (const card of shown) expect((await boxOf(card)).height).toBeLessThan(most)
    // Its small print has no longer lines than any other text.
    const inALine = await page.locator('article > p:last-child').evaluateAll(all =>
      all.map(text => {
        const words = document.createRange()
        words.selectNodeContents(text)
        const lines = words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)
        return text.textContent.length / Math.round(lines)
      }),
    )
    expect(inALine).toHaveLength(await cards(page).count())
    expect(Math.max(...inALine)).toBeLessThanOrEqual(72)
  })

  test('the filters stay beside the results', async () => {
    await page.setViewportSize(DESK)
    await cards(page).nth(8).scrollIntoViewIfNeeded()

    const filters = await boxOf(page.getByRole('complementary', { name: 'Filters' }))
    expect(filters.y).toBeGreaterThan(60)
    expect(filters.y + filters.height).toBeLessThanOrEqual(900)
  })

  describe('three of them side by side', () => {
    const table = () => page.getByRole('table', { name: 'Side by side' })
    const name = () => page.getByRole('columnheader').nth(1)
    const row = () => page.getByRole('row', { name: /^Pregnancy and birth/ }).first()
    beforeAll(async () => {
      await pickThree(page)
      await page.getByRole('button', { name: /^Compare 3/ }).click()
    })

    test('the names stay above the table, aligned with their columns', async () => {
      await page.setViewportSize(DESK)
      await row().scrollIntoViewIfNeeded()
      expect((await boxOf(name())).y).toBeGreaterThanOrEqual(72)
      expect((await boxOf(name())).y).toBeLessThan(80)
      expect(await name().textContent()).toMatch(/\$[\d.]+ a month$/)

      const rightEdges = await table().evaluate(table => {
        const right = (cell: Element) => {
          const range = document.createRange()
          range.selectNodeContents(cell)
          return Math.round(range.getBoundingClientRect().right)
        }
        // Without the row of buttons, whose last words are for screen readers.
        return [...table.querySelectorAll(':is(tr:first-child, tbody tr) > :nth-child(2)')].map(right)
      })
      expect(Math.max(...rightEdges) - Math.min(...rightEdges)).toBeLessThanOrEqual(2)
    })

    test('if the header scrolls away, the names above the table stay at the top of the window', async () => {
      await page.setViewportSize({ width: 800, height: 900 })
      await row().evaluate(it => it.scrollIntoView({ block: 'center' }))

      expect((await boxOf(name())).y).toBeCloseTo(0)
    })

    test('on paper the table begins below its heading, where there is room, and not on a new page; one’s own policy can be told from the others, and no line promises more', async () => {
      await page.setViewportSize(DESK)
      await page.getByText('What you would lose, gain and save').click()
      await page.getByLabel('The policy you hold').selectOption({ index: 1 })
      const foldedAway = cards(page).first().getByText('How this price is worked out')
      expect(await foldedAway.isVisible()).toBe(true)
      await page.emulateMedia({ media: 'print' })

      expect(await table().evaluate(table => getComputedStyle(table).breakInside)).toBe('auto')
      // On landscape paper too, where on a screen the filters would be beside them.
      await expect
        .poll(async () => (await boxOf(page.getByRole('region', { name: /policies fit/ }))).width)
        .toBeGreaterThan(1000)
      await expect.poll(() => page.getByRole('columnheader', { name: /Your current policy/ }).count()).toBe(1)
      expect(await foldedAway.isVisible()).toBe(false)
    })
  })
})

test('on a phone a reload leads back to the policies that were in view, not to the page’s foot', async () => {
  await using visited = await walkTo(IN_NSW, { viewport: { width: 390, height: 844 } })
  const { page } = visited
  await headline(page).waitFor()
  await page.evaluate(() => scrollTo(0, 1500))
  await page.reload()
  await headline(page).waitFor()

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)

  await page.getByRole('button', { name: /^Show 12 more/ }).click()
  const policy = cards(page).nth(20)
  await policy.evaluate(it => it.scrollIntoView())
  const { y } = await boxOf(policy)
  await page.reload()
  await policy.waitFor()

  await expect.poll(async () => (await boxOf(policy)).y).toBe(y)
})

test('whoever is led to the same list anew, by a page that was reloaded, begins at its top, in a tall window too', async () => {
  await using visited = await walkTo(IN_NSW, { viewport: { width: 1440, height: 1600 } })
  const { page } = visited
  await headline(page).waitFor()
  // The list is drawn in two steps, and at first too short for that.
  await page.waitForFunction(() => {
    scrollTo(0, 1500)
    return scrollY === 1500
  })
  await page.reload()
  await headline(page).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Start a quote' }).click()
  await page.getByRole('heading', { level: 1, name: 'What matters to you?' }).waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'Show my policies' }).first().click()
  await headline(page).waitFor()
  await cards(page).first().waitFor()

  expect(page.url().endsWith(IN_NSW)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
