import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright'
import { expect, inject, onTestFinished, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { slotLabel } from '#widgets/domain/call-slots.ts'
import { answerIsLost, expectFocus, pageOf } from './browser.ts'
import { linesOf, lookFor, openScreen, panelHasGone } from './dashboard.ts'
import { administrator } from './people.ts'
import { storedCall, storedRequest } from './stored.ts'

const team = pageOf(administrator)
const colleague = pageOf(administrator)

const statusOf = async (id: string) =>
  (
    await query<{ status: string; notes: string }>('select status, notes from public.quote_requests where id = $1', id)
  )[0]

const storeMessages = (email: string, count: number, lines: number) =>
  query(
    `insert into public.contact_messages (id, full_name, email, topic, message, consent_version)
     select gen_random_uuid(), 'Robin Sample', $1, 'Prices', repeat(E'What does this cost?\\n', $3::int), '2026-11-21'
       from generate_series(1, $2::int)`,
    email,
    count,
    lines,
  )

async function openRequest(page: Page, reference: string) {
  await openScreen(page, 'requests')
  await lookFor(page, reference.toLowerCase())
  // It is read again: what a test changes or breaks next comes after that.
  const readAgain = page.waitForResponse(answer => /\/rest\/v1\/quote_requests\?.*id=eq\./.test(answer.url()))
  await page.getByRole('button', { name: reference }).click()
  await readAgain
  return page.getByRole('dialog', { name: reference })
}

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
  // What the team came for is seen without scrolling past a form.
  const topOf = async (seen: Locator) => (await seen.boundingBox())!.y
  expect(await topOf(panel.getByText('0412 345 678', { exact: true }))).toBeLessThan(
    await topOf(panel.getByLabel('Status', { exact: true })),
  )
  // A press on its own margin, and the way to an email, leave it open. The number is a link only at hours for calls.
  await page.evaluate(() => addEventListener('click', event => event.preventDefault(), { capture: true, once: true }))
  await panel.getByRole('link', { name: 'robin@people.example' }).click()
  await panel.click({ position: { x: 4, y: 300 } })
  // Scrolled beyond its end, it does not take the list behind it along.
  expect(await panel.evaluate(it => getComputedStyle(it).overscrollBehaviorY)).toBe('contain')
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
  // From under an open entry no link leads on: the next test would have to load the page.
  for (const page of [one, other]) {
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
})

test('two administrators who edit the same offer see both versions, and the slower one can open the current one', async () => {
  const title = `Shared ${Date.now()}`
  await query(
    "insert into public.offers (insurer, title, body, ends_at) values ('Fund', $1, 'x', now() + interval '1 day')",
    title,
  )
  const [one, other] = [team(), colleague()]
  for (const page of [one, other]) {
    await openScreen(page, 'offers')
    await page.getByRole('button', { name: `Edit and preview ${title}` }).click()
  }
  await one.getByLabel('Title').fill(`${title}, mine`)
  await one.getByRole('button', { name: 'Save the offer' }).click()
  await one.getByRole('dialog').waitFor({ state: 'hidden' })

  await other.getByLabel('Title').fill(`${title}, ours`)
  await other.getByRole('button', { name: 'Save the offer' }).click()

  await other.getByText(`Their title: ${title}, mine`).waitFor()
  expect(await other.getByLabel('Title').inputValue()).toBe(`${title}, ours`)
  await other.getByRole('button', { name: 'Use theirs' }).click()
  await other.keyboard.press('Escape')
  await other.getByRole('button', { name: `Edit and preview ${title}, mine` }).click()
  // With a tab, as it comes from a spreadsheet.
  await other.getByLabel('Title').fill(`${title},\tours`)
  await answerIsLost(other, 'offers')
  await other.getByRole('button', { name: 'Save the offer' }).click()
  await other.getByText('We could not be reached just now').waitFor()
  await other.getByRole('button', { name: 'Save the offer' }).click()
  await other.getByRole('dialog').waitFor({ state: 'hidden' })
  await other.getByRole('heading', { name: `${title}, ours` }).waitFor()
})

