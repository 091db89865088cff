import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { ownBackend, query } from '#ci/own-backend.ts'
import { LOCAL_PUBLISHABLE_KEY } from '#supabase/local/keys.ts'
import { visitors } from './browser.ts'
import { administrator, signIn, somebody } from './people.ts'
import { storedCall, storedRequest } from './stored.ts'

const visitor = visitors()
const SCREENS = [
  'today',
  'requests',
  'calls',
  'messages',
  'slots',
  'offers',
  'partners',
  'subscribers',
  'person',
  'audit',
]

const screen = async (page: Page, name: string) => {
  await page.goto(`${inject('siteUrl')}/admin?screen=${name}`)
  await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()
  await page.waitForLoadState('networkidle')
}

async function team(): Promise<Page> {
  const page = await visitor()
  await signIn(page, await administrator(), '/admin')
  await page.getByRole('heading', { name: 'Calls by slot' }).waitFor()
  return page
}

const statusOf = async (id: string) =>
  (
    await query<{ status: string; notes: string }>('select status, notes from public.quote_requests where id = $1', id)
  )[0]

test('somebody who is not signed in is told whom the page is for, and nothing is asked or loaded for it', async () => {
  const page = await visitor()
  const asked: string[] = []
  page.on('request', r => asked.push(r.url()))

  await page.goto(`${inject('siteUrl')}/admin`)
  await page.getByRole('heading', { name: 'This page is for the team' }).waitFor()
  await page.waitForLoadState('networkidle')

  expect(asked.filter(url => url.startsWith(inject('backendUrl')))).toEqual([])
  expect(asked.filter(url => /dashboard|GoTrue/.test(url))).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('**/auth?next=/admin')
})

test('somebody who is signed in but no administrator is told so, and only that was asked', async () => {
  const page = await visitor()
  await signIn(page, await somebody(), '/admin')
  await page.getByText('but not as an administrator').waitFor()
  const asked: string[] = []
  page.on('request', r => asked.push(r.url()))

  await page.reload()
  await page.getByText('but not as an administrator').waitFor()
  await page.waitForLoadState('networkidle')

  const tables = asked.filter(url => url.includes('/rest/v1/')).map(url => new URL(url).pathname)
  expect(new Set(tables)).toEqual(new Set(['/rest/v1/rpc/is_admin']))
  expect(asked.filter(url => url.includes('/assets/dashboard'))).toEqual([])
})

test('a forged administrator sees no row of anybody', async () => {
  const secret = `Secret Person ${Date.now()}`
  await storedRequest({ full_name: secret })
  await storedCall({ full_name: secret })
  const page = await visitor()
  await page.route('**/rpc/is_admin', route =>
    route.fulfill({
      status: 200,
      headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' },
      body: 'true',
    }),
  )
  const answers: Promise<string>[] = []
  page.on('response', r => {
    if (r.url().includes('/rest/v1/') && r.request().method() !== 'OPTIONS') answers.push(r.text().catch(() => ''))
  })
  await signIn(page, await somebody(), '/admin')

  for (const name of SCREENS) await screen(page, name)

  const said = (await Promise.all(answers)).join('\n')
  expect(said).not.toContain(secret)
  expect(said).not.toContain('@people.example"')
  expect(said).toContain('Only administrators see the figures')
})

test('an administrator who is removed loses access at the next request', async () => {
  const person = await administrator()
  const page = await visitor()
  await signIn(page, person, '/admin?screen=requests')
  await page.getByRole('table', { name: 'Quote requests' }).waitFor()

  await query('delete from private.admins where user_id = $1', person.id)
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Today' }).click()

  await page.getByText('but not as an administrator').waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
})

