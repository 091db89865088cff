import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { listens } from '../visit.ts'
import { expectFocus, visitors } from './browser.ts'
import { somebody } from './people.ts'
import { storedCall } from './stored.ts'

const visitor = visitors()
const AUTH = () => `${inject('siteUrl')}/auth`

test('signed-in visitors can move, cancel and delete a call', async () => {
  const person = await somebody()
  const call = await storedCall({ user_id: person.id })
  const now = async () =>
    (
      await query<{ slot: string; status: string }>(
        "select slot_date || ' ' || slot_no as slot, status from public.call_bookings where id = $1",
        call.id,
      )
    )[0]
  const before = await now()
  const page = await visitor(person, undefined, { timezoneId: 'Australia/Perth' })
  await page.goto(AUTH())
  const list = page.getByRole('region', { name: 'Your booked calls' })
  // As if it had been booked in this tab.
  await page.evaluate(
    ({ id }) => sessionStorage.setItem('hic-receipt', JSON.stringify({ id, table: 'call_bookings', row: {} })),
    call,
  )
  const time = list.getByRole('heading', { name: /AEST \(.* AWST for you\)$/ })
  const booked = await time.textContent()

  await page.route('**/rest/v1/call_slots**', route => route.abort())
  await list.getByRole('button', { name: `Move call ${call.reference}` }).click()
  await expectFocus(page, `Move call ${call.reference}`)
  await list.getByRole('alert').waitFor()
  await page.unroute('**/rest/v1/call_slots**')
  await list.getByRole('button', { name: 'Try again' }).click()
  const times = list.getByLabel('New time')
  // The ten days of the booking page.
  await expect.poll(() => times.locator('optgroup').count()).toBe(10)
  await expectFocus(page, `Move call ${call.reference}`)
  expect(await times.locator('optgroup').first().getAttribute('label')).not.toBe(dayLabel(officeDay()))
  expect(await times.locator('option').nth(9).textContent()).toMatch(/^\w{3} \d.*, .*M \(.* AWST\)$/)
  await times.selectOption({ index: 9 })
  // A visitor who has gone on to another page is told there that it failed.
  const left = Promise.withResolvers<void>()
  await page.route('**/rest/v1/call_bookings**', route => left.promise.then(() => route.abort()), { times: 1 })
  await list.getByRole('button', { name: 'Move the call' }).click()
  await list.getByRole('button', { name: 'Moving …' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor()
  left.resolve()
  await page.getByText(`Your call ${call.reference} was not moved`).first().waitFor()
  await page.goBack()
  await list.getByRole('button', { name: `Move call ${call.reference}` }).click()
  await times.selectOption({ index: 9 })
  const again = Promise.withResolvers<void>()
  await page.route('**/rest/v1/call_bookings**', async route => {
    if (route.request().method() === 'GET') await again.promise
    await route.continue()
  })
  await list.getByRole('button', { name: 'Move the call' }).click()
  await page.getByText('has been moved').first().waitFor()
  await page.getByText('If it is in your calendar, add it again.').first().waitFor()
  expect((await now())?.slot).not.toBe(before?.slot)
  // Even before the list has loaded again.
  await expect.poll(() => time.textContent()).not.toBe(booked)
  again.resolve()
  await expectFocus(page, (await time.textContent())!)
  const downloading = page.waitForEvent('download')
  await list.getByRole('button', { name: `Add to my calendar (${call.reference})` }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file.replaceAll('\r\n ', '')).toContain(`Change or cancel: ${AUTH()}\r\n`)

  // Deleting it would cancel it and send an SMS saying so.
  await list.getByRole('button', { name: `Delete call ${call.reference}` }).click()
  await list.getByRole('alert').getByText('This cancels the call, and we will not call you.').waitFor()
  await list.getByRole('button', { name: 'Keep it' }).click()
  expect((await now())?.status).toBe('booked')

  let asked = 0
  page.on('request', request => {
    if (request.method() === 'PATCH') asked += 1
  })
  const held = Promise.withResolvers<void>()
  const teamWrote = Promise.withResolvers<void>()
  await page.route('**/rest/v1/call_bookings**', async route => {
    await (route.request().method() === 'GET' ? teamWrote : held).promise
    await route.continue()
  })
  await list.getByRole('button', { name: `Cancel call ${call.reference}` }).click()
  await page.getByRole('alert').getByText(`Cancel call ${call.reference}?`).waitFor()
  await list.getByRole('button', { name: 'Yes, cancel it' }).dblclick()
  held.resolve()
  await page.getByText('has been cancelled').first().waitFor()
  await page.getByText('If it is in your calendar, delete it there.').first().waitFor()
  expect(asked).toBe(1)
  expect(await list.getByRole('button', { name: 'Cancel' }).count()).toBe(0)

  // The team books it again before the list has loaded, so it can be cancelled again.
  await query("update public.call_bookings set status = 'booked' where id = $1", call.id)
  teamWrote.resolve()
  await list.getByRole('button', { name: `Cancel call ${call.reference}` }).click()
  await list.getByRole('button', { name: 'Yes, cancel it' }).click()
  await list.getByText('Cancelled', { exact: true }).waitFor()
  await expectFocus(page, (await time.textContent())!)
  expect((await now())?.status).toBe('cancelled')

  await list.getByRole('button', { name: `Delete call ${call.reference}` }).click()
  await list.getByRole('button', { name: 'Yes, delete' }).click()
  await list.getByText('None yet').waitFor()
  expect(await now()).toBeUndefined()
  await page.goto(`${inject('siteUrl')}/thank-you`)
  // Until then the page says so to everybody.
  await listens(page)
  await page.getByText('There is no request or call in this tab').waitFor()
})

test('with a clock that is ahead, a call that the database says is to come can be moved and cancelled', async () => {
  const person = await somebody()
  const { id, reference } = await storedCall({ user_id: person.id })
  const [slot] = await query<{ begins: string }>(
    `select to_json(slot_start) as begins from public.call_slots join public.call_bookings b using (slot_date, slot_no)
      where b.id = $1`,
    id,
  )
  const page = await visitor(person)
  await page.clock.install({ time: Date.parse(slot!.begins) + 60_000 })
  await page.goto(AUTH())

  const calls = page.getByRole('region', { name: 'Your booked calls' })
  await calls.getByText('Booked', { exact: true }).waitFor()
  expect(await calls.getByRole('button').allTextContents()).toEqual([
    expect.stringContaining('Add to my calendar'),
    `Move call ${reference}`,
    `Cancel call ${reference}`,
    `Delete call ${reference}`,
  ])
  await calls.getByRole('button', { name: `Delete call ${reference}` }).click()
  await calls.getByRole('alert').getByText('This cancels the call, and we will not call you.').waitFor()
  await calls.getByRole('button', { name: 'Keep it' }).click()
  await calls.getByRole('button', { name: `Cancel call ${reference}` }).click()
  await calls.getByRole('button', { name: 'Yes, cancel it' }).click()
  await calls.getByText('Cancelled', { exact: true }).waitFor()
})