test('two administrators who enter the same partner see both versions, and nothing is overwritten', async () => {
  const slug = `shared-${Date.now()}`
  await query('insert into public.partners (slug, name) values ($1, $1)', slug)
  const [one, other] = [team(), colleague()]
  for (const page of [one, other]) {
    await openScreen(page, 'partners')
    await page.getByRole('button', { name: slug }).click()
  }
  await one.getByLabel('Name').fill(`${slug} of one`)
  await one.getByRole('button', { name: 'Save' }).click()
  await one.getByRole('dialog').waitFor({ state: 'hidden' })

  await other.getByRole('textbox', { name: 'Origins' }).fill('https://www.example.com')
  await other.getByRole('button', { name: 'Save' }).click()

  await other.getByText(`Their name: ${slug} of one`).waitFor()
  await other.getByRole('button', { name: 'Save mine over theirs' }).click()
  await other.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await query('select name, origins from public.partners where slug = $1', slug)).toEqual([
    { name: slug, origins: ['https://www.example.com'] },
  ])
})

test('a visitor’s change to an open entry is shown before anything is saved over it; a change saved despite a lost answer is reported as saved at the next try, and not as somebody else’s', async () => {
  const { id, reference } = await storedRequest()
  const page = team()
  const panel = await openRequest(page, reference)
  await query("update public.quote_requests set phone = '+61412999888' where id = $1", id)
  await panel.getByLabel('Status', { exact: true }).selectOption('Contacted')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('Somebody else changed this entry').waitFor()
  await panel.getByText('0412 999 888').waitFor()
  await panel.getByRole('button', { name: 'Use theirs' }).click()

  await answerIsLost(page, 'quote_requests')
  await panel.getByLabel('Notes for the team').fill('Once is enough')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('What you typed is still here').waitFor()
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('Saved', { exact: true }).waitFor()
  expect(await panel.getByText('Somebody else changed this entry').count()).toBe(0)
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

test('an entry set aside can be found from the first screen, annotated and let in, which leads on to the next', async () => {
  const { reference: older } = await storedRequest({ trap: 'x' })
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
  await page.getByRole('button', { name: 'Move to the main list' }).press('Enter')

  await page.getByText(`${reference} is now in the main list`).first().waitFor()
  await expectFocus(page, older)
  expect(await query('select is_suspect from public.quote_requests where id = $1', id)).toEqual([{ is_suspect: false }])
  // The list's own filter leads to either.
  const status = page.getByLabel('Status', { exact: true })
  const openers = linesOf(page, 'Quote requests').getByRole('button')
  await status.selectOption('All')
  await expect.poll(() => openers.first().textContent()).toBe(reference)
  await status.selectOption('Set aside as suspect')
  await expect.poll(() => openers.first().textContent()).toBe(older)
})

test('a printed list begins on the sheet with its heading, and an opened entry is printed alone and to its end', async () => {
  const email = `${randomUUID()}@people.example`
  // The list is longer than a sheet, and so is the entry, which is the first of it.
  await storeMessages(email, 29, 1)
  await storeMessages(email, 1, 90)
  const page = team()
  await openScreen(page, 'messages')
  await lookFor(page, email)
  await page.emulateMedia({ media: 'print' })
  onTestFinished(() => page.emulateMedia({ media: 'screen' }))

  const breaks = await page.getByRole('table', { name: 'Messages' }).evaluate(table => {
    const [box, own] = [table.parentElement!, table].map(one => getComputedStyle(one))
    return [box!.overflowX, own!.breakInside]
  })
  expect(breaks).toEqual(['visible', 'auto'])

  await page.emulateMedia({ media: 'screen' })
  await linesOf(page, 'Messages').first().getByRole('button').click()
  const panel = page.getByRole('dialog')
  await panel.getByText('What does this cost?').first().waitFor()
  await page.emulateMedia({ media: 'print' })

  expect(await page.getByRole('searchbox', { includeHidden: true }).isVisible()).toBe(false)
  expect(await panel.getByLabel('Notes for the team').isVisible()).toBe(true)
  const cutOff = await panel.evaluate(entry => {
    const { position, overflowY } = getComputedStyle(entry)
    return { pixels: entry.scrollHeight - entry.clientHeight, position, overflowY }
  })
  // What is fixed to the window is printed on one sheet.
  expect(cutOff).toEqual({ pixels: 0, position: 'absolute', overflowY: 'visible' })
})
