import { expect, inject, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { answerIsLost, expectFocus, pageOf } from './browser.ts'
import { panelHasGone } from './dashboard.ts'
import { administrator } from './people.ts'
import { storedCall } from './stored.ts'

const team = pageOf(administrator)

test('a call is opened by its address, moved, cancelled and booked again, and the page says beforehand who will be told; closing it puts the focus on its row, or on the search if somebody has deleted it', async () => {
  const { id, reference } = await storedCall()
  const page = team()
  await panelHasGone(page)
  await page.goto(`${inject('siteUrl')}/admin?screen=calls&open=${reference}`)
  const panel = page.getByRole('dialog', { name: reference })
  const placeOf = async () =>
    (
      await query<{ slot_date: string; slot_no: number }>(
        'select slot_date, slot_no from public.call_bookings where id = $1',
        id,
      )
    )[0]
  const before = await placeOf()
  await page.waitForFunction(() => history.state?.hicOpened)
  const places = await page.evaluate(() => history.length)
  await page.reload()

  await panel.getByRole('button', { name: 'Move to another time …' }).click()
  await panel.getByText(/^Moving it will send an SMS to 04/).waitFor()
  // Loaded again, the open panel takes no second place in the history, or Back would seem to do nothing.
  expect(await page.evaluate(() => history.length)).toBe(places)
  expect(await panel.locator('[data-look="action"]').allTextContents()).toEqual(['Save'])
  await query("update public.call_bookings set notes = 'From a colleague' where id = $1", id)
  await panel.getByLabel('Notes for the team').fill('Typed beside')
  await panel.getByLabel('New time').selectOption({ index: 1 })
  await panel.getByRole('button', { name: 'Move the call' }).click()
  await panel.getByText('Somebody else changed this call while you had it open').waitFor()
  await panel.getByText('Their notes: From a colleague').waitFor()
  await panel.getByRole('button', { name: 'Use theirs' }).click()
  await expect.poll(() => panel.getByLabel('Notes for the team').inputValue()).toBe('From a colleague')
  await panel.getByRole('button', { name: 'Move to another time …' }).click()
  const [taken = ''] = await panel.getByLabel('New time').selectOption({ index: 1 })
  await query('update public.call_slots set closed = true where slot_date = $1 and slot_no = $2', ...taken.split(' '))
  await panel.getByRole('button', { name: 'Move the call' }).click()
  await panel.getByText('That time has just been taken. Choose another one.').waitFor()
  await panel.locator(`option[value="${taken}"]`).waitFor({ state: 'detached' })
  // After hours this is the first slot offered to visitors, and other tests count those.
  await query('update public.call_slots set closed = false where slot_date = $1 and slot_no = $2', ...taken.split(' '))
  await panel.getByLabel('New time').selectOption({ index: 1 })
  await answerIsLost(page, 'call_bookings')
  await panel.getByRole('button', { name: 'Move the call' }).click()
  const unreached = panel.getByText('We could not be reached just now')
  await unreached.waitFor()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/rest/v1/call_bookings*', route => held.then(() => route.continue()), { times: 1 })
  await panel.getByRole('button', { name: 'Move the call' }).click()
  // The same sentence is announced a second time only if it was gone in between.
  await unreached.waitFor({ state: 'detached' })
  letGo()
  await panel.getByText('Moved', { exact: true }).waitFor()
  expect(await placeOf()).not.toEqual(before)

  await panel.getByLabel('Status', { exact: true }).selectOption('Cancelled')
  await panel.getByText(/^Saving will send an SMS to 04.* to say the call is cancelled\.$/).waitFor()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => query('select status from public.call_bookings where id = $1', id))
    .toEqual([{ status: 'cancelled' }])
  await panel.getByText('Saved', { exact: true }).waitFor() // until then it counts as unsaved, and closing would ask
  await page.keyboard.press('Escape')
  await expectFocus(page, reference)
  await page.getByText(/Undoing this will send an SMS to 04.* to say the call is booked\./).waitFor()
  const close = (closed: boolean) =>
    query(
      'update public.call_slots s set closed = $2 from public.call_bookings b where b.id = $1 and (s.slot_date, s.slot_no) = (b.slot_date, b.slot_no)',
      id,
      closed,
    )
  await close(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page
    .getByText(`${reference} was left as it is: its time has been taken since. Open it to book another one.`)
    .waitFor()
  await close(false)

  // It was cancelled by mistake, and its place may be taken by now.
  await panelHasGone(page)
  await page.getByRole('button', { name: reference }).click()
  await panel.getByLabel('Notes for the team').fill('By mistake')
  await panel.getByLabel('Status', { exact: true }).selectOption('Done')
  await panel.getByLabel('Status', { exact: true }).selectOption('Cancelled')
  await panel.getByRole('button', { name: 'Book another time …' }).click()
  await panel.getByText(/^Booking it will send an SMS to 04.* to say the call is booked\.$/).waitFor()
  await panel.getByLabel('New time').selectOption({ index: 2 })
  await panel.getByRole('button', { name: 'Book the call' }).click()
  await panel.getByText('Moved', { exact: true }).waitFor()
  expect(await panel.getByLabel('Status', { exact: true }).inputValue()).toBe('booked')
  // One's own change does not count as a colleague's.
  expect(await panel.getByText('Somebody else changed').count()).toBe(0)
  expect(await panel.getByLabel('Notes for the team').inputValue()).toBe('By mistake')
  await panel.getByLabel('Notes for the team').fill('From a colleague')
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  // An earlier change cannot be undone on its own.
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  await panelHasGone(page)
  const kinds = await query<{ kind: string }>(
    "select kind from public.outbox_messages where data ->> 'reference' = $1 and channel = 'sms' order by id",
    reference,
  )
  expect(kinds.map(({ kind }) => kind)).toEqual(['booking-made', 'booking-moved', 'booking-cancelled', 'booking-made'])

  // Somebody deletes it while a note is typed: the typed text stays readable.
  await page.getByRole('button', { name: reference }).click()
  await panel.getByLabel('Notes for the team').fill('They rang again')
  await query('delete from public.call_bookings where id = $1', id)
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('This entry no longer exists: somebody deleted it.').waitFor()
  expect(await panel.getByLabel('Notes for the team').inputValue()).toBe('They rang again')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard it' }).click()
  // Its row has gone too.
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('search')
})
