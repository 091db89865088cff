import type { Page } from 'playwright'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { axeFaults } from '#ci/axe.ts'
import { query } from '#ci/own-backend.ts'
import { monday } from '#supabase/catalogue/samples.ts'
import { expectFocus, pageOf } from './browser.ts'
import { goTo, linesOf, loadScreen, openScreen, panelHasGone, SCREEN_NAMES } from './dashboard.ts'
import { administrator } from './people.ts'
import { storedCall, storedRequest } from './stored.ts'

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 720 }
const HOSTILE = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
/** Those whose entries can be opened, with their lists. */
const LISTS: Record<string, string> = { requests: 'Quote requests', calls: 'Booked calls', messages: 'Messages' }

beforeAll(storeHostileText)
beforeAll(async () => {
  const full_name = 'Margaretha van der Berg-Featherstonehaugh'
  await storedRequest({ full_name })
  await storedCall({ full_name })
})

/** What the page has fetched for its screens. */
let scripts: string[] = []
const team = pageOf(administrator, async page => {
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.setViewportSize(PHONE)
  await loadScreen(page, 'audit')
  // Of what came until the first was there, only its own file is for a screen.
  scripts = scripts.filter(url => url.includes('/audit-'))
})

test('on a phone the screens are in one row, and the open one is in view', async () => {
  const page = await onPhone()
  const row = page.getByRole('navigation', { name: 'Dashboard' })
  const expectInView = async () => {
    expect((await row.boundingBox())!.height).toBeLessThan(60)
    const here = row.locator('[aria-current="page"]')
    await expect
      .poll(async () => {
        const { x, width } = (await here.boundingBox())!
        return x >= 0 && x + width <= 360
      })
      .toBe(true)
  }

  // The page has begun with the last of them.
  await expectInView()
  for (const name of ['today', 'offers'] as const) {
    await openScreen(page, name)
    await expectInView()
  }
})

test('on a phone, each screen tab is fully in view when it has the keyboard focus', async () => {
  const page = await onPhone()
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
  await team().getByText('All times are Brisbane time.').waitFor()
})

test('a screen whose code is slow to come says so at once, under its own heading and in place of the one before', async () => {
  const page = team()
  await openScreen(page, 'today')
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/subscribers-*.js', route => code.promise.then(() => route.continue()))

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Subscribers' }).click()

  await page.getByRole('heading', { level: 1, name: 'Subscribers', exact: true }).waitFor()
  await page.getByRole('main').getByText('Loading …').waitFor()
  expect(await page.getByRole('region', { name: 'Calls by slot' }).count()).toBe(0)
  code.resolve()
  await page.getByRole('table', { name: 'Subscribers' }).waitFor()
})

// One walk for all: to go to a screen again for each promise takes as long as most of them.
describe.each(SCREEN_NAMES)('the screen %s', name => {
  beforeAll(() => openScreen(team(), name))

  test('has no fault that axe finds', async () => {
    expect(await axeFaults(team(), { within: 'main' })).toEqual([])
  })

  test('on a phone needs no sideways scrolling to be read, and every link of a list is large enough to tap', async () => {
    const page = await onPhone()

    expect(await tooWide(page)).toEqual([])
    expect(await tooLow(page)).toEqual([])
  })

  if (name === 'slots') {
    test('with a day opened needs none either, nor at 400 % zoom and with wide text spacing', async () => {
      const page = await onPhone()
      await page.getByRole('region', { name: 'Coming days' }).locator('li button').first().click()
      await page.getByLabel('Taking calls at 7:30 PM').waitFor()

      expect(await tooWide(page)).toEqual([])
      expect(await tooLow(page)).toEqual([])
      await expectFittingAtZoom(page)
    })
  }

  test('shows text stored by hostile visitors as text, also in what is opened', async () => {
    const page = team()
    if (name === 'today') {
      await page.getByText('Which ones, and why').click()
      await page.getByRole('listitem').filter({ hasText: '<img' }).first().waitFor()
    }
    expect(await page.locator('main img, main script').count()).toBe(0)
    const list = LISTS[name]
    if (list) {
      await linesOf(page, list).filter({ hasText: '<img' }).first().getByRole('button').click()
      await page.getByRole('dialog').waitFor()
      expect(await page.locator('dialog img, dialog script').count()).toBe(0)
      await closePanel(page)
    }

    expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined()
  })

  if (name === 'requests') {
    test('has no fault that axe finds with a request opened', async () => {
      const page = team()
      await linesOf(page, 'Quote requests').first().getByRole('button').click()
      await page.getByRole('dialog').waitFor()

      expect(await axeFaults(page, { within: 'main' })).toEqual([])
      await closePanel(page)
    })
  }
})

