import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SITE_MAP } from '#site/site-map.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { walkTo } from './visit.ts'

describe('the footer', () => {
  /** For both: nothing of it changes. */
  let page: Page
  beforeAll(async () => {
    page = (await walkTo('/faq')).page
  })
  afterAll(() => page.close())

  test('the footer has the six groups of the specification', async () => {
    const groups = await page.locator('footer nav > div').evaluateAll(all =>
      all.map(group => ({
        title: group.querySelector('h2')!.textContent,
        paths: [...group.querySelectorAll('a')].map(a => a.getAttribute('href')),
      })),
    )

    expect(groups.map(group => group.title)).toEqual(['Main', 'Cover Types', 'Guides', 'Blog', 'Support', 'Legal'])
    expect(groups[0]!.paths).toEqual(['/', '/quote', '/compare', '/schedule-call', '/priorities'])
    expect(groups[1]!.paths).toEqual([
      '/hospital-extras',
      '/hospital-and-extras',
      '/hospital-only',
      '/extras-cover',
      '/singles-cover',
      '/ambulance-cover',
    ])
    expect(groups[2]!.paths).toEqual(['/guides', ...Object.keys(SITE_MAP).filter(path => path.startsWith('/guides/'))])
    expect(groups[3]!.paths).toEqual(['/blog', ...Object.keys(SITE_MAP).filter(path => path.startsWith('/blog/'))])
    expect(groups[4]!.paths).toEqual(['/faq', '/about', '/contact', '/complaints'])
    expect(groups[5]!.paths).toEqual([
      '/privacy',
      '/terms',
      '/disclaimer',
      '/compliance',
      '/code-of-conduct',
      '/how-we-get-paid',
      '/sitemap',
    ])
  })

  test('the footer gives the address, phone, email, opening hours and social links', async () => {
    const footer = page.getByRole('contentinfo')

    expect(await footer.getByText('Mon-Fri 8:30am-5:30pm AEST').isVisible()).toBe(true)
    expect(await footer.getByText(BRAND.address).isVisible()).toBe(true)
    expect(await footer.getByRole('link', { name: BRAND.phoneLabel }).getAttribute('href')).toBe(`tel:${BRAND.phone}`)
    expect(await footer.getByRole('link', { name: BRAND.email }).getAttribute('href')).toBe(`mailto:${BRAND.email}`)
    expect(BRAND.social).not.toEqual([])
    for (const { name, url } of BRAND.social)
      expect(await footer.getByRole('link', { name }).getAttribute('href')).toBe(url)
  })
})

test('the first key press offers to skip to the main content', async () => {
  await using visited = await walkTo('/compare?coverFor=singles&postcode=NSW#ages=34')
  const { page } = visited
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the main content' })
  expect((await skip.boundingBox())!.width).toBeGreaterThan(100)
  await page.keyboard.press('Enter')

  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  // Answers and tokens from messages come after the "#".
  expect(new URL(page.url()).hash).toBe('#ages=34')

  // A press in Safari would put it there whenever the pressed button is in it.
  await page.keyboard.press('Tab')
  await page.getByRole('main').evaluate(main => main.focus())
  expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('main')
})
