import type { Request } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { monday } from '#supabase/catalogue/samples.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { answerIsLost, expectFocus, pageOf } from './browser.ts'
import { dayIn, openScreen } from './dashboard.ts'
import { administrator } from './people.ts'
import { storedCall } from './stored.ts'

const team = pageOf(administrator)
const colleague = pageOf(administrator)

/** A working day far ahead of what visitors are offered, with its 22 slots, for one test. */
async function ownDay(day: string) {
  await query(
    `insert into public.call_slots (slot_date, slot_no) select $1, n from generate_series(0, 21) n
       on conflict (slot_date, slot_no) do update set closed = false`,
    day,
  )
  return {
    day,
    closed: async () =>
      (
        await query<{ slots: number[] }>(
          "select coalesce(json_agg(slot_no order by slot_no), '[]') as slots from public.call_slots where slot_date = $1 and closed",
          day,
        )
      )[0]?.slots,
    async open(page = team()) {
      await openScreen(page, 'slots')
      await page
        .getByRole('region', { name: 'Coming days' })
        .getByRole('button', { name: dayIn(day) })
        .click()
      await page.getByLabel('Taking calls at 7:30 PM').waitFor()
      return page
    },
  }
}

test('a slot that is closed cannot be booked, and opens again', async () => {
  const own = await ownDay(monday(15))
  const page = await own.open()
  const box = page.getByLabel('Taking calls at 7:30 PM')

  await box.click()
  await expect.poll(() => box.isChecked()).toBe(false)
  expect(await own.closed()).toEqual([21])

  await box.click()
  await expect.poll(() => box.isChecked()).toBe(true)
  expect(await own.closed()).toEqual([])

  await page
    .getByRole('textbox', { name: 'Holiday', description: 'Visitors read it where they choose a time.' })
    .fill('Show Day')
  for (const [typed, sentence] of [
    ['20266-12-25', 'Write the year with four digits'],
    ['', 'Enter the day.'],
    ['0026-12-25', 'Write the year with four digits'],
  ] as const) {
    await page.getByLabel('Day', { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'Add the holiday' }).click()
    await page.getByText(sentence).waitFor()
  }
  await page.getByLabel('Day', { exact: true }).fill(own.day)
  await page.getByRole('button', { name: 'Add the holiday' }).click()
  await page.getByText('This day is a holiday: Show Day. Visitors are told that we are closed').waitFor()
  await box.click()
  await page.getByText('This day is a holiday: Show Day. Visitors can still book the times that are open').waitFor()
  expect(await own.closed()).toHaveLength(21)
  await page.getByRole('button', { name: 'Remove Show Day' }).click()
  await page.getByText('This day is a holiday').waitFor({ state: 'detached' })
  expect(await own.closed()).toEqual([])
})

test('the coming days are opened once, however often the button is pressed', async () => {
  const page = team()
  await openScreen(page, 'slots')
  const asked: string[] = []
  const note = (request: Request) =>
    void (request.url().endsWith('/rpc/open_call_slots') && request.method() === 'POST' && asked.push(request.url()))
  page.on('request', note)
  onTestFinished(() => void page.off('request', note))

  await page.getByRole('button', { name: 'Open the next 15 business days' }).dblclick()
  await page
    .getByText(/slots? (is|are) now open|No slots were missing/)
    .first()
    .waitFor()

  expect(asked).toHaveLength(1)
})

