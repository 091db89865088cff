import { expect, test } from 'vitest'
import { isFetchedAhead, startReact, visit } from './visit.ts'

test('a page that is still loading shows a centred spinning circle', async () => {
  await using visited = await visit('/faq')
  const { page } = visited
  await startReact(page)
  let letGo = () => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async route => {
    await held
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  const spinner = page.getByRole('status').filter({ hasText: 'Loading the page' })
  await spinner.waitFor()
  const beneath = await page.getByRole('main').locator('[inert] h1').textContent()
  const circle = await spinner.locator('span').first().boundingBox()
  const turns = await spinner
    .locator('span')
    .first()
    .evaluate(span => span.getAnimations().map(turning => turning.effect!.getTiming().iterations))
  await page.emulateMedia({ forcedColors: 'active' })
  const forced = await spinner
    .locator('span')
    .first()
    .evaluate(span => getComputedStyle(span).getPropertyValue('forced-color-adjust'))
  letGo()
  await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor()

  expect(beneath, 'there, but out of reach').toBe('Frequently asked questions')
  expect(turns).toEqual([Number.POSITIVE_INFINITY])
  expect(forced, 'where all of a border has one colour, and is not seen to turn').toBe('none')
  // Centred in the window, although the link was at the foot of the page.
  expect(Math.abs(circle!.x + circle!.width / 2 - 1280 / 2)).toBeLessThan(10)
  expect(Math.abs(circle!.y + circle!.height / 2 - 900 / 2)).toBeLessThan(40)
  expect(await spinner.count()).toBe(0)
})

test('pointing at a link fetches its page ahead, from a list that is already there: it opens with the click, without a loading circle, even if the network fails before that', async () => {
  await using visited = await visit('/faq')
  const { page } = visited
  const list = page.waitForResponse('**/files-of-pages.json')
  await startReact(page)
  await list
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' })
  await link.hover()
  await isFetchedAhead(page, '/sitemap')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.body.textContent.includes('Loading the page')) Object.assign(window, { circled: true })
    }).observe(document.body, { childList: true, subtree: true })
  })
  await page.context().setOffline(true)
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor()

  expect(await page.evaluate(() => 'circled' in window)).toBe(false)
})

test('after each navigation within the site the page is at its top and the focus on its heading; Back finds its place again', async () => {
  await using visited = await visit('/faq')
  const { page } = visited
  await startReact(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => page.title()).toContain('Sitemap')
  expect(await page.locator('script[type="application/ld+json"]').count(), 'what described the page before').toBe(0)
  expect(await page.locator('header [aria-current]').count(), 'links marked as leading here').toBe(0)
  // A link to the current page.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && scrollY === 0)

  // Back and Forward lead to where one was, as between pages that the browser loads itself.
  const goTo = (top: number) => page.evaluate(top => scrollTo({ top, behavior: 'instant' }), top)
  await goTo(400)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).dispatchEvent('click')
  await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await goTo(700)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
})

// A browser that reloads a page, or opens it again with its tab, takes Back from it for a move within the document.
test('Back pressed on a page that was reloaded, before React is there, leads to the page before, which React finds as it draws it', async () => {
  await using visited = await visit('/faq')
  const { page, complaints } = visited
  await startReact(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor()
  await page.reload()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor()

  await expect.poll(() => page.title()).toContain('Frequently asked questions')
  expect(new URL(page.url()).pathname).toBe('/faq')
  expect(complaints).toEqual([])
})

test('a page that React moved to is known as an application page or not, as one that was loaded is; the newsletter’s links stay within the site, although the widget knows no router', async () => {
  await using visited = await visit('/faq')
  const { page } = visited
  await startReact(page)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.getByRole('banner').getByRole('link', { name: 'Offers', exact: true }).click()
  await page.locator('html[data-start]').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Offers' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'How we handle your address' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()

  await page.locator('html:not([data-start])').waitFor()
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test('a page keeps working if its toasts cannot be fetched, and they appear once back online', async () => {
  await using visited = await visit('/faq')
  const { page } = visited
  await page.route('**/toasts-*.js', route => route.abort())
  const lost = page.waitForEvent('requestfailed', request => request.url().includes('/toasts-'))
  await startReact(page)
  await lost
  await page.unroute('**/toasts-*.js')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email address').fill('nobody')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await page.evaluate(() => dispatchEvent(new Event('online')))

  await page.locator('.hic-toast').getByText('Invalid email address').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})
