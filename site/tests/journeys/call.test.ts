import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { SLOT_LABELS } from '#widgets/domain/call-slots.ts'
import { newMobile } from '../accounts/people.ts'
import { storedCall } from '../accounts/stored.ts'
import { listens, visit } from '../visit.ts'
import { faultyLine } from './faulty-line.ts'
import { agree, book, fillInCall, NAME, typedIn } from './fill-in.ts'
import { messagesTo } from './outbox.ts'

/** A mobile that has booked nothing yet, so that a second try finds no message of the first; each test has its own time. */
function newPhone() {
  const typed = newMobile()
  return { typed, e164: `+61${typed.slice(1)}` }
}

async function cancel(page: Page) {
  await page.getByRole('button', { name: 'Cancel this call' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
}

test('books a call, offers it as a calendar file, moves and cancels it by its link', async () => {
  const mobile = newPhone()
  await using visited = await visit('/schedule-call?coverFor=couples&postcode=WA&partner=demo', {
    timezoneId: 'Australia/Perth',
  })
  const { page, complaints } = visited

  await fillInCall(page, { day: 0, slot: 2, phone: mobile.typed })
  expect(await page.locator('label:has(input[name=slot]:checked)').textContent()).toBe('10:00 AM8:00 AM AWST')
  await book(page).click()
  await page.getByText(/Your call is booked. Its reference is HC-/).waitFor()
  await page.getByText(/10:00\sAM AEST \(8:00\sAM AWST for you\)/).waitFor()

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
    .getByText(/2:30\sPM AEST/)
    .first()
    .waitFor()
  await page.goto('/thank-you')
  await page.getByRole('heading', { name: /2:30\sPM AEST/ }).waitFor()

  // The same booking again: the first is at another time by now.
  await page.goto('/schedule-call?coverFor=couples&postcode=WA&partner=demo')
  await page.locator('input[name=slot]:checked:enabled').waitFor()
  await page.getByText(/^Your call HC-\w+-\w+ is booked for .* 2:30\sPM AEST/).waitFor()
  await agree(page)
  await book(page).click()
  await page.getByRole('heading', { name: /10:00\sAM AEST/ }).waitFor()
  expect(
    await query(
      "select slot_no from public.call_bookings where phone = $1 and status = 'booked' order by slot_no",
      mobile.e164,
    ),
  ).toEqual([{ slot_no: 2 }, { slot_no: 11 }])

  await page.getByRole('link', { name: 'Change or cancel my call' }).click()
  // Tapping by mistake changes nothing.
  await page.getByRole('button', { name: 'Cancel this call' }).click()
  await page.getByRole('alert').getByText('Cancel this call?').waitFor()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Cancel this call')
  await cancel(page)
  await page.getByText('Your call has been cancelled.').waitFor()
  await expect.poll(() => page.locator(':focus').textContent()).toContain('Your call has been cancelled.')
  // The first still exists.
  await page.goto('/thank-you')
  await page.getByRole('heading', { name: /2:30\sPM AEST/ }).waitFor()

  expect(await messagesTo(mobile.e164)).toEqual([
    expect.stringMatching(/^HiCompare: Your call on .* is cancelled/),
    expect.stringMatching(/^HiCompare: Your call is booked for .* 10:00 AM/),
    expect.stringMatching(/^HiCompare: Your call is now on .* 2:30 PM/),
    expect.stringMatching(/^HiCompare: Your call is booked for .* 10:00 AM/),
  ])
  // The answer for the booking that is already there.
  expect(complaints).toEqual([expect.stringContaining('409')])
})

test('a call that was moved or cancelled elsewhere is shown as it is now', async () => {
  const link = randomUUID()
  const { id, reference } = await storedCall({ link })
  await using visited = await visit('/about')
  const { page } = visited
  // As if it had been booked in this tab, for a time that it no longer has.
  const row = { full_name: 'Robin', phone: '+61491570006', slot_date: '2099-01-05', slot_no: 3, manage_token: link }
  const booked = () =>
    page.evaluate(
      receipt => sessionStorage.setItem('hic-receipt', receipt),
      JSON.stringify({ id, table: 'call_bookings', row }),
    )
  await booked()
  await page.goto('/thank-you')
  await page.getByText('Your call has been moved.').waitFor()
  expect(await page.getByRole('main').textContent()).not.toContain('2099')
  await page.goto('/schedule-call')
  const already = page.getByText(`Your call ${reference} is`)
  await already.waitFor()
  expect(await already.textContent()).not.toContain('2099')

  await query("update public.call_bookings set status = 'done' where id = $1", id)
  await page.goto('/thank-you')
  await page.getByText('The time of this call has passed.').waitFor()
  await page.getByRole('link', { name: 'Change or cancel my call' }).waitFor({ state: 'detached' })
  await page.goto(`/schedule-call#manage=${link}`)
  await page.getByText(/, we have spoken$/).waitFor()

  await query("update public.call_bookings set status = 'cancelled' where id = $1", id)
  await page.goto('/thank-you')
  await page.getByText('This call has been cancelled.').waitFor()
  expect(await page.getByRole('button', { name: 'Add to my calendar' }).count()).toBe(0)
  await booked()
  await page.goto('/schedule-call')
  await page.getByText(`Your call ${reference} has been cancelled.`).waitFor()
  await page.goto('/thank-you')
  await listens(page)
  await page.getByText('There is no request or call in this tab').waitFor()
})

test('if somebody has just taken the place, the page says so and keeps the typed text', async () => {
  const mobile = newPhone()
  await using line = await faultyLine()
  const [late, ...faster] = await Promise.all([
    line.context.newPage(),
    ...['one', 'two'].map(() => line.context.newPage()),
  ])
  await late.goto('/schedule-call')
  await fillInCall(late, { day: 3, slot: 5, phone: mobile.typed })

  for (const [place, page] of faster.entries()) {
    await page.goto('/schedule-call')
    await fillInCall(page, { day: 3, slot: 5, phone: newMobile() })
    await page.getByLabel('Your name').fill(`Faster ${place}`)
    await book(page).click()
    await page.getByText(/Your call is booked/).waitFor()
  }
  await late.bringToFront()
  await book(late).click()

  await late
    .getByRole('alert')
    .filter({ hasText: /has just been taken|Choose a time that is free/ })
    .first()
    .waitFor()
  expect(await typedIn(late)).toEqual({ name: NAME, phone: mobile.typed })
  await expect.poll(() => late.locator('label:has(input[name=slot]:disabled)').first().textContent()).toContain('taken')
  await late.locator('label:has(input[name=slot]:enabled)').first().click()
  await book(late).click()
  await late.getByText(/Your call is booked/).waitFor()
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

test('a change that had to wait is reported once it is made, even if the call cannot be looked up again', async () => {
  const link = randomUUID()
  await storedCall({ link })
  await using line = await faultyLine(() => ({ status: 503, retryAfter: 60 }))
  const page = await line.context.newPage()
  await page.goto(`/schedule-call#manage=${link}`)
  await page.locator('label:has(input[name=day]:enabled)').nth(6).click()
  await page.getByRole('radio', { name: /^3:30 PM/ }).check()
  await page.getByRole('button', { name: 'Move my call' }).click()
  await page.locator('[data-outcome=waiting]').waitFor()

  line.plan(() => undefined)
  await page.route('**/rpc/booking_by_token', route => route.abort())
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const summary = page.locator('div:has(> [role=status])', { hasText: 'Your call has been moved.' })
  await summary.getByText(/3:30\sPM AEST/).waitFor()
  await page.locator('[data-outcome]').waitFor({ state: 'detached' })

  await cancel(page)
  await page.getByText('Your call has been cancelled.').waitFor()
  await page.getByText(/, cancelled$/).waitFor()
})

test('a waiting move that is taken back, but had arrived, is shown, and the call can be moved back', async () => {
  const link = randomUUID()
  const { id } = await storedCall({ link })
  await using line = await faultyLine()
  const page = await line.context.newPage()
  const moveTo = async (time: RegExp) => {
    await page.locator('label:has(input[name=day]:enabled)').nth(6).click()
    await page.getByRole('radio', { name: time }).check()
    await page.getByRole('button', { name: 'Move my call' }).click()
  }
  const shown = page.locator('div:has(> [role=status])', { hasText: 'Your call has been moved.' })
  await page.goto(`/schedule-call#manage=${link}`)
  await moveTo(/^4:00 PM/)
  await shown.getByText(/4:00\sPM AEST/).waitFor()
  line.plan(attempt => (attempt === 1 ? 'reply lost after commit' : { status: 503, retryAfter: 60 }))
  await moveTo(/^5:00 PM/)
  await page.locator('[data-outcome=waiting]').waitFor()

  await page.getByRole('button', { name: 'Do not send it' }).click()
  await shown.getByText(/5:00\sPM AEST/).waitFor()
  await page.locator('[data-outcome]').waitFor({ state: 'detached' })

  line.plan(() => undefined)
  await moveTo(/^4:00 PM/)
  await shown.getByText(/4:00\sPM AEST/).waitFor()
  expect(await query('select slot_no from public.call_bookings where id = $1', id)).toEqual([{ slot_no: 14 }])
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
  await page.getByRole('heading', { name: /5:30\sPM AEST/ }).waitFor()
  await page.getByRole('link', { name: 'Change or cancel my call' }).click()
  line.plan(() => ({ status: 503, retryAfter: 60 }))
  const held = Promise.withResolvers<void>()
  await page.route('**/rest/v1/booking_changes', async route => {
    await held.promise
    await route.continue()
  })
  await cancel(page)
  await page.getByRole('button', { name: 'Cancelling…' }).waitFor()
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

test('moving a call to the last place of a time does not say that it was taken', async () => {
  const link = randomUUID()
  await storedCall({ link })
  await using visited = await visit(`/schedule-call#manage=${link}`)
  const { page } = visited
  await page.locator('label:has(input[name=day]:enabled)').nth(4).click()
  const day = await page.locator('input[name=day]:checked').inputValue()
  await query('update public.call_slots set capacity = booked + 1 where slot_date = $1 and slot_no = 20', day)
  await page.getByRole('radio', { name: /^7:00 PM/ }).check()
  const again = page.waitForResponse(
    response => response.url().includes('/call_slots') && response.request().method() === 'GET',
  )
  const moved = page.getByText('Your call has been moved.')
  const held = Promise.withResolvers<void>()
  await page.route('**/rest/v1/booking_changes', async route => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Cancel this call' }).click()
  await page.getByRole('button', { name: 'Move my call' }).click()
  // Until that has finished, nothing can be cancelled, and the question does not count as answered.
  await page.getByRole('button', { name: 'Yes, cancel it', disabled: true }).click({ force: true })
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Cancel this call', disabled: true }).waitFor()
  held.resolve()
  await moved.waitFor()
  await again
  await page.getByText('Choose a day to see which times are free.').waitFor()

  expect(await page.getByText('taken').count()).toBe(0)
})

test('a link without a call says so, and so does one whose call was cancelled in another tab', async () => {
  const link = randomUUID()
  const { id } = await storedCall({ link })
  await using visited = await visit('/schedule-call#manage=00000000-0000-4000-8000-000000000000')
  const { page } = visited

  await page.getByText('We cannot find a call for this link.').waitFor()

  await page.evaluate(token => {
    location.hash = `#manage=${token}`
  }, link)
  await page.locator('label:has(input[name=day]:enabled)').nth(7).click()
  await page.getByRole('radio', { name: /^4:00 PM/ }).check()
  await query("update public.call_bookings set status = 'cancelled' where id = $1", id)
  await page.getByRole('button', { name: 'Move my call' }).click()

  await page.getByText('Your call has been cancelled.').waitFor()
  expect(await page.locator('[data-outcome]').count()).toBe(0)
  expect(await page.getByRole('button', { name: /calendar|Cancel|Move/ }).count()).toBe(0)
})

test('if the times cannot be loaded, the page says so, offers another try, and nothing moves', async () => {
  await using line = await faultyLine()
  await line.context.route('**/rest/v1/call_slots*', route => route.abort(), { times: 1 })
  const page = await line.context.newPage()
  await page.addInitScript(() => {
    new PerformanceObserver(list => {
      for (const { startTime } of list.getEntries()) performance.mark('moved', { startTime })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/schedule-call')

  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
  await page.locator('label:has(input[name=day]:enabled)').first().waitFor()

  expect(await page.evaluate(() => performance.getEntriesByName('moved').length)).toBe(0)
})

test('in forced colours the chosen day and time are visible', async () => {
  await using visited = await visit('/schedule-call', { forcedColors: 'active' })
  const { page } = visited
  for (const name of ['day', 'slot']) {
    const tile = page.locator(`label:has(input[name=${name}]:enabled)`).first()
    const looks = async () => {
      await page.getByRole('heading', { level: 1 }).hover()
      return tile.screenshot({ animations: 'disabled' })
    }
    const before = await looks()

    await tile.click()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())

    expect((await looks()).equals(before)).toBe(false)
  }
})

test('moving a call without a choice says what is missing, and each line leads to something that can be chosen', async () => {
  const link = randomUUID()
  await storedCall({ link })
  await using visited = await visit(`/schedule-call#manage=${link}`)
  const { page } = visited
  await page.locator('label:has(input[name=day]:enabled)').first().waitFor()
  await page.getByRole('button', { name: 'Move my call' }).click()

  await page.getByRole('heading', { name: '2 things are missing or unclear' }).waitFor()
  await expect.poll(() => page.locator(':focus').getAttribute('role')).toBe('alert')
  const times = page.getByRole('group', { name: 'At what time?' })
  expect(await times.getAttribute('aria-describedby')).toContain('slot-problem')
  await page.getByRole('button', { name: 'Choose a time that is free.' }).click()
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('day')
})

test('during another try the button says so and keeps the focus, which then moves to the result', async () => {
  const link = randomUUID()
  await storedCall({ link })
  await using visited = await visit('/about')
  const { page } = visited
  for (const [path, reply, there] of [
    ['/schedule-call', '**/rest/v1/call_slots*', 'Which day?'],
    [`/schedule-call?#manage=${link}`, '**/rpc/booking_by_token', 'Reference'],
  ] as const) {
    await page.route(reply, route => route.abort())
    await page.goto(path)
    const button = page.getByRole('button', { name: /^Try/ })
    await button.waitFor()
    // It failed again before the connection is back; the first wait is over.
    await Promise.all([page.waitForEvent('requestfailed'), button.click()])
    await page.unroute(reply)
    const answer = Promise.withResolvers<void>()
    await page.route(reply, async route => {
      await answer.promise
      await route.continue()
    })
    await page.getByRole('button', { name: 'Try again', exact: true }).click()
    await page.getByRole('button', { name: 'Trying again …' }).waitFor()
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    expect(await page.locator(':focus').textContent()).toBe('Trying again …')
    answer.resolve()
    await button.waitFor({ state: 'detached' })

    await expect.poll(() => page.locator(':focus').textContent()).toContain(there)
    await page.unroute(reply)
  }
})

test('says what is sent with a booking, and nothing outdated about a cancelled call', async () => {
  const link = randomUUID()
  await storedCall({ link })
  await using visited = await visit('/schedule-call?coverFor=couples&postcode=WA')
  const { page } = visited
  await page
    .getByText('Sent with your booking: who the cover is for (Me and my partner) and your state (WA).')
    .waitFor()

  await page.goto(`/schedule-call?#manage=${link}`)
  const careful = page.getByText('Anyone with this link can move or cancel the call')
  await careful.waitFor()
  await cancel(page)
  await page.getByText('Your call has been cancelled.').waitFor()

  await careful.waitFor({ state: 'detached' })
})

test('a day has the 22 times of the specification', async () => {
  await using visited = await visit('/schedule-call', { timezoneId: 'Australia/Brisbane' })
  const { page } = visited
  await page.locator('label:has(input[name=day]:enabled)').first().click()
  const times = page.locator('label:has(input[name=slot])')
  await times.first().waitFor()
  const labels = await times.allTextContents()

  expect(labels.map(label => /^\d+:\d\d [AP]M/.exec(label)?.[0])).toEqual(SLOT_LABELS)
})

test('a clock a week behind offers no past day, and with one months ahead a call can still be cancelled', async () => {
  const link = randomUUID()
  await storedCall({ link })
  const [past] = await query<{ day: string }>(
    `insert into public.call_slots (slot_date, slot_no)
     select day, 0 from generate_series(current_date - 5, current_date - 2, interval '1 day') day
      where extract(isodow from day) < 6 limit 1 returning slot_date::text as day`,
  )
  onTestFinished(() => query('delete from public.call_slots where slot_date = $1', past!.day).then(() => {}))
  await using visited = await visit('/about')
  const { page } = visited
  await page.clock.setFixedTime(Date.now() - 7 * 86_400_000)
  await page.goto('/schedule-call')
  await page.locator('input[name=day]:enabled').first().waitFor()

  expect(await page.locator(`input[name=day][value="${past!.day}"]`).count()).toBe(0)

  await page.clock.setFixedTime(Date.now() + 90 * 86_400_000)
  await page.goto(`/schedule-call?#manage=${link}`)
  await cancel(page)
  await page.getByText('Your call has been cancelled.').waitFor()
})
