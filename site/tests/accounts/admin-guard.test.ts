import type { Locator, Page, Request } from 'playwright'
import { expect, inject, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { holdReactBack, listens } from '../visit.ts'
import { expectFocus, visitors } from './browser.ts'
import { goTo, openScreen, SCREEN_NAMES } from './dashboard.ts'
import { administrator, byEmail, somebody } from './people.ts'
import { storedCall, storedRequest } from './stored.ts'

const visitor = visitors()

/** The panel of a request opened by its address, with something typed into it that is not saved. */
async function typedInto(page: Page, reference: string, notes: string) {
  await page.goto(`${inject('siteUrl')}/admin?screen=requests&open=${reference}`)
  const panel = page.getByRole('dialog', { name: reference })
  await panel.getByLabel('Notes for the team').fill(notes)
  return panel
}

/** Presses Save: the panel says that it is done, and the request has what was typed. */
async function expectSaved(panel: Locator, id: string, notes: string) {
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('Saved', { exact: true }).waitFor()
  expect(await query('select notes from public.quote_requests where id = $1', id)).toEqual([{ notes }])
}

test('people who never signed in read who the page is for before any script runs', async () => {
  const html = await (await fetch(`${inject('siteUrl')}/admin`)).text()

  expect(html.match(/<main.*<\/main>/s)?.[0]).toContain('Sign in as an administrator to see it.')
})

test('people who are not signed in are told who the page is for, and nothing else is requested', async () => {
  const page = await visitor()
  const asked: Request[] = []
  page.on('request', request => asked.push(request))

  await page.goto(`${inject('siteUrl')}/admin`)
  await listens(page)
  await page.getByRole('heading', { name: 'This page is for the team' }).waitFor()
  // The last file that a page fetches by itself.
  await page.locator('.hic-toaster').waitFor({ state: 'attached' })

  expect(asked.map(request => request.url()).filter(url => url.startsWith(inject('backendUrl')))).toEqual([])
  const scripts = asked.filter(request => request.resourceType() === 'script').map(request => request.url())
  expect(scripts.filter(url => url.includes('dashboard'))).toEqual([])
  const contents = await Promise.all(scripts.map(async url => (await fetch(url)).text()))
  expect(contents.some(text => text.includes('GoTrueClient'))).toBe(false)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('**/auth?next=%2Fadmin')
  await byEmail(page, await administrator())

  await expectFocus(page, 'Today')
})

test('signing in first leads to the entry that the address names', async () => {
  const { reference } = await storedCall()
  const page = await visitor()
  await page.goto(`${inject('siteUrl')}/admin?screen=calls&open=${reference}`)
  await listens(page)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()

  await byEmail(page, await administrator())

  await page.getByRole('dialog', { name: reference }).waitFor()
})

test('pressing Sign in before React is there leads to that entry too', async () => {
  const entry = '/admin?screen=calls&open=HC-7K3M-2QXD'
  const page = await visitor()
  const letGo = await holdReactBack(page)
  await page.goto(inject('siteUrl') + entry, { waitUntil: 'domcontentloaded' })

  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  letGo()

  await page.waitForURL(`**/auth?next=${encodeURIComponent(entry)}`)
})

test('people who are signed in but not administrators are told so, nothing else is requested, and they can ask to be checked again and see what came of it', async () => {
  const page = await visitor(await somebody())
  const asked: string[] = []
  page.on('request', r => asked.push(r.url()))

  await page.goto(`${inject('siteUrl')}/admin`)
  await page.getByText('but not as an administrator').waitFor()
  await page.waitForLoadState('networkidle')

  const tables = asked.filter(url => url.includes('/rest/v1/')).map(url => new URL(url).pathname)
  expect(new Set(tables)).toEqual(new Set(['/rest/v1/rpc/is_admin']))
  expect(asked.filter(url => url.includes('/assets/dashboard'))).toEqual([])

  const { promise, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/rpc/is_admin', route => promise.then(() => route.continue()))
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByRole('button', { name: 'Checking …' }).waitFor()
  answer()

  await page.getByText('Still not an administrator, or we could not be reached.').waitFor()
  await page.getByRole('button', { name: 'Check again' }).waitFor()
})

test('a forged administrator sees nobody’s rows', async () => {
  const secret = `Secret Person ${Date.now()}`
  await storedRequest({ full_name: secret })
  await storedCall({ full_name: secret })
  const page = await visitor(await somebody())
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

  await openScreen(page, 'today')
  for (const name of SCREEN_NAMES) await goTo(page, name)

  const said = (await Promise.all(answers)).join('\n')
  expect(said).not.toContain(secret)
  expect(said).not.toContain('@people.example"')
  expect(said).toContain('Only administrators see the figures')
  expect(said).toContain('Only administrators read the lists')
})

test('an administrator whom a tab asks about before it has their session is asked about again once that is there', async () => {
  const page = await visitor(await administrator())
  // What it hears from another tab may overtake what that tab has stored, and a question asked as nobody gets a no.
  await page.route('**/rpc/is_admin', route =>
    route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, json: false }),
  )
  await page.goto(`${inject('siteUrl')}/admin`)
  await page.getByText('but not as an administrator').waitFor()
  await page.unroute('**/rpc/is_admin')

  await page.evaluate(() => {
    const [key, newValue] = ['hic-session', localStorage.getItem('hic-session')]
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
  })

  await page.getByRole('navigation', { name: 'Dashboard' }).waitFor()
})

