import { expect, test } from 'vitest'
import { PATHS, REACHED_BY_LINK } from '#site/site-map.ts'
import { walkTo } from './visit.ts'

/** 1280 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 }
/** A phone of 360 px with text at twice its size: our widths are measured in letters. */
const TWICE = { width: 180, height: 370 }

test.each([...PATHS, ...REACHED_BY_LINK, '/no-such-page'])(
  '%s needs no sideways scrolling at 400 % zoom, with wide text spacing, or on a phone with text twice as large',
  async path => {
    await using visited = await walkTo(path, { viewport: ZOOMED })
    const { page } = visited
    const needed = () => page.evaluate(() => document.documentElement.scrollWidth)
    const plain = await needed()
    await page.setViewportSize(TWICE)
    const twice = await needed()
    await page.setViewportSize(ZOOMED)
    // The text spacing of WCAG 1.4.12; a constructed sheet, because the policy refuses style elements.
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      )
      document.adoptedStyleSheets.push(sheet)
    })

    expect(plain).toBeLessThanOrEqual(ZOOMED.width)
    expect(twice).toBeLessThanOrEqual(TWICE.width)
    expect(await needed()).toBeLessThanOrEqual(ZOOMED.width)
  },
)