test('each screen of the dashboard has its own title, and its heading gets the focus unless something else kept it', async () => {
  const page = team()
  await openScreen(page, 'messages')
  await goTo(page, 'requests')
  await expectFocus(page, 'Requests')
  expect(await page.title()).toMatch(/^Requests, team dashboard \|/)
  await linesOf(page, 'Quote requests').getByRole('button').first().focus()

  await page.goBack()

  await page.getByRole('heading', { level: 1, name: 'Messages', exact: true }).waitFor()
  await expectFocus(page, 'Messages')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.title()).toMatch(/^Messages, team dashboard \|/)

  // In Safari a link that is pressed gets no focus, but whatever around it can take it.
  await page.locator('nav[aria-label=Dashboard] a[href$="screen=requests"]').evaluate((link: HTMLElement) => {
    ;(document.activeElement as HTMLElement).blur()
    link.closest('main')!.focus()
    link.click()
  })
  await page.getByRole('heading', { level: 1, name: 'Requests', exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('each screen’s code is a small chunk of its own', async () => {
  // The walk above has opened them all.
  expect(scripts[0]).toContain('/audit-')
  expect(scripts.length).toBeGreaterThan(5)
  // Asked for again: the browser may have let go of what it answered.
  for (const url of scripts)
    expect((await (await team().request.get(url)).body()).length, new URL(url).pathname).toBeLessThanOrEqual(40_000)
})

async function storeHostileText() {
  await storedRequest({
    full_name: HOSTILE.slice(0, 110),
    best_time: HOSTILE.slice(0, 110),
    answers: JSON.stringify({
      [HOSTILE]: HOSTILE,
      nested: { a: [HOSTILE] },
      ['__proto__']: { a: 1 },
      constructor: [{}],
      toString: null,
    }),
    chosen_policies: JSON.stringify([{ name: HOSTILE, fund: HOSTILE, monthlyPriceCents: HOSTILE }, HOSTILE, null, 5]),
  })
  await storedCall({ full_name: HOSTILE.slice(0, 110) })
  await query(
    `insert into public.contact_messages (id, full_name, email, topic, message, consent_version)
     values (gen_random_uuid(), $1, 'h@people.example', 'x', $2, '2026-11-21')`,
    HOSTILE.slice(0, 110),
    HOSTILE,
  )
  await query(
    'insert into public.newsletter_subscriptions (email, user_agent) values ($1, $2) on conflict do nothing',
    // An address contains no brackets; what it could do is end an attribute.
    `'onfocus='window.hacked=1'&lt@people.example`,
    HOSTILE,
  )
  await query(
    "insert into public.offers (insurer, title, body, ends_at) values ($1, $1, $2, now() + interval '1 day')",
    HOSTILE.slice(0, 75),
    HOSTILE,
  )
  await query('insert into public.partners (slug, name) values ($1, $2)', `hostile-${Date.now()}`, HOSTILE)
  await query(
    'insert into public.public_holidays (day, name) values ($1, $2) on conflict do nothing',
    monday(18),
    HOSTILE.slice(0, 80),
  )
  await query(
    `insert into public.outbox_messages (kind, channel, recipient, attempts, last_error, next_attempt_at)
     values ('booking-made', 'sms', $1, 3, $1, now() + interval '1 day')`,
    HOSTILE,
  )
}

async function onPhone(): Promise<Page> {
  const page = team()
  await page.setViewportSize(PHONE)
  onTestFinished(() => page.setViewportSize(DESKTOP))
  return page
}

async function closePanel(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await panelHasGone(page)
}

/** By how many pixels the page is wider than the window, and tables than their frames. */
const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main .overflow-x-auto')]
      .map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      .filter(pixels => pixels > 0),
  )

const tooLow = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main td a')]
      .filter(link => link.getBoundingClientRect().height < 24)
      .map(({ textContent }) => textContent),
  )

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
