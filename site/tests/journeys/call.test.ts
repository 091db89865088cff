import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { newMobile } from '../accounts/people.ts'
import { storedCall } from '../accounts/stored.ts'
import { visit } from '../visit.ts'
import { faultyLine } from './faulty-line.ts'
import { agree, book, cancelCall, fillInCall, NAME, typedIn } from './fill-in.ts'
import { messagesTo } from './outbox.ts'

/** A mobile that has booked nothing yet, so that a second try finds no message of the first; each test has its own time. */
function newPhone() {
  const typed = newMobile()
  return { typed, e164: `+61${typed.slice(1)}` }
}

test('books a call, saying what is sent with it, offers it as a calendar file, moves and cancels it by its link, and says nothing outdated after that', async () => {
  const mobile = newPhone()
  await using visited = await visit('/schedule-call?coverFor=couples&postcode=WA&partner=demo', {
    timezoneId: 'Australia/Perth',
  })
  const { page, complaints } = visited

  // For somebody who is back to change a call, and has come without its link.
  await page.getByText('Already booked? To move or cancel your call, use the link that came with it').waitFor()
  await page
    .getByText('Sent with your booking: who the cover is for (Me and my partner) and your state (WA).')
    .waitFor()
  await fillInCall(page, { day: 0, slot: 2, phone: mobile.typed })
  expect(await page.locator('label:has(input[name=slot]:checked)').textContent()).toBe('10:00 AM8:00 AM AWST')
  await book(page).click()
  await page.getByText(/Your call is booked. Its reference is HC-/).waitFor()
  await page.getByText(/10:00\sAM\sAEST \(8:00\sAM\sAWST for you\)/).waitFor()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to my calendar' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toMatch(/DTSTART:\d{8}T000000Z\r\n/)
  // In apps with a built-in browser no file arrives, and nothing else says so.
  await page.getByRole('status').filter({ hasText: 'No file?' }).waitFor()

  await page.getByRole('link', { name: 'Change or cancel my call' }).click()
  await page.getByRole('heading', { name: 'Move it to another time' }).waitFor()
  await page.locator('label:has(input[name=day]:enabled)').nth(1).click()
  await page.getByRole('radio', { name: /^2:30 PM/ }).check()
  await page.getByRole('button', { name: 'Move my call' }).click()
  await page.getByText('Your call has been moved.').waitFor()
  await page
    .getByText(/2:30\sPM\sAEST/)
    .first()
    .waitFor()
  await page.goto('/thank-you')
  await page.getByRole('heading', { name: /2:30\sPM\sAEST/ }).waitFor()

  // The same booking again: the first is at another time by now.
  await page.goto('/schedule-call?coverFor=couples&postcode=WA&partner=demo')
  await page.locator('input[name=slot]:checked:enabled').waitFor()
  await page.getByText(/^Your call HC-\w+-\w+ is booked for .* 2:30\sPM\sAEST/).waitFor()
  await agree(page)
  await book(page).click()
  await page.getByRole('heading', { name: /10:00\sAM\sAEST/ }).waitFor()
  expect(
    await query(
      "select slot_no from public.call_bookings where phone = $1 and status = 'booked' order by slot_no",
      mobile.e164,
    ),
  ).toEqual([{ slot_no: 2 }, { slot_no: 11 }])

  await page.getByRole('link', { name: 'Change or cancel my call' }).click()
  const careful = page.getByText('Anyone with this link can move or cancel the call')
  await careful.waitFor()
  // Tapping by mistake changes nothing.
  await page.getByRole('button', { name: 'Cancel this call' }).click()
  await page.getByRole('alert').getByText('Cancel this call?').waitFor()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Cancel this call')
  await cancelCall(page)
  await page.getByText('Your call has been cancelled.').waitFor()
  await expect.poll(() => page.locator(':focus').textContent()).toContain('Your call has been cancelled.')
  await careful.waitFor({ state: 'detached' })
  // The first still exists.
  await page.goto('/thank-you')
  await page.getByRole('heading', { name: /2:30\sPM\sAEST/ }).waitFor()

  expect(await messagesTo(mobile.e164)).toEqual([
    expect.stringMatching(/^HiCompare: Your call on .* is cancelled/),
    expect.stringMatching(/^HiCompare: Your call is booked for .* 10:00 AM/),
    expect.stringMatching(/^HiCompare: Your call is now on .* 2:30 PM/),
    expect.stringMatching(/^HiCompare: Your call is booked for .* 10:00 AM/),
  ])
  // The answer for the booking that is already there.
  expect(complaints).toEqual([expect.stringContaining('409')])
})

