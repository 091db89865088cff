import { expect, test } from 'vitest'
import { axeFaults } from '#ci/axe.ts'
import { PATHS, REACHED_BY_LINK } from '#site/site-map.ts'
import { startReact, visit, walkTo } from './visit.ts'

const WIDTHS = [360, 768, 1440]
const SCHEMES = ['light', 'dark'] as const
/** The only rules that a colour scheme can affect: all others are tried in the light one. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']

test.each([...PATHS, ...REACHED_BY_LINK, '/no-such-page'])(
  'axe finds no fault with %s, in light and dark at three widths',
  { timeout: 90_000 },
  async path => {
    await using visited = await walkTo(path, { reducedMotion: 'reduce' })
    const { page } = visited
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
  },
)

test.each(SCHEMES)('axe finds no fault with open menus, %s', async colorScheme => {
  await using wide = await visit('/faq', { reducedMotion: 'reduce', colorScheme })
  await wide.page.getByRole('button', { name: 'Show guides' }).click()
  await using narrow = await visit('/faq', {
    reducedMotion: 'reduce',
    colorScheme,
    viewport: { width: 360, height: 740 },
  })
  await narrow.page.getByRole('button', { name: 'Menu' }).click()
  await narrow.page.getByRole('dialog').getByText('Guides', { exact: true }).click()

  expect(await axeFaults(wide.page)).toEqual([])
  expect(await axeFaults(narrow.page)).toEqual([])
})
