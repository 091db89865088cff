import { expect, test } from 'vitest'
import { FAQ_GROUPS } from '#site/pages/faq/more-questions.ts'
import { SITE_MAP } from '#site/site-map.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { isFetchedAhead, startReact, visit } from './visit.ts'

test('the floating Get Quote button appears after more than 50 px of scrolling', async () => {
  await using visited = await visit('/about')
  const { page } = visited
  const button = page.locator('.floating-quote')
  await button.waitFor({ state: 'hidden' })
  await page.evaluate(() => scrollTo(0, 50))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  // Not its own visibility: that changes over 200 ms.
  expect(await page.locator('html[data-scrolled]').count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 51))
  await button.waitFor({ state: 'visible' })

  expect(await button.getAttribute('href')).toBe('/get-quote')
  expect(await button.textContent()).toBe('Get Quote')
})

test.each([1280, 360])('of two ways to a quote one at most is in view, %i px wide', async width => {
  await using visited = await visit('/about', { viewport: { width, height: 800 } })
  const { page } = visited
  const inHeader = page.getByRole('banner').getByRole('link', { name: /^(Get )?Quote$/ })
  const top = async () => {
    const box = await inHeader.boundingBox()
    return box && box.y >= 0
  }
  expect(await top()).toBe(true)
  await page.evaluate(() => scrollTo(0, 400))
  await page.locator('.floating-quote').waitFor({ state: 'visible' })
  if (width > 1024) await inHeader.waitFor({ state: 'hidden' })
  else expect(await top()).toBe(false)
  await page.evaluate(() => scrollTo(0, 0))

  await inHeader.waitFor({ state: 'visible' })
  expect(await top()).toBe(true)
})

test.each(['/priorities', '/quote', '/not-there/quote/x'])('%s has no floating button', async path => {
  await using visited = await visit(path)
  await startReact(visited.page)

  expect(await visited.page.locator('.floating-quote').count()).toBe(0)
})

const PHONE = { viewport: { width: 360, height: 740 } }

test.each([
  ['/contact', 'Your message'],
  ['/contact', 'Send message'],
  ['/get-quote', 'Your name'],
  ['/guides/health-insurance-basics', 'Subscribe'],
  ['/faq', 'Do young people pay less?'],
  ['/', 'Can I use my cover straight away?'],
  ['/', 'Australians helped'],
])('on a phone the floating button of %s steps aside for "%s", and comes back', async (path, control) => {
  await using visited = await visit(path, PHONE)
  const { page } = visited
  const button = page.locator('.floating-quote')
  const beneath = page
    .getByLabel(control)
    .or(page.getByRole('button', { name: control }))
    .or(page.locator('summary', { hasText: control }))
  await startReact(page)
  await page.evaluate(() => scrollTo(0, 60))
  await page.waitForFunction(() => 'scrolled' in document.documentElement.dataset)
  await beneath.evaluate(it => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight + 40))
  await button.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: 'Guides' }).evaluate(it => it.scrollIntoView({ block: 'end' }))

  await button.waitFor({ state: 'visible' })
})

test('on a phone held sideways the floating button lies over no price', async () => {
  await using visited = await visit('/compare?coverFor=singles&postcode=NSW', { viewport: { width: 740, height: 360 } })
  const { page } = visited
  const button = page.locator('.floating-quote')
  const price = page.getByRole('article').nth(2).getByText('a month, for you')
  await price.evaluate(it => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight - 60))
  await button.waitFor({ state: 'visible' })
  await price.evaluate(it => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight + 30))

  await button.waitFor({ state: 'hidden' })
})

test.each([1024, 1440])('the floating button lies over no corner of a kind of cover, %i px wide', async width => {
  await using visited = await visit('/', { viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  const { page } = visited
  const button = page.locator('.floating-quote')
  const card = page.getByRole('main').getByRole('link', { name: /^Extras only/ })
  await page.evaluate(() => scrollTo(0, 60))
  await button.waitFor({ state: 'visible' })
  await card.evaluate(it => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight + 40))

  await button.waitFor({ state: 'hidden' })
})

test('on a phone held sideways the floating button lies over no corner of a question', async () => {
  await using visited = await visit('/faq', { viewport: { width: 740, height: 360 }, reducedMotion: 'reduce' })
  const { page } = visited
  const button = page.locator('.floating-quote')
  const last = page.locator('summary', { hasText: 'What is Lifetime Health Cover loading?' })
  await page.evaluate(() => scrollTo(0, 60))
  await button.waitFor({ state: 'visible' })
  // The button is 48 px high and floats 16 above the edge.
  await last.evaluate(it => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight + 50))

  await button.waitFor({ state: 'hidden' })
})

test.each([360, 768, 1023])(
  'the floating button cuts no line of text short: it takes the whole width, %i px',
  async width => {
    await using visited = await visit('/about', { viewport: { width, height: 740 } })
    const { page } = visited
    await page.evaluate(() => scrollTo(0, 400))
    const button = page.locator('.floating-quote')
    await button.waitFor({ state: 'visible' })
    const box = (await button.boundingBox())!

    expect([box.x, box.width]).toEqual([0, width])
  },
)

