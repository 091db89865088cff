import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { slotLabel } from '#widgets/domain/call-slots.ts'
import { answerIsLost, pageOf } from './browser.ts'
import { goTo, linesOf, listIsThere, lookFor, openScreen, panelHasGone } from './dashboard.ts'
import { administrator } from './people.ts'
import { storedCall, storedRequest } from './stored.ts'

const team = pageOf(administrator)
const colleague = pageOf(administrator)

/** A word that appears only in the rows of one test. */
const marked = (word: string) => `${word}${randomUUID().replaceAll('-', '').slice(0, 10)}`

const statusOf = async (id: string) =>
  (
    await query<{ status: string; notes: string }>('select status, notes from public.quote_requests where id = $1', id)
  )[0]

async function openRequest(page: Page, reference: string) {
  await openScreen(page, 'requests')
  await lookFor(page, reference.toLowerCase())
  // It is read again: what a test changes or breaks next comes after that.
  const readAgain = page.waitForResponse(answer => /\/rest\/v1\/quote_requests\?.*id=eq\./.test(answer.url()))
  await page.getByRole('button', { name: reference }).click()
  await readAgain
  return page.getByRole('dialog', { name: reference })
}

/** Many messages of one author, in one minute each. */
const messagesFrom = (email: string, count: number) =>
  query(
    `insert into public.contact_messages (id, full_name, email, topic, message, consent_version)
     select gen_random_uuid(), 'Writer ' || lpad(n::text, 4, '0'), $1, 'x', 'x', '2026-11-21'
       from generate_series(1, $2::int) n order by md5(n::text)`,
    email,
    count,
  )

test('a request is opened, answered, saved with the version that was seen, and undone', async () => {
  const { id, reference } = await storedRequest({
    answers: JSON.stringify({ coverType: 'hospital', ages: '34, 36' }),
    chosen_policies: JSON.stringify([
      { id: 'x', name: 'Demo Silver', fund: 'Demo Fund', monthlyPriceCents: 41235, asShownOn: '2026-11-20' },
    ]),
  })
  const page = team()
  const panel = await openRequest(page, reference)
  await panel.getByText('34, 36').waitFor()
  await panel.getByText('$412.35').waitFor()
  await panel.getByText('The person they are about may read them').waitFor()
  // Nothing has changed, so nothing is sent, and the version below is still the first.
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('Saved', { exact: true }).waitFor()
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
  await page.getByRole('button', { name: 'Undo' }).dblclick()
  await page.getByText(`${reference} is back as it was`).first().waitFor()
  expect(await statusOf(id)).toEqual({ status: 'new', notes: '' })
  // As it is in the exported file, and copied from there.
  await lookFor(page, "'+61412345678")
  await page.getByRole('button', { name: reference }).waitFor()
  expect(await page.getByText(`${reference} is back as it was`).count()).toBe(1)
})

test('two administrators do not silently overwrite each other', async () => {
  const { id, reference } = await storedRequest()
  const [one, other] = [team(), colleague()]
  await openRequest(one, reference)
  await openRequest(other, reference)
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

test('a change saved despite a lost answer is reported as saved at the next try, and not as somebody else’s', async () => {
  const { reference } = await storedRequest()
  const page = team()
  const panel = await openRequest(page, reference)
  await answerIsLost(page, 'quote_requests')
  await panel.getByLabel('Notes for the team').fill('Once is enough')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('What you typed is still here').waitFor()

  await panel.getByRole('button', { name: 'Save' }).click()

  await panel.getByText('Saved', { exact: true }).waitFor()
  expect(await panel.getByText('Somebody else changed this entry').count()).toBe(0)
})

test('a visitor’s change to an open entry is shown before anything is saved over it', async () => {
  const { id, reference } = await storedRequest()
  const page = team()
  const panel = await openRequest(page, reference)
  await query("update public.quote_requests set phone = '+61412999888' where id = $1", id)
  await panel.getByLabel('Status', { exact: true }).selectOption('Contacted')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('Somebody else changed this entry').waitFor()
  await panel.getByText('0412 999 888').waitFor()
  await panel.getByRole('button', { name: 'Use theirs' }).click()
  await page.keyboard.press('Escape')

  const call = await storedCall()
  await panelHasGone(page)
  await page.goto(`${inject('siteUrl')}/admin?screen=calls&open=${call.reference}`)
  const opened = page.getByRole('dialog', { name: call.reference })
  await opened.getByLabel('Notes for the team').fill('They rang')
  const [moved] = await query<{ slot_no: number }>(
    `update public.call_bookings b set slot_no = (
       select max(s.slot_no) from public.call_slots s
        where s.slot_date = b.slot_date and s.slot_no <> b.slot_no and s.booked < s.capacity and not s.closed)
      where b.id = $1 returning b.slot_no`,
    call.id,
  )
  await opened.getByRole('button', { name: 'Save' }).click()
  await opened.getByText('Somebody else changed this entry').waitFor()

  await opened.getByText(`, ${slotLabel(moved!.slot_no)}`).waitFor()
  expect(await opened.getByLabel('Notes for the team').inputValue()).toBe('They rang')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard it' }).click()
})

test('the list can be worked through by keyboard', async () => {
  const name = marked('Keys')
  await storedRequest({ full_name: name })
  await storedRequest({ full_name: name })
  const page = team()
  await openScreen(page, 'requests')
  await lookFor(page, name)
  const openers = page.getByRole('table', { name: 'Quote requests' }).locator('tbody').getByRole('button')
  await expect.poll(() => openers.count()).toBe(2)
  const second = (await openers.nth(1).textContent()) ?? ''

  await openers.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: second }).waitFor()
  await page.keyboard.press('Escape')

  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(second)
})