test('an administrator who is removed loses access at the next request, and the focus is on the heading that says for whom the page is', async () => {
  const person = await administrator()
  const { reference } = await storedRequest()
  const page = await visitor(person)
  await openScreen(page, 'requests')
  const row = page.getByRole('button', { name: reference })
  await row.focus()

  await query('delete from private.admins where user_id = $1', person.id)
  await row.press('Enter')

  await page.getByText('but not as an administrator').waitFor()
  expect(await page.getByRole('table').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('This page is for the team')
})

test('an administrator whose check failed while they typed checks again in the panel, and saves; one removed while typing is told so, not that the entry is gone, and their text is saved once they are back', async () => {
  const person = await administrator()
  const { id, reference } = await storedRequest()
  const page = await visitor(person)
  const panel = await typedInto(page, reference, 'Typed for ten minutes')
  const over = panel.getByText('You are no longer signed in as an administrator.')
  const headers = { 'access-control-allow-origin': '*' }
  await page.route('**/rest/v1/quote_requests*', route =>
    route.fulfill({ status: 403, headers, json: { code: '42501', message: 'permission denied' } }),
  )
  await page.route('**/rpc/is_admin', route => route.abort())
  await panel.getByRole('button', { name: 'Save' }).click()
  await over.waitFor()

  await page.unrouteAll()
  await panel.getByRole('button', { name: 'Check again' }).click()

  await over.waitFor({ state: 'hidden' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('form[data-unsaved]') !== null))
    .toBe(true)
  await expectSaved(panel, id, 'Typed for ten minutes')

  await panel.getByLabel('Notes for the team').fill('Typed for ten more')
  await query('delete from private.admins where user_id = $1', person.id)
  await panel.getByRole('button', { name: 'Save' }).click()
  await over.waitFor()
  // What the panel asks for besides is refused in the same words, if it was still on its way.
  const form = panel.getByRole('form', { name: 'Status and notes' })
  await form.getByText('You do not have access to this, or no longer do.').waitFor()
  expect(await panel.getByText('This entry no longer exists').count()).toBe(0)

  await query('insert into private.admins (user_id) values ($1)', person.id)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await over.waitFor({ state: 'hidden' })
  await expectSaved(panel, id, 'Typed for ten more')
})

test('typed text survives a lost connection and an ended session, and is saved after signing in again in another tab', async () => {
  const person = await administrator()
  const full_name = `Left behind ${Date.now()}`
  const { id, reference } = await storedRequest({ full_name })
  const page = await visitor(person)
  const other = await page.context().newPage()
  const panel = await typedInto(page, reference, 'Typed for ten minutes')
  const over = panel.getByText('You are no longer signed in as an administrator.')

  const checks: Request[] = []
  page.on('request', request => void (request.url().endsWith('/rpc/is_admin') && checks.push(request)))
  await page.context().setOffline(true)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await page.context().setOffline(false)
  await other.goto(`${inject('siteUrl')}/auth`)
  await other.getByRole('button', { name: 'Sign out', exact: true }).click()
  await over.waitFor()
  expect(checks).toEqual([])
  // Nobody at this computer can now read personal data, in the entry or in the list.
  await expect
    .poll(() =>
      page
        .getByText(/0412 345 678|Left behind/)
        .filter({ visible: true })
        .count(),
    )
    .toBe(0)
  await byEmail(other, person)
  await over.waitFor({ state: 'hidden' })
  await panel.getByText('0412 345 678').waitFor()
  await expectSaved(panel, id, 'Typed for ten minutes')
})

test('a call left open when the session ends no longer says whom it is with, nor what colleagues noted about them', async () => {
  const { id, reference } = await storedCall({ phone: '+61491570006' })
  await query("update public.call_bookings set notes = 'Noted by a colleague' where id = $1", id)
  const page = await visitor(await administrator())
  await page.goto(`${inject('siteUrl')}/admin?screen=calls&open=${reference}`)
  const panel = page.getByRole('dialog', { name: reference })
  await panel.getByRole('combobox', { name: 'Status' }).selectOption('Cancelled')
  await panel.getByText('Saving will send an SMS to 0491 570 006').waitFor()
  await panel.getByRole('button', { name: 'Move to another time …' }).click()
  await panel.getByLabel('New time').selectOption({ index: 1 })
  await panel.getByText('Moving it will send an SMS to 0491 570 006').waitFor()

  // Signed out, as by a tab that could not load the account’s code.
  const other = await page.context().newPage()
  await other.goto(`${inject('siteUrl')}/robots.txt`)
  const session = await other.evaluate(() => {
    const kept = localStorage.getItem('hic-session')!
    localStorage.removeItem('hic-session')
    return kept
  })
  await panel.getByText('You are no longer signed in as an administrator.').waitFor()

  expect(await panel.getByText('0491 570 006').filter({ visible: true }).count()).toBe(0)
  expect(await panel.getByLabel('Notes for the team').count()).toBe(0)
  expect(await panel.getByRole('button', { name: 'Add the time' }).count()).toBe(0)
  expect(await panel.getByRole('combobox', { name: 'Status' }).inputValue()).toBe('cancelled')
  await page.evaluate(session => {
    localStorage.setItem('hic-session', session)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, session)
  await panel.getByText('Saving will send an SMS to 0491 570 006').waitFor()
  expect(await panel.getByLabel('Notes for the team').inputValue()).toBe('Noted by a colleague')
})

test('an administrator whose computer wakes before its connection is told that we cannot be reached, not that they are none; what they typed is saved once the token is renewed', async () => {
  const { id, reference } = await storedRequest()
  const page = await visitor(await administrator())
  await page.clock.install()
  const panel = await typedInto(page, reference, 'Typed before lunch')
  await page.route('**/auth/v1/token*', route => route.abort())
  const notRenewed = () => page.waitForEvent('requestfailed', request => request.url().includes('/auth/v1/token'))

  // The token is over, and supabase-js tries for half a minute; for a minute after that it does not try again. By itself
  // the clock stands: on a busy machine one more try would be on its way as the connection comes back, and would succeed.
  const now = await page.evaluate(() => Date.now())
  await Promise.all([notRenewed(), page.clock.pauseAt(now + 2 * 3_600_000)])
  await Promise.all([notRenewed(), page.clock.fastForward('00:30')])
  await page.unrouteAll()
  await page.clock.resume()
  await panel.getByRole('button', { name: 'Save' }).click()

  const form = panel.getByRole('form', { name: 'Status and notes' })
  await form.getByText('We could not be reached just now').waitFor()
  expect(await panel.getByText('You are no longer signed in').count()).toBe(0)
  expect(await panel.getByText('0412 345 678').isVisible()).toBe(true)
  await Promise.all([
    page.waitForResponse(answer => answer.url().includes('/auth/v1/token')),
    page.clock.fastForward('01:30'),
  ])
  await expectSaved(panel, id, 'Typed before lunch')
})

test('an administrator whose token the server refuses while it cannot be renewed is told the same, and is not signed out', async () => {
  const { id, reference } = await storedRequest()
  const page = await visitor(await administrator())
  await page.clock.install()
  const panel = await typedInto(page, reference, 'Typed before lunch')
  const headers = { 'access-control-allow-origin': '*' }
  await page.route('**/rest/v1/**', route =>
    route.fulfill({ status: 401, headers, json: { code: 'PGRST303', message: 'JWT expired' } }),
  )
  await page.route('**/auth/v1/token*', route => route.abort())
  const notRenewed = () => page.waitForEvent('requestfailed', request => request.url().includes('/auth/v1/token'))
  const save = panel.getByRole('button', { name: 'Save' })
  const notReached = panel.getByRole('form', { name: 'Status and notes' }).getByText('We could not be reached just now')

  // supabase-js tries for half a minute, and for a minute after that it fails at once.
  await Promise.all([notRenewed(), save.click()])
  await Promise.all([notRenewed(), page.clock.fastForward('00:30')])
  await notReached.waitFor()
  await Promise.all([page.waitForResponse('**/rest/v1/quote_requests*'), save.click()])
  await notReached.waitFor()

  expect(await panel.getByText('You are no longer signed in').count()).toBe(0)
  await page.unrouteAll()
  await expectSaved(panel, id, 'Typed before lunch')
})