test('a closed day is one line in the audit trail, in words and with who did it, with visitors’ changes or without', async () => {
  const { day, open } = await ownDay(monday(16))
  await query('update public.call_slots set booked = 2 where slot_date = $1 and slot_no = 3', day)
  const page = await open()
  await page.getByRole('button', { name: 'Close the day' }).dblclick()
  await page.getByText(dayIn(day, ' is closed')).first().waitFor()
  await page.getByText('This day is closed. 2 calls are still booked.').waitFor()
  await page.getByRole('button', { name: dayIn(day, '.*closed, 2 booked') }).waitFor()
  expect(await page.getByText('Somebody else changed').count()).toBe(0)
  // A call that a visitor moved themselves is left out when only the team's changes are shown.
  const { id, reference } = await storedCall()
  await query("update public.call_bookings set status = 'done' where id = $1", id)

  await openScreen(page, 'audit')

  const line = page
    .getByRole('row')
    .filter({ hasText: dayIn(day, ', 22 times from 9:00 AM to 7:30 PM') })
    .first()
  expect(await line.getByRole('rowheader').allInnerTexts()).toEqual([
    expect.stringContaining('Call times changed\nTaking calls: yes, now no'),
  ])
  expect(await line.getByRole('cell').allInnerTexts()).toEqual([expect.any(String), 'you'])
  await page.getByRole('row').filter({ hasText: reference }).first().waitFor()
  await page.getByLabel('Only the team’s changes').check()
  // The list stays until the next one has loaded.
  await page.getByRole('row').filter({ hasText: reference }).first().waitFor({ state: 'detached' })
  await line.waitFor()
  await openScreen(colleague(), 'audit')
  const forOthers = colleague()
    .getByRole('row')
    .filter({ hasText: dayIn(day, ', 22 times') })
    .first()
  expect(await forOthers.getByRole('cell').last().textContent()).toMatch(/^[0-9a-f-]+@people\.example$/)
})

test('two administrators who change the same day do not silently overwrite each other', async () => {
  const day = monday(17)
  const own = await ownDay(day)
  const one = await own.open()
  const other = await own.open(colleague())
  await one.getByLabel('Taking calls at 9:00 AM').click()
  await expect.poll(own.closed).toEqual([0])

  await other.getByRole('button', { name: 'Open the day' }).click()

  await other.getByText('Somebody else changed this day first').first().waitFor()
  expect(await own.closed()).toEqual([0])
  await expect.poll(() => other.getByLabel('Taking calls at 9:00 AM').isChecked()).toBe(false)

  // Making the same change as somebody else, or again after a lost answer, is not a conflict.
  await one.getByLabel('Taking calls at 10:00 AM').click()
  await expect.poll(own.closed).toEqual([0, 2])
  await other.getByLabel('Taking calls at 10:00 AM').click()
  await expect.poll(() => other.getByLabel('Taking calls at 10:00 AM').isChecked()).toBe(false)
  expect(await other.getByText('Somebody else changed this slot first').count()).toBe(0)

  // Both places are booked before one is taken away.
  await query('update public.call_slots set booked = 2 where slot_date = $1 and slot_no = 1', day)
  await other.getByRole('button', { name: 'One place fewer at 9:30 AM' }).click()
  await other.getByText('Somebody else changed this slot first').first().waitFor()
  await other.getByRole('row', { name: /9:30 AM 2 / }).waitFor()
  await other.getByRole('button', { name: 'One place more at 9:30 AM' }).click()
  await other
    .getByRole('row', { name: /9:30 AM 2 / })
    .getByText('3', { exact: true })
    .waitFor()

  await other.getByRole('button', { name: 'Close the day' }).click()
  await expect.poll(async () => (await own.closed())?.length).toBe(22)
  await one.getByRole('button', { name: 'Close the day' }).click()
  await one.getByText(dayIn(day, ' is closed')).first().waitFor()
})

test('removing a holiday gives its day the times that it never had, and puts the focus on the heading of the list', async () => {
  const [free] = await query<{ day: string }>(
    `select slot_date::text as day from public.call_slots
      where slot_date > now() and slot_date not in (select slot_date from public.call_bookings)
      order by slot_date limit 1`,
  )
  const day = free!.day
  await query('delete from public.call_slots where slot_date = $1', day)
  await query("insert into public.public_holidays (day, name) values ($1, 'Moved elsewhere')", day)
  const page = team()
  await openScreen(page, 'slots')

  const remove = page.getByRole('button', { name: 'Remove Moved elsewhere' })
  await remove.press('Enter')
  await page
    .locator('.hic-toast', { hasText: 'is a business day again' })
    .getByText(/^\d+ slots? (is|are) now open$/)
    .waitFor()
  await remove.waitFor({ state: 'detached' })
  await expectFocus(page, 'Holidays')

  await page
    .getByRole('region', { name: 'Coming days' })
    .getByRole('button', { name: dayIn(day) })
    .waitFor()
})