test('a list is sorted by its column headings, by keyboard too, and says by which one', async () => {
  const name = marked('Sort')
  for (const [letter, state] of ['B ACT', 'C WA', 'A QLD'].map(s => s.split(' ')))
    await storedRequest({ full_name: `${name} ${letter}`, state })
  const page = team()
  await openScreen(page, 'requests')
  await lookFor(page, name)
  const head = (label: string) => page.getByRole('columnheader', { name: label })
  const names = () => linesOf(page, 'Quote requests').locator('td:nth-child(2)').allTextContents()
  const letters = async () => (await names()).map(text => text.at(-1)).join('')
  await expect.poll(letters).toBe('ACB')
  expect(await head('Sent').getAttribute('aria-sort')).toBe('descending')

  await head('Name').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect.poll(letters).toBe('ABC')
  expect(await head('Name').getAttribute('aria-sort')).toBe('ascending')
  expect(await head('Sent').getAttribute('aria-sort')).toBeNull()

  await page.keyboard.press('Enter')
  await expect.poll(letters).toBe('CBA')
  expect(await head('Name').getAttribute('aria-sort')).toBe('descending')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByLabel('Order').selectOption('State: A to Z')
  await expect.poll(letters).toBe('BAC')
  await page.getByLabel('Order').selectOption('State: Z to A')
  await expect.poll(letters).toBe('CAB')
  await page.setViewportSize({ width: 1280, height: 720 })
})

test('a list keeps its status filter and order after Back and a reload; search words stay out of the address', async () => {
  const name = marked('Back')
  await storedRequest({ full_name: `${name} A` })
  await storedRequest({ full_name: `${name} B` })
  const page = team()
  await openScreen(page, 'requests')
  await page.getByLabel('Status', { exact: true }).selectOption('New')
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await lookFor(page, name)
  await expect.poll(() => linesOf(page, 'Quote requests').count()).toBe(2)
  expect(page.url()).not.toContain(name)
  const asBefore = async () => {
    await expect.poll(() => page.getByLabel('Status', { exact: true }).inputValue()).toBe('new')
    expect(await page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  }

  await goTo(page, 'today')
  await page.goBack()
  await asBefore()
  await page.reload()
  await asBefore()
})

test('pages follow one another by key, without gaps or duplicates, with an order and a search', async () => {
  const email = `${marked('pager')}@people.example`
  await messagesFrom(email, 120)
  const page = team()
  await openScreen(page, 'messages')
  await lookFor(page, email)
  const lines = linesOf(page, 'Messages')
  await expect.poll(() => lines.count()).toBe(50)
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await lines.first().getByText('Writer 0001').waitFor()

  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => lines.count()).toBe(100)
  await expect
    .poll(() =>
      lines
        .nth(50)
        .getByRole('button')
        .evaluate(button => button === document.activeElement),
    )
    .toBe(true)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => lines.count()).toBe(120)

  const names = await lines.locator('td:nth-child(2)').allTextContents()
  expect(names).toEqual(Array.from({ length: 120 }, (_, n) => `Writer ${String(n + 1).padStart(4, '0')}`))
})

test('an entry whose status changes in a list sorted by it appears once, as it is now, however many pages follow', async () => {
  const email = `${marked('mover')}@people.example`
  await messagesFrom(email, 60)
  const page = team()
  await openScreen(page, 'messages')
  await lookFor(page, email)
  const busyAtOnce = await page
    .getByRole('columnheader', { name: 'Status' })
    .getByRole('button')
    .evaluate(async (button: HTMLButtonElement) => {
      button.click()
      await Promise.resolve()
      return document.querySelector('main [aria-busy="true"]') !== null
    })
  // Otherwise the row pressed next may be a different one by then.
  expect(busyAtOnce).toBe(true)
  await listIsThere(page)
  const lines = linesOf(page, 'Messages')
  const first = (await lines.first().getByRole('button').textContent())!
  await lines.first().getByRole('button').click()
  const panel = page.getByRole('dialog', { name: first })
  await panel.getByLabel('Status', { exact: true }).selectOption('Spam')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('Saved', { exact: true }).waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => lines.count()).toBeGreaterThan(50)

  expect(await lines.count()).toBe(60)
  expect(await lines.first().textContent()).toMatch(new RegExp(`${first}[^]*Spam`))
})

