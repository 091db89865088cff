import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { visit, walkTo } from './visit.ts'

let page: Page

test('a page whose script is gone after a deploy reloads once, then says so', async () => {
  page = (await walkTo('about:blank')).page
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route(/\/assets\/start-/, route => route.fulfill({ status: 404 }))
  await page.goto(inject('siteUrl'))

  // A host may let the browser cache for a year that it is missing, so it is asked for past the cache.
  const askedAnew = page.waitForRequest(
    request => /\/assets\/start-/.test(request.url()) && request.resourceType() === 'fetch',
  )
  const reloaded = page.waitForEvent('load')
  await page.getByLabel('State').focus()
  await askedAnew
  await reloaded
  await page.getByLabel('State').focus()

  await page.getByRole('alert').getByRole('link', { name: BRAND.phoneLabel }).waitFor()
  expect(loads).toBe(2)
  await page.close()
})

test('a style sheet that was missing together with the script is asked for past the cache, too', async () => {
  page = (await walkTo('about:blank')).page
  await page.route(/\/assets\/(start-[^/]+\.js|[^/]+\.css)$/, route => route.fulfill({ status: 404 }))
  await page.goto(inject('siteUrl'))

  const askedAnew = page.waitForRequest(
    request => /\/assets\/[^/]+\.css$/.test(request.url()) && request.resourceType() === 'fetch',
  )
  const reloaded = page.waitForEvent('load')
  await page.getByLabel('State').focus()

  await askedAnew
  await reloaded
  await page.close()
})

test('Sign in still works if the script of its page is gone', async () => {
  page = (await walkTo('about:blank')).page
  await page.route(/\/assets\/start-/, route => route.fulfill({ status: 404 }))
  await page.goto(inject('siteUrl'))

  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click()

  await page.waitForURL('**/auth?next=%2F')
  await page.close()
})

test('Sign in that is pressed while the page looks for its script is not lost in the reload', async () => {
  page = (await walkTo('about:blank')).page
  const pressed = Promise.withResolvers<void>()
  await page.route(/\/assets\/start-/, route => route.fulfill({ status: 404 }))
  await page.route(`${inject('siteUrl')}/`, async route => {
    if (route.request().method() === 'HEAD') await pressed.promise
    await route.continue()
  })
  await page.goto(inject('siteUrl'))
  const asks = page.waitForRequest(request => request.method() === 'HEAD')
  await page.getByLabel('State').focus()
  await asks

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Sign in' })
    .evaluate(link => (link as HTMLElement).click())
  pressed.resolve()

  await page.waitForURL('**/auth?next=%2F')
  await page.close()
})

test('a link that is followed while the page looks for its script is not stopped by the reload', async () => {
  page = (await walkTo('about:blank')).page
  const followed = Promise.withResolvers<void>()
  const looked = Promise.withResolvers<void>()
  await page.route(/\/assets\/start-/, route => route.fulfill({ status: 404 }))
  await page.route(`${inject('siteUrl')}/`, async route => {
    if (route.request().method() === 'HEAD') await followed.promise
    await route.continue()
  })
  await page.route('**/complaints', async route => {
    if (route.request().isNavigationRequest()) await looked.promise
    await route.continue()
  })
  await page.goto(inject('siteUrl'))
  const asks = page.waitForRequest(request => request.method() === 'HEAD')
  await page.getByLabel('State').focus()
  await asks
  const leaves = page.waitForRequest(request => request.isNavigationRequest())
  const lookedAnew = page.waitForEvent(
    'requestfinished',
    request => request.resourceType() === 'fetch' && /start-/.test(request.url()),
  )
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Complaints' })
    .evaluate(link => (link as HTMLElement).click())
  await leaves
  followed.resolve()
  await lookedAnew
  looked.resolve()

  await page.waitForURL('**/complaints')
  await page.close()
})

test('a form whose script is gone does not send anything away, and the phone link beside it still calls', async () => {
  page = (await walkTo('about:blank')).page
  await page.route(/\/assets\/start-/, route => route.fulfill({ status: 404 }))
  await page.goto(`${inject('siteUrl')}/get-quote`)
  // By then it is known that the script is gone.
  await page.getByRole('alert').waitFor()

  const leaves = await page
    .locator('main form')
    .first()
    .evaluate(form => form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true })))
  const calls = await page
    .getByRole('banner')
    .getByRole('link', { name: BRAND.phoneLabel })
    .evaluate(link => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))

  expect(leaves).toBe(false)
  expect(calls).toBe(true)
  await page.close()
})

test('a page that loses its connection stays readable, says so, and starts once it is back online', async () => {
  page = (await visit('about:blank')).page
  await page.goto(inject('siteUrl'))
  await page.context().setOffline(true)

  await page.getByRole('button', { name: 'START COMPARING' }).click()

  const said = page.getByRole('alert').filter({ hasText: 'Check your connection' })
  await said.waitFor()
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  // On paper it would lie over the last lines of every sheet.
  await page.emulateMedia({ media: 'print' })
  expect(await said.count()).toBe(0)
  await page.emulateMedia({ media: null })
  await page.context().setOffline(false)
  await page.locator('[data-listening]').waitFor()
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(await page.evaluate(() => sessionStorage.getItem('hic-reloaded-for'))).toBe(null)
  await page.context().close()
})

test('a page whose own script is gone when a link leads to it loads with a reload', async () => {
  page = (await walkTo('about:blank')).page
  await page.goto(`${inject('siteUrl')}/get-quote`)
  await page.locator('.hic-toaster').waitFor({ state: 'attached' })
  await page.route('**/assets/*.js', route => route.fulfill({ status: 404 }))
  await page.evaluate(() => Object.assign(window, { before: true }))

  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).click()
  await page.waitForFunction(() => !('before' in window))

  await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor()
  await page.close()
})

test('a link followed while offline says so, stays on its page, and opens once back online', async () => {
  page = (await visit('about:blank')).page
  await page.goto(`${inject('siteUrl')}/get-quote`)
  await page.locator('.hic-toaster').waitFor({ state: 'attached' })
  await page.context().setOffline(true)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).focus()
  await page.keyboard.press('Enter')
  const alert = page.getByRole('alert')
  await alert.getByText('your device may be offline').waitFor()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await alert.getByText('your device may be offline').waitFor()
  await alert.getByRole('button', { name: 'Try again', disabled: false }).waitFor()
  await page.context().setOffline(false)

  await page.getByRole('heading', { level: 1, name: 'Sitemap' }).waitFor()
  await page.context().close()
})