test('at the end of a page nothing lies beneath the floating button', async () => {
  await using visited = await visit('/faq', PHONE)
  const { page } = visited
  const last = page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const button = page.locator('.floating-quote')
  await button.waitFor({ state: 'visible' })

  expect((await last.boundingBox())!.y + (await last.boundingBox())!.height).toBeLessThan(
    (await button.boundingBox())!.y,
  )
})

test('the footer holds the six groups of the specification', async () => {
  await using visited = await visit('/faq')
  const groups = await visited.page.locator('footer nav > div').evaluateAll(all =>
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

test('the footer tells address, phone, email, opening hours and social links', async () => {
  await using visited = await visit('/faq')
  const footer = visited.page.getByRole('contentinfo')

  expect(await footer.getByText('Mon-Fri 8:30am-5:30pm AEST').isVisible()).toBe(true)
  expect(await footer.getByText(BRAND.address).isVisible()).toBe(true)
  expect(await footer.getByRole('link', { name: BRAND.phoneLabel }).getAttribute('href')).toBe(`tel:${BRAND.phone}`)
  expect(await footer.getByRole('link', { name: BRAND.email }).getAttribute('href')).toBe(`mailto:${BRAND.email}`)
  expect(BRAND.social).not.toEqual([])
  for (const { name, url } of BRAND.social)
    expect(await footer.getByRole('link', { name }).getAttribute('href')).toBe(url)
})

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
  const circle = await spinner.locator('span').first().boundingBox()
  const turns = await spinner
    .locator('span')
    .first()
    .evaluate(span => span.getAnimations().map(turning => turning.effect!.getTiming().iterations))
  letGo()
  await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor()

  expect(turns).toEqual([Number.POSITIVE_INFINITY])
  // Of the window, though the link was at the foot of the page.
  expect(Math.abs(circle!.x + circle!.width / 2 - 1280 / 2)).toBeLessThan(10)
  expect(Math.abs(circle!.y + circle!.height / 2 - 900 / 2)).toBeLessThan(40)
  expect(await spinner.count()).toBe(0)
})

test('a page whose link was pointed at comes with the click, and no circle before it', async () => {
  await using visited = await visit('/faq')
  const { page } = visited
  await startReact(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' })
  await link.hover()
  await isFetchedAhead(page, '/sitemap')
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('main [role=status]')) Object.assign(window, { circled: true })
    }).observe(document.body, { childList: true, subtree: true })
  })
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor()

  expect(await page.evaluate(() => 'circled' in window)).toBe(false)
})

test('the newsletter’s links lead on within the site, though the widget knows no router', async () => {
  await using visited = await visit('/faq')
  const { page } = visited
  await startReact(page)
  await page.evaluate(() => Object.assign(window, { stillHere: true }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'How we handle your address' }).click()
  await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor()

  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
})

test('after each move within the site the page is at its top and the focus on its heading', async () => {
  await using visited = await visit('/faq')
  const { page } = visited
  await startReact(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')

  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect.poll(() => page.title()).toContain('Sitemap')
  // A link to the very page that one is on.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && scrollY === 0)
})

test('a page whose link was pointed at is there even if the network goes before the click', async () => {
  await using visited = await visit('/faq')
  const { page } = visited
  await startReact(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).hover()
  await isFetchedAhead(page, '/sitemap')
  await page.context().setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()

  await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor()
})

test('a page lives on where its toaster cannot be fetched, and toasts come once the line is back', async () => {
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

test('the first key press offers to skip to the main content', async () => {
  await using visited = await visit('/compare?coverFor=singles&postcode=NSW#ages=34')
  const { page } = visited
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the main content' })
  expect((await skip.boundingBox())!.width).toBeGreaterThan(100)
  await page.keyboard.press('Enter')

  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  // Answers and links from messages stand behind the "#".
  expect(new URL(page.url()).hash).toBe('#ages=34')
})

test('a printed page leaves out what paper has no use for, says whose it is and has every answer', async () => {
  await using visited = await visit('/faq')
  const { page } = visited
  const lastAnswer = page.getByText(FAQ_GROUPS.at(-1)!.items.at(-1)!.answer)
  expect(await lastAnswer.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })

  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.locator('footer').isVisible()).toBe(false)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect(await page.getByText(new URL(BRAND.siteUrl).host).isVisible()).toBe(true)
  expect(await lastAnswer.evaluate(answer => answer.getBoundingClientRect().height)).toBeGreaterThan(0)
})

test('no link of the home page is printed as white on white, and no insurer is left out', async () => {
  await using visited = await visit('/', { viewport: { width: 718, height: 1000 } })
  const { page } = visited
  await page.emulateMedia({ media: 'print' })
  const strip = page.getByRole('region', { name: 'Insurers we compare' })
  const ends = await strip
    .locator('ul')
    .first()
    .getByRole('listitem')
    .evaluateAll(names => names.map(name => name.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(718)
  expect(await strip.getByLabel('Pause').isVisible()).toBe(false)
  const inks = page
    .getByRole('region', { name: 'The fine print' })
    .locator('h2, p, a')
    .evaluateAll(all => all.map(one => getComputedStyle(one).color))

  expect(new Set(await inks)).toEqual(new Set(['rgb(16, 36, 31)']))
})