test('a holiday whose answer was lost is there at the next press, and the calls of that day are spoken of', async () => {
  const { day, closed, open } = await ownDay(monday(21))
  await query('update public.call_slots set booked = 2 where slot_date = $1 and slot_no = 3', day)
  const page = await open()
  const inList = page.getByRole('region', { name: 'Coming days' }).getByRole('button', { name: dayIn(day) })
  const add = page.getByRole('button', { name: 'Add the holiday' })
  await page.getByLabel('Day', { exact: true }).fill(day)
  await page.getByLabel('Holiday', { exact: true }).fill('Lost Day')
  await answerIsLost(page, 'public_holidays')
  await add.click()
  await page.getByText('We could not be reached just now').waitFor()

  await add.click()

  await page
    .locator('.hic-toast', { hasText: dayIn(day, ' is closed') })
    .getByText(/^2 calls are still booked\./)
    .waitFor()
  await inList.getByText('closed, 2 booked').waitFor()
  expect(await page.getByLabel('Day', { exact: true }).inputValue()).toBe('')
  expect(await closed()).toHaveLength(22)

  // A holiday of another name is somebody else's.
  await query("update public.public_holidays set name = 'Their Day', closed = false where day = $1", day)
  await page.getByLabel('Day', { exact: true }).fill(day)
  await page.getByLabel('Holiday', { exact: true }).fill('Lost Day')
  await add.click()
  await page.getByText('This already exists.').waitFor()
  await inList.getByText('2 of 44 booked').waitFor()
  await page.getByRole('button', { name: 'Remove Their Day' }).click()
  await page.getByRole('button', { name: 'Remove Their Day' }).waitFor({ state: 'detached' })
})

test('while a slot is being changed its day can neither be closed nor opened, and nobody is blamed for it', async () => {
  const { day, closed, open } = await ownDay(monday(22))
  await query('update public.call_slots set capacity = 2 where slot_date = $1', day)
  const page = await open()
  const close = page.getByRole('button', { name: 'Close the day' })
  const held = Promise.withResolvers<void>()
  await page.route('**/rest/v1/call_slots*', async route => {
    if (route.request().method() === 'PATCH') await held.promise
    await route.continue()
  })

  await page.getByRole('button', { name: 'One place more at 9:00 AM' }).click()
  await close.press('Enter')
  expect(await close.getAttribute('aria-disabled')).toBe('true')
  expect(await page.getByRole('button', { name: 'Open the day' }).getAttribute('aria-disabled')).toBe('true')
  held.resolve()

  await page
    .getByRole('row', { name: /9:00 AM/ })
    .getByText('3', { exact: true })
    .waitFor()
  expect(await closed()).toEqual([])
  await close.click()
  await page.getByText(dayIn(day, ' is closed')).first().waitFor()
  await expect.poll(closed).toHaveLength(22)
  expect(await page.getByText('Somebody else changed').count()).toBe(0)
})

test('places can be removed by keyboard down to none, and the focus stays, even if the backend fails', async () => {
  const day = monday(20)
  await query(
    'insert into public.call_slots (slot_date, slot_no, capacity) values ($1, 0, 1) on conflict (slot_date, slot_no) do update set capacity = 1',
    day,
  )
  const page = team()
  await openScreen(page, 'slots')
  await page.getByRole('button', { name: dayIn(day) }).click()
  const less = page.getByRole('button', { name: 'One place fewer at 9:00 AM' })

  await less.press('Enter')
  await expect
    .poll(() => query('select capacity from public.call_slots where slot_date = $1', day))
    .toEqual([{ capacity: 0 }])
  // Until the slot has come back with its change, nothing in its row can be pressed.
  await page.locator('[aria-label="One place more at 9:00 AM"]:not([aria-disabled])').waitFor()

  await expectFocus(page, 'One place fewer at 9:00 AM')
  await page.route('**/rest/v1/call_slots*', route => route.fulfill({ status: 500, json: { message: 'It fails.' } }))
  await page.getByRole('button', { name: 'One place more at 9:00 AM' }).press('Enter')
  const slots = page.getByRole('region', { name: `Slots on ${dayLabel(day)}` })
  await slots.getByRole('alert').getByText('The information below may be out of date.').waitFor()

  await expectFocus(page, 'One place more at 9:00 AM')
})
