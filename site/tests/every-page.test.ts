import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFaults } from '#ci/axe.ts'
import { PATHS, REACHED_BY_LINK } from '#site/site-map.ts'
import { startReact, walkTo } from './visit.ts'

/** 1280 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 }
/** A phone of 360 px with text at twice its size: our widths are measured in letters. */
const TWICE = { width: 180, height: 370 }
const PHONE = { width: 360, height: 740 }
const WIDTHS = [360, 768, 1440]
const SCHEMES = ['light', 'dark'] as const
/** The only rules that a colour scheme can affect: all others are tried in the light one. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
/** WCAG 2.2, 2.5.8: the smallest target for a finger. A link inside a sentence is as high as its line. */
const LEAST = 24
/** Our own rule for everything but links. */
const CONTROL_HEIGHT = 44

// What /priorities shows is what /quote shows, which the crawl compares.
const SEEN = [...PATHS.filter(path => path !== '/priorities'), ...REACHED_BY_LINK, '/no-such-page']

// One visit for all: to open each page anew for each promise takes half the time of the promises.
describe.each(SEEN)('%s', path => {
  let page: Page
  beforeAll(async () => {
    page = (await walkTo(path, { viewport: ZOOMED, reducedMotion: 'reduce' })).page
  })
  afterAll(() => page.close())

  test('needs no sideways scrolling at 400 % zoom, with wide text spacing, or on a phone with text twice as large', async () => {
    const needed = () => page.evaluate(() => document.documentElement.scrollWidth)
    await page.setViewportSize(ZOOMED)
    const plain = await needed()
    await page.setViewportSize(TWICE)
    const twice = await needed()
    await page.setViewportSize(ZOOMED)
    await page.evaluate(spaceText)
    const spaced = await needed()
    await page.evaluate(() => document.adoptedStyleSheets.pop())

    expect(plain).toBeLessThanOrEqual(ZOOMED.width)
    expect(twice).toBeLessThanOrEqual(TWICE.width)
    expect(spaced).toBeLessThanOrEqual(ZOOMED.width)
  })

  test('has no fault that axe finds, in light and dark at three widths', { timeout: 90_000 }, async () => {
    await startReact(page)
    const found: string[] = []
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme })
        // The old colours stay until the next frame.
        await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
        const faults = await axeFaults(page, colorScheme === 'dark' ? { rules: OF_COLOUR } : {})
        found.push(...faults.map(fault => `${width} ${colorScheme}: ${fault}`))
      }
    }

    expect(found).toEqual([])
  })

  test('has on a phone no control less than 44 px high and no link smaller than 24 px, except inside a sentence', async () => {
    await page.setViewportSize(PHONE)

    expect(await page.evaluate(smallTargets, [LEAST, CONTROL_HEIGHT] as const)).toEqual([])
  })
})

/** The text spacing of WCAG 1.4.12, in a constructed sheet, because the policy refuses style elements. */
function spaceText() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  )
  document.adoptedStyleSheets.push(sheet)
}

/** What is smaller than it may be, also in what is folded. */
function smallTargets([least, high]: readonly [number, number]): string[] {
  for (const fold of document.querySelectorAll('details')) fold.open = true
  const inWords = (it: Element) =>
    getComputedStyle(it).display === 'inline' &&
    [...it.parentNode!.childNodes].some(beside => beside !== it && beside.textContent?.trim())
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter(it => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter(it => !it.closest('.sr-only, [inert], [aria-hidden="true"]') && !inWords(it))
    .flatMap(it => {
      // A checkbox is as large as its label, which ticks it too; a link that wraps here may fit into one line elsewhere.
      const { width, height } = (it.closest('label') ?? it).getClientRects()[0] ?? { width: 0, height: 0 }
      const name = it.textContent || it.ariaLabel || it.getAttribute('name')
      const isLarge = width >= least && height >= (it.localName === 'a' ? least : high)
      return width < 2 || isLarge ? [] : [`${name}: ${width} × ${height}`]
    })
}
