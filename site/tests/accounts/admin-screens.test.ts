import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { axeFaults } from '#ci/axe.ts'
import { query } from '#ci/own-backend.ts'
import { monday } from '#supabase/catalogue/samples.ts'
import { pageOf } from './browser.ts'
import { goTo, linesOf, loadScreen, openScreen, SCREEN_NAMES } from './dashboard.ts'
import { administrator } from './people.ts'
import { storedCall, storedRequest } from './stored.ts'

const PHONE = { width: 360, height: 740 }

const team = pageOf(administrator, page => openScreen(page, 'today'))

test('text stored by hostile visitors stays text on every screen', async () => {
  const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
  await storedRequest({
    full_name: hostile.slice(0, 110),
    best_time: hostile.slice(0, 110),
    answers: JSON.stringify({
      [hostile]: hostile,
      nested: { a: [hostile] },
      ['__proto__']: { a: 1 },
      constructor: [{}],
      toString: null,
    }),
    chosen_policies: JSON.stringify([{ name: hostile, fund: hostile, monthlyPriceCents: hostile }, hostile, null, 5]),
  })
  await storedCall({ full_name: hostile.slice(0, 110) })
  await query(
    `insert into public.contact_messages (id, full_name, email, topic, message, consent_version)
     values (gen_random_uuid(), $1, 'h@people.example', 'x', $2, '2026-11-21')`,
    hostile.slice(0, 110),
    hostile,
  )
  await query(
    'insert into public.newsletter_subscriptions (email, user_agent) values ($1, $2) on conflict do nothing',
    // An address contains no brackets; what it could do is end an attribute.
    `'onfocus='window.hacked=1'&lt@people.example`,
    hostile,
  )
  await query(
    "insert into public.offers (insurer, title, body, ends_at) values ($1, $1, $2, now() + interval '1 day')",
    hostile.slice(0, 75),
    hostile,
  )
  await query('insert into public.partners (slug, name) values ($1, $2)', `hostile-${Date.now()}`, hostile)
  await query(
    'insert into public.public_holidays (day, name) values ($1, $2) on conflict do nothing',
    monday(18),
    hostile.slice(0, 80),
  )
  await query(
    `insert into public.outbox_messages (kind, channel, recipient, attempts, last_error, next_attempt_at)
     values ('booking-made', 'sms', $1, 3, $1, now() + interval '1 day')`,
    hostile,
  )
  const page = team()
  await openScreen(page, 'today')
  await page.getByText('Which ones, and why').click()

  for (const name of SCREEN_NAMES) {
    await goTo(page, name)
    expect(await page.locator('main img, main script').count(), name).toBe(0)
  }
  for (const [name, caption] of [
    ['requests', 'Quote requests'],
    ['calls', 'Booked calls'],
    ['messages', 'Messages'],
  ] as const) {
    await goTo(page, name)
    await linesOf(page, caption).filter({ hasText: '<img' }).first().getByRole('button').click()
    await page.getByRole('dialog').waitFor()
    expect(await page.locator('dialog img, dialog script').count(), name).toBe(0)
    await page.keyboard.press('Escape')
  }
  expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined()
})

test.each(SCREEN_NAMES)('axe finds no fault with the screen %s', async name => {
  const page = team()
  await goTo(page, name)

  expect(await axeFaults(page, { within: 'main' })).toEqual([])
})

test('axe finds no fault with an opened request', async () => {
  await storedRequest()
  const page = team()
  await openScreen(page, 'requests')
  await linesOf(page, 'Quote requests').first().getByRole('button').click()
  await page.getByRole('dialog').waitFor()

  expect(await axeFaults(page, { within: 'main' })).toEqual([])
})

test('on a phone nothing needs sideways scrolling to be read, at 400 % zoom and with wide text spacing neither, and every link of a list is large enough to tap', async () => {
  await storedRequest({ full_name: 'Margaretha van der Berg-Featherstonehaugh' })
  await storedCall({ full_name: 'Margaretha van der Berg-Featherstonehaugh' })
  const page = team()
  await page.setViewportSize(PHONE)
  onTestFinished(() => page.setViewportSize({ width: 1280, height: 720 }))

  for (const name of SCREEN_NAMES) {
    await openScreen(page, name)
    if (name === 'slots') {
      await page.getByRole('region', { name: 'Coming days' }).locator('li button').first().click()
      await page.getByLabel('Taking calls at 7:30 PM').waitFor()
    }
    const tooWide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('main .overflow-x-auto')]
        .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        .filter(pixels => pixels > 0),
    )
    expect(tooWide, name).toEqual([])
    const tooLow = await page.evaluate(() =>
      [...document.querySelectorAll('main td a')]
        .filter(link => link.getBoundingClientRect().height < 24)
        .map(({ textContent }) => textContent),
    )
    expect(tooLow, name).toEqual([])
    if (name === 'slots') await expectFittingAtZoom(page)
  }
})

/** With a day of call times open. */
async function expectFittingAtZoom(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 })
  const needed = () => page.evaluate(() => document.documentElement.scrollWidth)
  const plain = await needed()
  // The text spacing of WCAG 1.4.12; a constructed sheet, because the policy refuses style elements.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  const spaced = await needed()
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  await page.setViewportSize(PHONE)

  expect(plain).toBeLessThanOrEqual(320)
  expect(spaced).toBeLessThanOrEqual(320)
}

test('on a phone the screens are in one row, and the open one is in view', async () => {
  const page = team()
  await page.setViewportSize(PHONE)
  onTestFinished(() => page.setViewportSize({ width: 1280, height: 720 }))
  const row = page.getByRole('navigation', { name: 'Dashboard' })

  for (const [open, name] of [
    [loadScreen, 'audit'],
    [openScreen, 'today'],
    [openScreen, 'offers'],
  ] as const) {
    await open(page, name)
    expect((await row.boundingBox())!.height).toBeLessThan(60)
    const here = row.locator('[aria-current="page"]')
    await expect
      .poll(async () => {
        const { x, width } = (await here.boundingBox())!
        return x >= 0 && x + width <= 360
      })
      .toBe(true)
  }
})

test('on a phone, each screen tab is fully in view when it has the keyboard focus', async () => {
  const page = team()
  await page.setViewportSize(PHONE)
  onTestFinished(() => page.setViewportSize({ width: 1280, height: 720 }))
  await openScreen(page, 'today')
  const links = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')

  await links.first().focus()
  for (const link of await links.all()) {
    await expect.poll(() => link.evaluate(one => one === document.activeElement)).toBe(true)
    await expect
      .poll(async () => {
        const { x, width } = (await link.boundingBox())!
        return x >= 0 && x + width <= 360
      })
      .toBe(true)
    await page.keyboard.press('Tab')
  }
})

test('the team is told which time zone the times are in', async () => {
  const page = team()
  await goTo(page, 'calls')

  await page.getByText('All times are Brisbane time.').waitFor()
})

test('each screen’s code is a small chunk of its own', async () => {
  const page = team()
  const scripts: string[] = []
  page.on('response', r => {
    if (r.request().resourceType() === 'script') scripts.push(r.url())
  })
  await loadScreen(page, 'today')
  const before = scripts.length

  for (const name of SCREEN_NAMES) await goTo(page, name)

  const chunks = scripts.slice(before)
  expect(chunks.length).toBeGreaterThan(5)
  // Asked for again: the browser may have let go of what it answered to a document that is left.
  for (const url of chunks)
    expect((await (await page.request.get(url)).body()).length, new URL(url).pathname).toBeLessThanOrEqual(40_000)
})