test('a request is opened, answered, noted on the wire with the version that was seen, and taken back', async () => {
  const name = `Answer Me ${Date.now()}`
  const { id, reference } = await storedRequest({
    full_name: name,
    answers: JSON.stringify({ coverType: 'hospital', ages: '34, 36' }),
    chosen_policies: JSON.stringify([
      { id: 'x', name: 'Demo Silver', fund: 'Demo Fund', monthlyPriceCents: 41235, asShownOn: '2026-11-20' },
    ]),
  })
  const page = await team()
  await screen(page, 'requests')
  await page.getByLabel('Search by').fill(reference.toLowerCase())
  await page.getByLabel('Search by').press('Enter')
  await page.getByRole('button', { name: reference }).click()

  const panel = page.getByRole('dialog', { name: reference })
  await panel.getByText('34, 36').waitFor()
  await panel.getByText('$412.35').waitFor()
  await panel.getByLabel('Status', { exact: true }).selectOption('Contacted')
  await panel.getByLabel('Notes for the team').fill('Called back')
  const saved = page.waitForRequest(r => r.method() === 'PATCH')
  await panel.getByRole('button', { name: 'Save' }).click()
  const request = await saved
  const { searchParams } = new URL(request.url())
  expect([searchParams.get('id'), searchParams.get('version')]).toEqual([`eq.${id}`, 'eq.1'])
  expect(request.postDataJSON()).toEqual({ status: 'contacted', notes: 'Called back' })
  await panel.getByText('Saved', { exact: true }).waitFor()
  expect(await statusOf(id)).toEqual({ status: 'contacted', notes: 'Called back' })

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText(`${reference} is as it was before`).first().waitFor()
  expect(await statusOf(id)).toEqual({ status: 'new', notes: '' })
})

test('two administrators do not overwrite each other silently', async () => {
  const { id, reference } = await storedRequest()
  const [one, other] = [await team(), await team()]
  for (const page of [one, other]) {
    await screen(page, 'requests')
    await page.getByLabel('Search by').fill(reference)
    await page.getByLabel('Search by').press('Enter')
    await page.getByRole('button', { name: reference }).click()
  }
  await one.getByLabel('Notes for the team').fill('from one')
  await one.getByRole('button', { name: 'Save' }).click()
  await one.getByText('Saved', { exact: true }).waitFor()

  await other.getByLabel('Notes for the team').fill('from the other')
  await other.getByRole('button', { name: 'Save' }).click()

  await other.getByText('Somebody else changed this entry').waitFor()
  await other.getByText('Their notes: from one').waitFor()
  expect(await other.getByLabel('Notes for the team').inputValue()).toBe('from the other')
  expect((await statusOf(id))?.notes).toBe('from one')
  await other.getByRole('button', { name: 'Save mine over theirs' }).click()
  await other.getByText('Saved', { exact: true }).waitFor()
  expect((await statusOf(id))?.notes).toBe('from the other')
})

test('the list is worked through by keyboard', async () => {
  await storedRequest()
  await storedRequest()
  const page = await team()
  await screen(page, 'requests')
  const openers = page.getByRole('table', { name: 'Quote requests' }).getByRole('button')
  const second = (await openers.nth(1).textContent()) ?? ''

  await openers.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: second }).waitFor()
  await page.keyboard.press('Escape')

  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(second)
})

test('pages follow one another by key, without a gap or a double', async () => {
  await query(
    `insert into public.contact_messages (id, full_name, email, topic, message, consent_version)
     select gen_random_uuid(), 'Pager ' || n, 'pager@people.example', 'x', 'x', '2026-11-21' from generate_series(1, 120) n`,
  )
  const page = await team()
  await screen(page, 'messages')
  await page.getByLabel('Search by').fill('pager@people.example')
  await page.getByLabel('Search by').press('Enter')
  const rows = page.getByRole('table', { name: 'Messages' }).locator('tbody tr', { hasText: 'Pager' })
  await expect.poll(() => rows.count()).toBe(50)

  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => rows.count()).toBe(100)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => rows.count()).toBe(120)

  const names = await rows.locator('td:nth-child(2)').allTextContents()
  expect(new Set(names).size).toBe(120)
})

test('an export cannot run in a spreadsheet', async () => {
  const marker = `Export${Date.now()}`
  await storedRequest({ full_name: `=HYPERLINK("https://evil.example"; ${marker}` })
  const page = await team()
  await screen(page, 'requests')
  await page.getByLabel('Search by').fill(marker)
  await page.getByLabel('Search by').press('Enter')
  await page.getByRole('table', { name: 'Quote requests' }).getByText(marker).waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')

  expect(file).toContain(`"'=HYPERLINK(""https://evil.example""; ${marker}"`)
  expect(file).toContain(`"'+61412345678"`)
  await page.getByText('1 rows are in requests.csv').waitFor()
})