test('a page that fails to load says so, and loads on request', async () => {
  const page = team()
  await openScreen(page, 'today')
  await page.route('**/rpc/admin_ledger', route => route.abort(), { times: 1 })
  await goTo(page, 'calls')
  await page.getByRole('alert').getByText('could not be reached').waitFor()

  await page.getByRole('button', { name: 'Try again' }).click()

  await page.getByRole('alert').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator(':focus').count()).toBe(1)
})

test('if the rows of another status fail to load, the previous ones are not shown in their place', async () => {
  await storedRequest()
  const page = team()
  await openScreen(page, 'requests')
  await linesOf(page, 'Quote requests').first().waitFor()
  await page.route('**/rpc/admin_ledger', route => route.abort(), { times: 1 })

  await page.getByLabel('Status', { exact: true }).selectOption('Closed')
  await page.getByRole('alert').getByText('could not be reached').waitFor()

  expect(await linesOf(page, 'Quote requests').count()).toBe(0)
})

test('an export has everything that the filter finds, is harmless in a spreadsheet, and is not stopped by a double click', async () => {
  const email = `${marked('export')}@people.example`
  await messagesFrom(email, 1200)
  await query(
    `update public.contact_messages set full_name = '=HYPERLINK("https://evil.example")', notes = '+61412345678'
      where email = $1 and full_name = 'Writer 0007'`,
    email,
  )
  const page = team()
  await openScreen(page, 'messages')
  await lookFor(page, email)
  await linesOf(page, 'Messages').nth(49).waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).dblclick()
  const file = await readFile(await (await download).path(), 'utf8')

  await page.getByText('1,200 rows are in messages.csv').waitFor()
  expect(file.split('\r\n')).toHaveLength(1 + 1200 + 1)
  expect(file).toContain('"sent (Brisbane time)"')
  expect(file).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(file).toContain(`"'+61412345678"`)
  await openScreen(page, 'audit')
  const line = page.getByRole('row').filter({ hasText: 'Messages saved as a file' }).first()
  expect(await line.textContent()).toContain('1,200 rows')
})

test('each subscriber’s unsubscribe link is in the file, for the newsletter, and not on the screen', async () => {
  const email = `${marked('reader')}@people.example`
  const [kept] = await query<{ unsubscribe_token: string }>(
    'insert into public.newsletter_subscriptions (email) values ($1) returning unsubscribe_token',
    email,
  )
  const page = team()
  await openScreen(page, 'subscribers')
  await lookFor(page, email)
  await linesOf(page, 'Subscribers').getByText(email).first().waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')

  expect(file).toContain(`"${BRAND.siteUrl}/unsubscribe#token=${kept!.unsubscribe_token}"`)
  expect(await page.content()).not.toContain(kept!.unsubscribe_token)
})

test('an entry set aside can be found from the first screen, annotated and let in', async () => {
  const { id, reference } = await storedRequest({ trap: 'filled by a helpful browser' })
  const page = team()
  await openScreen(page, 'today')
  await page
    .getByText('Set aside as suspect:')
    .locator('..')
    .getByRole('link', { name: /request/ })
    .click()
  await page.getByRole('button', { name: reference }).click()

  await page.getByText(/^This will send an email to .+@.+ to say the request has arrived\.$/).waitFor()
  await page.getByLabel('Notes for the team').fill('A person after all')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await query("update public.quote_requests set notes = 'From a colleague' where id = $1", id)
  await page.getByRole('button', { name: 'Move to the main list' }).click()
  await page.getByText('Somebody else changed this entry while you had it open. The latest version is shown.').waitFor()
  await expect.poll(() => page.getByLabel('Notes for the team').inputValue()).toBe('From a colleague')
  await page.getByRole('button', { name: 'Move to the main list' }).click()

  await page.getByText(`${reference} is now in the main list`).first().waitFor()
  expect(await query('select is_suspect from public.quote_requests where id = $1', id)).toEqual([{ is_suspect: false }])
})

test('an export that takes too long is stopped, and nothing is saved', async () => {
  const page = team()
  await openScreen(page, 'messages')
  await page.route('**/rpc/admin_ledger', async route => {
    await page.getByRole('button', { name: 'Stop the export' }).click()
    await route.continue()
  })

  await page.getByRole('button', { name: 'Export as CSV' }).click()

  await page.getByText('Stopped. Nothing was saved.').waitFor()
})
