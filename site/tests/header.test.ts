import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { axeFaultsInLooks } from '#ci/axe.ts'
import { GUIDES, POSTS } from '#site/site-map.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { openAsOlderBrowser, startReact, visit, walkTo } from './visit.ts'

describe('header on a wide screen', () => {
  /** For those that leave it as it was. */
  let page: Page
  beforeAll(async () => {
    page = (await walkTo('/faq')).page
  })
  afterAll(() => page.close())

  test('leads home, to guides, offers, blog, FAQ, about, contact and to a quote', async () => {
    const header = page.getByRole('banner')
    const href = (name: string) => header.getByRole('link', { name, exact: true }).getAttribute('href')

    expect(await href(BRAND.name)).toBe('/')
    expect(await href('Guides')).toBe('/guides')
    expect(await href('Offers')).toBe('/offers')
    expect(await href('Blog')).toBe('/blog')
    expect(await href('FAQ')).toBe('/faq')
    expect(await href('About')).toBe('/about')
    expect(await href('Contact')).toBe('/contact')
    expect(await href('Get Quote')).toBe('/get-quote')
  })

  test.each([
    ['guides', 'the seven guides', GUIDES, 7],
    ['blog', 'the six posts', POSTS, 6],
  ])('the %s dropdown holds %s', async (name, _, paths, count) => {
    await page.getByRole('button', { name: `Show ${name}` }).click()
    await expectOpen(page, name, true)
    const links = await page.locator(`#menu-${name} li a`).evaluateAll(all => all.map(a => a.getAttribute('href')))

    await page.keyboard.press('Escape')
    await page.mouse.move(640, 860)
    await expectOpen(page, name, false)

    expect(links).toEqual(paths)
    expect(links).toHaveLength(count)
  })

  test('a dropdown can be opened, moved through and closed by keyboard', async () => {
    const button = page.getByRole('button', { name: 'Show guides' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expectOpen(page, 'guides', true)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('All guides')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Health insurance basics')
    await page.keyboard.press('Escape')

    await expectOpen(page, 'guides', false)
    await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Show guides')
  })

  test('a dropdown closes when the focus leaves it', async () => {
    await page.getByRole('button', { name: 'Show blog' }).focus()
    await page.keyboard.press('Enter')
    for (let i = 0; i < POSTS.length + 2; i++) await page.keyboard.press('Tab')

    await expectOpen(page, 'blog', false)
  })

  test('a dropdown that was clicked open and closed again at once does not open under the resting mouse', async () => {
    const isOpen = await page.evaluate(async () => {
      const button = document.querySelector<HTMLElement>('[popovertarget=menu-blog]')!
      const panel = document.getElementById('menu-blog')!
      const pointAt = (it: HTMLElement) =>
        it.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
      pointAt(button)
      button.click()
      panel.hidePopover() // as Escape does
      // Behind the timer that would open it: that is set for sooner.
      await new Promise(later => setTimeout(later, 200))
      const opened = panel.matches(':popover-open')
      pointAt(document.body)
      return opened
    })

    expect(isOpen).toBe(false)
  })

  test('a dropdown opens under the mouse, survives the click that follows, and closes when the mouse leaves', async () => {
    await page.getByRole('button', { name: 'Show blog' }).hover()
    await expectOpen(page, 'blog', true)
    await page.getByRole('button', { name: 'Show blog' }).click()
    await expectOpen(page, 'blog', true)
    await page.mouse.move(640, 860)

    await expectOpen(page, 'blog', false)
  })

  test('a dropdown closes at a tap outside it, even if the browser itself would leave it open', async () => {
    await using visited = await walkTo('about:blank')
    const { page } = visited
    await openAsOlderBrowser(page, '/faq')
    await page.getByRole('button', { name: 'Show guides' }).click()
    await expectOpen(page, 'guides', true)
    // Not a real tap: the browser closes nothing for it.
    await page.locator('#menu-guides').dispatchEvent('pointerup', { pointerType: 'touch' })
    await expectOpen(page, 'guides', true)

    await expect
      .poll(async () => {
        await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerup', { pointerType: 'touch' })
        return page.locator('#menu-guides:popover-open').count()
      })
      .toBe(0)
  })

  test('a dropdown closes once a link in it is followed without a reload', async () => {
    await using visited = await walkTo('/faq')
    const { page } = visited
    await startReact(page)
    await page.getByRole('button', { name: 'Show guides' }).click()
    await page.locator('#menu-guides').getByRole('link', { name: 'All guides' }).click()
    await page.waitForURL('**/guides')

    await expectOpen(page, 'guides', false)
  })

  test('the dropdowns work without script', async () => {
    await using visited = await visit('/faq', { javaScriptEnabled: false })
    const { page } = visited
    await page.getByRole('button', { name: 'Show guides' }).click()

    expect(
      await page.locator('#menu-guides').getByRole('link', { name: 'Waiting periods explained' }).isVisible(),
    ).toBe(true)
  })

  test('a tap on the phone link is recorded as header-desktop', async () => {
    await using visited = await walkTo('/faq')
    const { page } = visited
    const link = page.getByRole('banner').getByRole('link', { name: BRAND.phoneLabel })
    const recorded = page.waitForRequest(
      request => request.url().endsWith('/web_call_tracking') && request.method() === 'POST',
    )
    await link.click()
    const request = await recorded

    expect(await link.getAttribute('href')).toBe(`tel:${BRAND.phone}`)
    expect(request.postDataJSON()).toEqual({
      phone_number: BRAND.phone,
      source_page: 'header-desktop',
      user_agent: await page.evaluate(() => navigator.userAgent),
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(request.postDataJSON().session_id).toBe(await page.evaluate(() => sessionStorage.getItem('session_id')))
    expect((await request.response())?.status()).toBe(201)
    expect(request.url()).toContain(inject('backendUrl'))
  })

  test('if storage is blocked, the tap is still recorded, without a session', async () => {
    await using visited = await walkTo('about:blank')
    const { page } = visited
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError')
        },
      })
    })
    await page.goto('/faq')
    const recorded = page.waitForRequest(request => request.url().endsWith('/web_call_tracking'))
    await page.getByRole('banner').getByRole('link', { name: BRAND.phoneLabel }).click()

    expect((await recorded).postDataJSON()).toMatchObject({ source_page: 'header-desktop', session_id: null })
  })

  test('the opening hours are shown beside the phone link', async () => {
    await startReact(page)
    await page.getByRole('banner').getByRole('link', { name: BRAND.phoneLabel }).focus()
    expect(await page.getByRole('tooltip').textContent()).toBe('Mon-Fri 8:30am-5:30pm AEST')
    await page.keyboard.press('Escape')

    await page.getByRole('tooltip').waitFor({ state: 'hidden' })
  })

  test.each(['hover', 'focus'] as const)('the opening hours appear after a %s before React too', async act => {
    await using visited = await walkTo('/faq')
    const { page } = visited
    await page.getByRole('banner').getByRole('link', { name: BRAND.phoneLabel })[act]()

    await page.getByRole('tooltip').waitFor({ state: 'visible' })
  })

  test('only signed-in visitors see Sign Out', async () => {
    await startReact(page)

    expect(await page.getByText('Sign Out').count()).toBe(0)
  })

  test('the focused element is never hidden behind the header', async () => {
    await using visited = await walkTo('/sitemap', { viewport: { width: 1280, height: 600 } })
    const { page } = visited
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.locator('main a').last().focus()
    for (let i = 0; i < 25; i++) {
      await page.keyboard.press('Shift+Tab')
      const hidden = await page.evaluate(() => {
        const bottom = document.querySelector('header')!.getBoundingClientRect().bottom
        const { top, height } = document.activeElement!.getBoundingClientRect()
        return height > 0 && top < bottom && !document.activeElement!.closest('header')
      })
      expect(hidden).toBe(false)
    }
  })
})

test('axe finds no fault with open menus, on a desk and on a phone, in light and dark', async () => {
  await using visited = await walkTo('/contact', { reducedMotion: 'reduce' })
  const { page } = visited
  const inBothSchemes = (window: { width: number; height: number }) =>
    (['light', 'dark'] as const).map(colorScheme => ({ window, colorScheme }))
  await page.getByRole('button', { name: 'Show guides' }).click()
  await expectOpen(page, 'guides', true)

  expect(await axeFaultsInLooks(page, inBothSchemes({ width: 1280, height: 900 }))).toEqual([])
  expect(await page.locator('#menu-guides').isVisible()).toBe(true)

  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByLabel('Show guides').click()
  await menu.getByRole('link', { name: 'Waiting periods explained' }).waitFor()

  expect(await axeFaultsInLooks(page, inBothSchemes({ width: 360, height: 740 }))).toEqual([])
  expect(await menu.getByRole('link', { name: 'Waiting periods explained' }).isVisible()).toBe(true)
})

type Page = Awaited<ReturnType<typeof visit>>['page']

const expectOpen = (page: Page, menu: string, open: boolean) =>
  page.locator(`#menu-${menu}`).waitFor({ state: open ? 'visible' : 'hidden' })

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