test('if somebody has just taken the place, the page says so and keeps the typed text', async () => {
  const mobile = newPhone()
  await using visited = await visit('/schedule-call')
  const { page } = visited
  await fillInCall(page, { day: 3, slot: 5, phone: mobile.typed })

  const chosen = (name: string) => page.locator(`input[name=${name}]:checked`).inputValue()
  await query(
    `insert into public.call_bookings (id, manage_token, slot_date, slot_no, full_name, phone, consent_version)
     select gen_random_uuid(), gen_random_uuid(), slot_date, slot_no, 'Somebody Faster', $3, '2026-11-21'
       from public.call_slots, generate_series(booked + 1, capacity) where slot_date = $1 and slot_no = $2`,
    await chosen('day'),
    Number(await chosen('slot')),
    newPhone().e164,
  )
  await book(page).click()

  await page
    .getByRole('alert')
    .filter({ hasText: /has just been taken|Choose a time that is free/ })
    .first()
    .waitFor()
  expect(await typedIn(page)).toEqual({ name: NAME, phone: mobile.typed })
  await expect.poll(() => page.locator('label:has(input[name=slot]:disabled)').first().textContent()).toContain('taken')
  await page.locator('label:has(input[name=slot]:enabled)').first().click()
  await book(page).click()
  await page.getByText(/Your call is booked/).waitFor()
  expect(await messagesTo(mobile.e164)).toHaveLength(1)
})

test('a lost reply and a double click take one place', async () => {
  const mobile = newPhone()
  await using line = await faultyLine(attempt => (attempt === 1 ? 'reply lost after commit' : undefined))
  const page = await line.context.newPage()
  await page.goto('/schedule-call')

  await fillInCall(page, { day: 5, slot: 7, phone: mobile.typed })
  await book(page).dblclick()
  await page.getByText(/Your call is booked/).waitFor()

  expect(await messagesTo(mobile.e164)).toHaveLength(1)
})

test('of two waiting bookings, and of two waiting changes, the last one counts', async () => {
  const mobile = newPhone()
  await using line = await faultyLine(() => ({ status: 503, retryAfter: 60 }))
  const page = await line.context.newPage()
  await page.goto('/schedule-call')
  await fillInCall(page, { day: 8, slot: 1, phone: mobile.typed })
  await book(page).click()
  await page.locator('[data-outcome=waiting]').waitFor()
  await page.getByRole('radio', { name: /^5:30 PM/ }).check()
  await book(page).click()
  await page.locator('[data-outcome=waiting]').waitFor()

  const lineIsBack = () => {
    line.plan(() => undefined)
    return page.evaluate(() => dispatchEvent(new Event('online')))
  }
  await lineIsBack()
  await page.getByRole('heading', { name: /5:30\sPM\sAEST/ }).waitFor()
  await page.getByRole('link', { name: 'Change or cancel my call' }).click()
  line.plan(() => ({ status: 503, retryAfter: 60 }))
  const held = Promise.withResolvers<void>()
  await page.route('**/rest/v1/booking_changes', async route => {
    await held.promise
    await route.continue()
  })
  await cancelCall(page)
  await page.getByRole('button', { name: 'Cancelling …' }).waitFor()
  await page.getByRole('button', { name: 'Move my call' }).waitFor()
  held.resolve()
  await page.locator('[data-outcome=waiting]').waitFor()
  await page.locator('label:has(input[name=day]:enabled)').nth(8).click()
  await page.getByRole('radio', { name: /^6:30 PM/ }).check()
  await page.getByRole('button', { name: 'Move my call' }).click()
  await page.locator('[data-outcome=waiting]').waitFor()
  await lineIsBack()
  await page.getByText('Your call has been moved.').waitFor()

  expect(await query('select slot_no, status from public.call_bookings where phone = $1', mobile.e164)).toEqual([
    { slot_no: 19, status: 'booked' },
  ])
})

test('a clock a week behind offers no past day, and with one months ahead a call can still be booked and cancelled', async () => {
  const link = randomUUID()
  await storedCall({ link })
  const [past] = await query<{ day: string }>(
    `insert into public.call_slots (slot_date, slot_no)
     select day, 0 from generate_series(current_date - 5, current_date - 2, interval '1 day') day
      where extract(isodow from day) < 6 limit 1 returning slot_date::text as day`,
  )
  onTestFinished(() => query('delete from public.call_slots where slot_date = $1', past!.day).then(() => {}))
  await using visited = await visit('about:blank')
  const { page } = visited
  await page.clock.setFixedTime(Date.now() - 7 * 86_400_000)
  await page.goto('/schedule-call')
  await page.locator('input[name=day]:enabled').first().waitFor()

  expect(await page.locator(`input[name=day][value="${past!.day}"]`).count()).toBe(0)

  await page.clock.setFixedTime(Date.now() + 90 * 86_400_000)
  await page.goto('/schedule-call')
  await page.locator('input[name=day]:enabled').first().waitFor()
  await page.evaluate(link => {
    location.hash = `#manage=${link}`
  }, link)
  await cancelCall(page)
  await page.getByText('Your call has been cancelled.').waitFor()
})
