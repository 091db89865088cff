import { expect, test } from 'vitest'
import { PATHS, REACHED_BY_LINK } from '#site/site-map.ts'
import { walkTo } from './visit.ts'

/** WCAG 2.2, 2.5.8: the smallest target for a finger. A link inside a sentence is as high as its line. */
const LEAST = 24
/** Our own rule for everything but links. */
const CONTROL_HEIGHT = 44

test.each([...PATHS, ...REACHED_BY_LINK, '/no-such-page'])(
  'on a phone no control on %s is less than 44 px high and no link smaller than 24 px, except inside a sentence',
  async path => {
    await using visited = await walkTo(path, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
    const small = await visited.page.evaluate(
      ([least, high]) => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
        const inWords = (it: Element) =>
          getComputedStyle(it).display === 'inline' &&
          [...it.parentNode!.childNodes].some(beside => beside !== it && beside.textContent?.trim())
        return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
          .filter(it => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .filter(it => !it.closest('.sr-only, [inert], [aria-hidden="true"]') && !inWords(it))
          .flatMap(it => {
            // A checkbox is as large as its label, which ticks it too.
            const { width, height } = (it.closest('label') ?? it).getBoundingClientRect()
            const name = it.textContent || it.ariaLabel || it.getAttribute('name')
            const isLarge = width >= least && height >= (it.localName === 'a' ? least : high)
            return width < 2 || isLarge ? [] : [`${name}: ${width} × ${height}`]
          })
      },
      [LEAST, CONTROL_HEIGHT] as const,
    )

    expect(small).toEqual([])
  },
)