test('what hostile visitors stored stays text on every screen', async () => {
  const hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
  const admin = await administrator()
  await storedRequest({
    full_name: hostile.slice(0, 110),
    best_time: hostile.slice(0, 110),
    answers: JSON.stringify({ [hostile]: hostile, nested: { a: [hostile] } }),
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
    'insert into public.newsletter_subscriptions (email, user_agent) values ($1, $2)',
    '<img/src=x/onerror=window.hacked=1>@people.example',
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
    '2027-06-07',
    hostile.slice(0, 80),
  )
  const page = await visitor()
  await signIn(page, admin, '/admin')

  for (const name of SCREENS) {
    await screen(page, name)
    expect(await page.locator('main img, main script').count(), name).toBe(0)
  }
  for (const name of ['requests', 'calls', 'messages']) {
    await screen(page, name)
    await page.getByRole('table').getByRole('button').first().click()
    await page.getByRole('dialog').waitFor()
    expect(await page.locator('dialog img, dialog script').count(), name).toBe(0)
  }
  expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined()
})

test.each(SCREENS)('axe finds no fault with the screen %s', async name => {
  const page = await team()
  await screen(page, name)
  if (name === 'requests') {
    await storedRequest()
    await page.reload()
    await page.getByRole('table').getByRole('button').first().click()
  }

  const { violations } = await new AxeBuilder({ page }).analyze()

  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test('a slot that is closed cannot be booked, and opens again', async () => {
  const page = await team()
  await screen(page, 'slots')
  await page
    .getByRole('region', { name: 'Coming days' })
    .getByRole('button', { name: /of \d+/ })
    .last()
    .click()
  const box = page.getByLabel('Taking calls at 7:30 PM')
  await box.waitFor()
  const closed = () =>
    query<{ n: number }>('select count(*)::int as n from public.call_slots where closed and slot_no = 21')

  await box.click()
  await expect.poll(() => box.isChecked()).toBe(false)
  expect((await closed())[0]!.n).toBe(1)

  await box.click()
  await expect.poll(() => box.isChecked()).toBe(true)
  expect((await closed())[0]!.n).toBe(0)
})

test('an offer is written, looked at, published and seen by everybody', async () => {
  const title = `Offer ${Date.now()}`
  const seen = async () => {
    const response = await fetch(`${ownBackend().url}/rest/v1/offers?select=title`, {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    })
    return JSON.stringify(await response.json())
  }
  const page = await team()
  await screen(page, 'offers')
  await page.getByRole('button', { name: 'Write an offer' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Insurer').fill('Demo Fund')
  await panel.getByLabel('Title').fill(title)
  await panel.getByLabel('From').fill('2026-01-05')
  await panel.getByRole('region', { name: 'Preview' }).getByText(title).waitFor()
  await panel.getByRole('button', { name: 'Save the offer' }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  expect(await seen()).not.toContain(title)

  await page.getByRole('button', { name: `Publish ${title}` }).click()
  await page.getByText('The offer is published').first().waitFor()
  expect(await seen()).toContain(title)

  await page.getByRole('button', { name: `End now ${title}` }).click()
  await page.getByText('The offer has ended').first().waitFor()
  expect(await seen()).not.toContain(title)
})

test('one person’s data is given out and erased', async () => {
  const email = `erase-${Date.now()}@people.example`
  await storedRequest({ email })
  const page = await team()
  await screen(page, 'person')
  await page.getByRole('main').getByLabel('E-mail address').fill(email)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file.quote_requests).toHaveLength(1)
  expect(file.quote_requests[0].email).toBe(email)

  await page.getByRole('button', { name: 'Erase …' }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await page.getByText('Erased', { exact: true }).waitFor()
  expect(await query('select 1 from public.quote_requests where email = $1', email)).toEqual([])
})

test('each screen’s code is a small chunk of its own', async () => {
  const page = await team()
  const sizes: [string, number][] = []
  page.on('response', async r => {
    if (r.request().resourceType() === 'script') sizes.push([r.url(), (await r.body().catch(() => '')).length])
  })

  for (const name of SCREENS.slice(1)) {
    await page.getByRole('navigation', { name: 'Dashboard' }).locator(`a[href$="screen=${name}"]`).click()
    await page.waitForLoadState('networkidle')
  }

  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.filter(([, bytes]) => bytes > 40 * 1024)).toEqual([])
})
