import { expect, test } from 'vitest'
import { page, put, start, state, useBarePage } from './bare-page.ts'
import { eventAfter } from './visit.ts'

useBarePage()

const goOffline = () => page.context().setOffline(true)
const comeBack = () => page.context().setOffline(false)

test('a form that lost its connection while it loaded says so, and comes back with what was typed', async () => {
  await put('<hic-newsletter></hic-newsletter>')
  const field = page.getByLabel('Email address')
  const lost = Promise.withResolvers<void>()
  await page.route(/\/react-/, route => lost.promise.then(() => route.abort()))
  await field.fill('ana@example')
  await eventAfter(page, 'hic-error', () => goOffline().then(() => lost.resolve()))
  await page.unroute(/\/react-/)
  await page.getByText('Subscribing needs JavaScript and a connection. Or email us:').waitFor()
  expect(await field.isVisible()).toBe(false)

  await eventAfter(page, 'hic-ready', comeBack)

  await field.waitFor()
  expect(await field.inputValue()).toBe('ana@example')
  expect(await page.getByText('needs JavaScript').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'Invalid email address' }).waitFor()
})

test('a page’s own fallback gives way again once there is a connection, and what was chosen is still there', async () => {
  await put('<hic-quote-start><a href="/ours">Our own link</a></hic-quote-start>')
  await start().waitFor()
  await state().selectOption('NT')
  await goOffline()
  await eventAfter(page, 'hic-error', () => state().focus())
  const fallback = page.getByRole('link', { name: 'Our own link' })
  expect(await fallback.isVisible()).toBe(true)

  await eventAfter(page, 'hic-ready', comeBack)

  expect(await state().inputValue()).toBe('NT')
  expect(await fallback.isVisible()).toBe(false)
  await start().click()
  await page.getByText('Please select who this cover is for.').waitFor()
})

test('a connection that fails again in the meantime is waited for again', async () => {
  await put('<hic-newsletter></hic-newsletter>')
  const field = page.getByLabel('Email address')
  await field.waitFor()
  await page.route(/\/react-/, route => route.abort())
  await eventAfter(page, 'hic-error', () => field.focus())
  await eventAfter(page, 'hic-error', () => goOffline().then(comeBack))
  await page.unroute(/\/react-/)

  await eventAfter(page, 'hic-ready', () => goOffline().then(comeBack))

  expect(await field.isVisible()).toBe(true)
})

test('a tag that came near without a connection shows once there is one', async () => {
  await goOffline()
  await eventAfter(page, 'hic-error', () => put('<hic-faq><p>Our own answers</p></hic-faq>'))
  expect(await page.getByText('Our own answers').isVisible()).toBe(true)

  await comeBack()

  await page.getByRole('button', { name: 'Medicare Levy Surcharge' }).waitFor()
})

test('a tag that was taken away while there was no connection loads nothing later', async () => {
  await goOffline()
  await eventAfter(page, 'hic-error', () => put('<hic-faq></hic-faq>'))
  await page.evaluate(() => document.querySelector('hic-faq')!.remove())
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))

  await comeBack()
  await page.evaluate(() => fetch(location.href))

  expect(asked).toEqual([page.url()])
})

test('a tag that was taken away while there was no connection is not kept until there is one', async () => {
  const devtools = await page.context().newCDPSession(page)
  const nodes = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Memory.getDOMCounters')).nodes
  }
  await goOffline()
  const before = await nodes()
  await eventAfter(page, 'hic-error', () => put(`<hic-faq>${'<p>Our own answer</p>'.repeat(1000)}</hic-faq>`))

  await put('')

  await expect.poll(async () => (await nodes()) - before).toBeLessThan(1000) // with its content it is some 2,000
})

test('figures that the page set without a connection show once there is one, and ours do not for a moment', async () => {
  await page.route(/\/react-/, route => route.abort())
  await put('<hic-stats></hic-stats>')
  const ours = page.getByText('certified advisors').first()
  await eventAfter(page, 'hic-error', () => ours.hover())
  await ours.waitFor()
  await page.evaluate(() => {
    const theirs = { icon: 'savings', value: 7, label: 'of theirs', tooltip: 'Made up.', back: 'Made up.' }
    Object.assign(document.querySelector('hic-stats')!, { items: [theirs] })
  })
  await ours.waitFor({ state: 'hidden' })
  await page.unroute(/\/react-/)
  const drawn = await page.evaluateHandle(() => {
    const root = document.querySelector('hic-stats')!.shadowRoot!
    const drawn: string[] = []
    new MutationObserver(() => drawn.push(root.textContent!)).observe(root, { childList: true, subtree: true })
    return drawn
  })

  await eventAfter(page, 'hic-ready', () => goOffline().then(comeBack))

  await page.getByText('of theirs').first().waitFor()
  expect((await drawn.evaluate(drawn => drawn.join())).includes('certified advisors')).toBe(false)
})
