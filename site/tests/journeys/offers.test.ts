import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { DEMO_FUNDS } from '#widgets/domain/demo-funds.ts'
import { holdReactBack, visit, walkTo } from '../visit.ts'
import { newEmail } from './fill-in.ts'
import { letterTo } from './outbox.ts'

test('shows the current offers with their terms and end dates, the next to end first', async () => {
  await using visited = await walkTo('about:blank')
  const { page } = visited
  // The page waits three seconds for the list of funds, and goes without its links then: a busy machine may need more.
  await page.addInitScript(() => {
    const { setTimeout: wait } = window
    Object.assign(window, {
      setTimeout: (act: () => void, ms?: number, ...more: unknown[]) => wait(act, ms === 3_000 ? 30_000 : ms, ...more),
    })
  })
  await page.goto('/offers')

  await page.getByRole('heading', { name: 'Demo offer: 2-month waits on extras waived' }).waitFor()
  // The team's tests publish some of their own.
  const ofTheDemo = page.locator('main li').filter({ hasText: 'Demo offer' })
  expect(await ofTheDemo.count()).toBe(2)
  const ends = await ofTheDemo.getByText(/^Ends on/).allTextContents()
  const times = ends.map(end => Date.parse(/^Ends on (\d+ \w+ \d{4})$/.exec(end)![1]!))
  expect(times[0]).toBeGreaterThan(Date.now())
  expect(times[1]).toBeGreaterThan(times[0]!)
  expect(
    await page
      .getByRole('link', { name: /^Terms of this offer/ })
      .first()
      .getAttribute('rel'),
  ).toContain('noopener')
  expect(await page.getByRole('link', { name: 'Compare policies from Demo Mutual' }).getAttribute('href')).toBe(
    '/compare#funds=XDM',
  )
})

test('a word longer than a narrow phone’s line does not widen the page, and an offer that ends at midnight ends on the day before, one that ends at noon on its day', async () => {
  await using visited = await walkTo('about:blank', { viewport: { width: 320, height: 640 } })
  const { page } = visited
  const long = 'Silverplusadvantage'.repeat(4)
  const ending = (title: string, ends_at: string) => {
    return { id: title, insurer: long, title, body: `Ask for ${long}`, terms_url: null, ends_at }
  }
  // Midnight and noon in Brisbane.
  const offers = [ending(long, '2099-06-30T14:00:00Z'), ending('Noon', '2099-07-01T02:00:00Z')]
  await page.route('**/rest/v1/offers*', route =>
    route.fulfill({ json: offers, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.goto('/offers')
  await page.getByRole('heading', { name: long }).waitFor()

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await page.getByText(/^Ends on/).allTextContents()).toEqual(['Ends on 30 June 2099', 'Ends on 1 July 2099'])
})

test('the demo’s offers are from funds whose policies are compared', async () => {
  const seed = await readFile(new URL('../../../supabase/seed.sql', import.meta.url), 'utf8')
  const insurers = [...seed.matchAll(/\('0{8}-[\d-]+', '([^']+)', 'Demo offer/g)].map(([, insurer]) => insurer)

  expect(insurers).toHaveLength(3)
  expect(DEMO_FUNDS.map(fund => fund.name)).toEqual(expect.arrayContaining(insurers))
})

// That there are none is said in `offer-list.test.tsx`.
test('says so as often as they cannot be loaded, and hands the focus on to them once they can', async () => {
  await using visited = await walkTo('about:blank')
  const { page } = visited
  await page.route('**/rest/v1/offers*', route => route.abort(), { times: 2 })
  await page.goto('/offers')
  const failed = page.getByText('The offers could not be loaded just now.')
  await failed.waitFor()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.click()
  await again.waitFor()
  const focused = page.locator(':focus')
  await expect.poll(() => focused.textContent()).toContain('The offers could not be loaded')
  await again.click()

  await page.getByText('Demo Mutual', { exact: true }).waitFor()
  await expect.poll(() => focused.textContent()).toContain('Demo Mutual')
})

test('the link in a newsletter unsubscribes an address in one step, each time it is on the list', async () => {
  const email = newEmail('leaving')
  // What the form brings about, which `home` fills in: the letter is the database's.
  const subscribe = () => query('insert into public.newsletter_subscriptions (email) values ($1)', email)
  await subscribe()
  const link = /\S+\/unsubscribe#token=\S+/.exec((await letterTo(email)) ?? '')?.[0] ?? ''

  await using visited = await visit(link)
  const { page } = visited
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('heading', { name: 'You have been unsubscribed' }).waitFor()
  // The page no longer offers what has been done.
  await page.getByText('Your address is off the list.').waitFor()

  // The same email again, on the same day.
  await subscribe()
  // From another page: to where it is already, a browser would only move within the page.
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('heading', { name: 'You have been unsubscribed' }).waitFor()
  expect(await query('select 1 from public.newsletter_subscriptions where email = $1', email)).toEqual([])
})

test.each([
  ['/unsubscribe', 'Your link is in every newsletter', 'Unsubscribe'],
  ['/withdraw#request=1234', 'Each request has its own link', 'Withdraw my request'],
])('%s without a token says what else to do instead of showing a button', async (path, title, button) => {
  await using visited = await visit('about:blank')
  const { page } = visited
  const letReactCome = await holdReactBack(page)
  await page.goto(path)
  const foot = page.getByRole('contentinfo')
  const printed = await foot.boundingBox()
  letReactCome()
  await page.getByRole('heading', { name: title }).waitFor()

  expect(await foot.boundingBox()).toEqual(printed)

  expect(await page.getByRole('button', { name: button }).count()).toBe(0)
  expect(await page.getByRole('main').getByRole('link', { name: BRAND.email }).isVisible()).toBe(true)
})
