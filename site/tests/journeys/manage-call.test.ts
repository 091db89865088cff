import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { storedCall } from '../accounts/stored.ts'
import { listens, visit } from '../visit.ts'
import { faultyLine } from './faulty-line.ts'
import { cancelCall } from './fill-in.ts'

test('a call that was moved or cancelled elsewhere is shown as it is now', async () => {
  const link = randomUUID()
  const { id, reference } = await storedCall({ link })
  await using visited = await visit('/robots.txt')
  const { page } = visited
  // As if it had been booked in this tab, for a time that it no longer has.
  const row = { full_name: 'Robin', phone: '+61491570006', slot_date: '2099-01-05', slot_no: 3, manage_token: link }
  const booked = () =>
    page.evaluate(
      receipt => sessionStorage.setItem('hic-receipt', receipt),
      JSON.stringify({ id, table: 'call_bookings', row, arrivedAt: Date.now() }),
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
  await summary.getByText(/3:30\sPM\sAEST/).waitFor()
  await page.locator('[data-outcome]').waitFor({ state: 'detached' })

  await cancelCall(page)
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
  await shown.getByText(/4:00\sPM\sAEST/).waitFor()
  line.plan(attempt => (attempt === 1 ? 'reply lost after commit' : { status: 503, retryAfter: 60 }))
  await moveTo(/^5:00 PM/)
  await page.locator('[data-outcome=waiting]').waitFor()

  await page.getByRole('button', { name: 'Do not send it' }).click()
  await shown.getByText(/5:00\sPM\sAEST/).waitFor()
  await page.locator('[data-outcome]').waitFor({ state: 'detached' })

  line.plan(() => undefined)
  await moveTo(/^4:00 PM/)
  await shown.getByText(/4:00\sPM\sAEST/).waitFor()
  expect(await query('select slot_no from public.call_bookings where id = $1', id)).toEqual([{ slot_no: 14 }])
})

test('moving a call without a choice says what is missing, each line leads to something that can be chosen, and moving it to the last place of a time does not say that it was taken', async () => {
  const link = randomUUID()
  await storedCall({ link })
  await using visited = await visit(`/schedule-call#manage=${link}`)
  const { page } = visited
  const free = page.locator('label:has(input[name=day]:enabled)')
  await free.first().waitFor()
  await page.getByRole('button', { name: 'Move my call' }).click()
  await page.getByRole('heading', { name: '2 things are missing or unclear' }).waitFor()
  await expect.poll(() => page.locator(':focus').getAttribute('role')).toBe('alert')
  const times = page.getByRole('group', { name: 'At what time?' })
  expect(await times.getAttribute('aria-describedby')).toContain('slot-problem')
  await page.getByRole('button', { name: 'Choose a time that is free.' }).click()
  await expect.poll(() => page.locator(':focus').getAttribute('name')).toBe('day')

  await free.nth(4).click()
  const day = await page.locator('input[name=day]:checked').inputValue()
  await query('update public.call_slots set capacity = booked + 1 where slot_date = $1 and slot_no = 20', day)
  await page.getByRole('radio', { name: /^7:00 PM/ }).check()
  const again = page.waitForResponse(
    response => response.url().includes('/call_slots') && response.request().method() === 'GET',
  )
  const moved = page.locator('div:has(> [role=status])', { hasText: 'Your call has been moved.' }).last()
  const looked = Promise.withResolvers<void>()
  await page.route('**/rpc/booking_by_token', async route => {
    await looked.promise
    await route.continue()
  })
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
  // Even before the call has been looked up again.
  await moved.waitFor()
  expect(await moved.textContent()).toMatch(/7:00\sPM/)
  looked.resolve()
  await again
  await page.getByText('Choose a day to see which times are free.').waitFor()

  expect(await page.getByText('taken').count()).toBe(0)
})

test('a link without a call, or cut off on its way, says so, and so does one whose call was cancelled in another tab', async () => {
  const link = randomUUID()
  const { id } = await storedCall({ link })
  await using visited = await visit('/schedule-call#manage=0000')
  const { page } = visited

  await page.getByText('We cannot find a call for this link.').waitFor()
  // As its heading: the tab is about a call that is booked, not about booking one.
  await expect.poll(() => page.title()).toMatch(/^Your call \|/)
  const asked = page.waitForResponse('**/rpc/booking_by_token')
  await page.evaluate(() => {
    location.hash = '#manage=00000000-0000-4000-8000-000000000000'
  })
  await asked
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
