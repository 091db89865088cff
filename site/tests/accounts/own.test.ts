import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { axeFaults } from '#ci/axe.ts'
import { query } from '#ci/own-backend.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { listens } from '../visit.ts'
import { answerIsLost, visitors } from './browser.ts'
import { somebody } from './people.ts'
import { storedCall, storedRequest } from './stored.ts'

const visitor = visitors()
const AUTH = () => `${inject('siteUrl')}/auth`

/** The focus moves to the element with this name, this text or this value. */
const expectFocus = (page: Page, on: string) =>
  expect
    .poll(() =>
      page
        .locator(':focus')
        .evaluate(
          element => element.getAttribute('aria-label') ?? ((element as HTMLInputElement).value || element.textContent),
        ),
    )
    .toBe(on)

test('signed-in visitors see only their own requests, and can correct and delete one', async () => {
  const person = await somebody()
  const policy = { id: 'x', coverFor: 'families', state: 'QLD', name: 'Demo Silver', fund: 'Demo Mutual' }
  const mine = await storedRequest({
    user_id: person.id,
    full_name: 'محمد علي',
    answers: JSON.stringify({ ages: '34, 36', history: 'since-31', treatments: ['Cataracts'] }),
    chosen_policies: JSON.stringify([
      { ...policy, monthlyPriceCents: 41235, asShownOn: '2026-11-20', beforeRebate: true },
    ]),
  })
  const others = await storedRequest({ full_name: 'Somebody Else' })
  const page = await visitor(person)
  await page.goto(AUTH())
  const list = page.getByRole('region', { name: 'Your quote requests' })
  await list.getByText(mine.reference).first().waitFor()
  expect(await page.getByText(others.reference).count()).toBe(0)
  // A number reads from left to right, even beside a name that does not.
  const [begins, ends] = await list.getByText(/0412.345.678/).evaluate(line => {
    const text = [...line.childNodes].find((node): node is Text => node instanceof Text && node.data.includes('0412'))!
    return ['0412', '678'].map(digits => {
      const range = document.createRange()
      range.setStart(text, text.data.indexOf(digits))
      range.setEnd(text, text.data.indexOf(digits) + digits.length)
      return range.getBoundingClientRect().left
    })
  })
  expect(begins).toBeLessThan(ends!)

  await list.getByText('What you told us').click()
  expect(await list.getByRole('figure', { name: 'Monthly price, as shown to you' }).textContent()).toContain(
    'Demo Silver Demo Mutual, on 20 November 2026, before the rebate$412.35',
  )
  expect(await list.locator('details').textContent()).toMatch(/Ages34 and 36Current coverYes.*TreatmentsCataracts/)

  await list.getByRole('button', { name: 'Change your contact details' }).click()
  await expectFocus(page, 'محمد علي')
  await list.getByLabel('Phone').fill('12')
  await list.getByLabel('Best time to call').focus()
  await page.keyboard.insertText('after five '.repeat(12))
  await list.getByRole('button', { name: 'Save' }).click()
  await list.getByText('Australian').or(list.getByText('too short')).first().waitFor()
  await list.getByText('Shorten the best time to 120 characters').waitFor()
  await list.getByLabel('Best time to call').fill('After five')
  await list.getByLabel('Phone').fill('0499 888 777')
  // As a name copied from elsewhere may be: with an invisible mark.
  await list.getByLabel('Name').fill('\u200ePat Owen')
  // It arrives, and its answer does not.
  await answerIsLost(page, 'quote_requests')
  await list.getByRole('button', { name: 'Save' }).click()
  await list.getByRole('alert').getByText('We could not be reached just now').waitFor()
  expect(await list.getByLabel('Best time to call').getAttribute('aria-invalid')).toBeNull()
  const again = Promise.withResolvers<void>()
  await page.route('**/rest/v1/quote_requests**order=*', async route => {
    await again.promise
    await route.continue()
  })
  await list.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your change is saved').first().waitFor()
  // Even before the list has loaded again.
  await expect.poll(() => list.textContent()).toContain('Pat Owen · 0499 888 777')
  again.resolve()
  const [kept] = await query<{ full_name: string; phone: string }>(
    'select full_name, phone from public.quote_requests where id = $1',
    mine.id,
  )
  expect(kept).toEqual({ full_name: 'Pat Owen', phone: '+61499888777' })
  await expectFocus(page, mine.reference)

  const remove = list.getByRole('button', { name: `Delete request ${mine.reference}` })
  await remove.click()
  await list.getByRole('alert').getByText('This withdraws the request, and we will not reply to it.').waitFor()
  await expectFocus(page, 'Keep it')
  await page.keyboard.press('Enter')
  await expectFocus(page, `Delete request ${mine.reference}`)
  await remove.click()
  await list.getByRole('button', { name: 'Yes, delete' }).click()
  await list.getByText('None yet').waitFor()
  await expectFocus(page, 'Your quote requests')
  expect(await query('select 1 from public.quote_requests where id = $1', mine.id)).toEqual([])
  // A tab that held it as waiting would send it again.
  expect(await page.evaluate(id => localStorage.getItem(`hic-taken-back:${id}`), mine.id)).not.toBeNull()

  await page.getByRole('link', { name: 'Ask us to delete your account' }).click()
  await expect.poll(() => page.getByLabel('What is it about?').inputValue()).toBe('Delete my account')
})

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

test('typed and chosen values stay when the team makes a change, and the next press saves them or says why not', async () => {
  const person = await somebody()
  const mine = await storedRequest({ user_id: person.id })
  const call = await storedCall({ user_id: person.id })
  const page = await visitor(person)
  await page.goto(AUTH())
  const requests = page.getByRole('region', { name: 'Your quote requests' })
  const calls = page.getByRole('region', { name: 'Your booked calls' })
  await requests.getByRole('button', { name: 'Change your contact details' }).click()
  await requests.getByLabel('Phone').fill('0499 888 777')
  await calls.getByRole('button', { name: `Move call ${call.reference}` }).click()
  const times = calls.getByLabel('New time')
  await times.selectOption({ index: 9 })
  const chosen = await times.inputValue()
  // As from another tab.
  await query("update public.quote_requests set best_time = 'At noon' where id = $1", mine.id)
  await query("update public.call_bookings set notes = 'Rang once' where id = $1", call.id)

  await requests.getByRole('button', { name: 'Save' }).click()
  await requests.getByRole('alert').getByText('What you typed is still here: save it again.').waitFor()
  await query("update public.quote_requests set status = 'contacted' where id = $1", mine.id)
  await requests.getByRole('button', { name: 'Save' }).click()
  const closed = requests.getByRole('alert').getByText('it can no longer be changed here')
  await closed.waitFor()
  const refused = page.waitForResponse(response => response.request().method() === 'PATCH')
  await requests.getByRole('button', { name: 'Save' }).click()
  expect((await refused).status()).toBe(403)
  await requests.getByRole('button', { name: 'Save', exact: true }).waitFor()
  expect(await closed.count()).toBe(1)
  expect(await requests.getByLabel('Phone').inputValue()).toBe('0499 888 777')
  await query("update public.quote_requests set status = 'new' where id = $1", mine.id)
  await requests.getByRole('button', { name: 'Save' }).click()
  await requests.getByRole('alert').getByText('save it again').waitFor()
  await requests.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your change is saved').first().waitFor()
  expect(await query('select phone, best_time from public.quote_requests where id = $1', mine.id)).toEqual([
    { phone: '+61499888777', best_time: 'At noon' },
  ])

  await calls.getByRole('button', { name: 'Move the call' }).click()
  await calls.getByText('Your choice is still here: move it again.').waitFor()
  expect(await times.inputValue()).toBe(chosen)
  await calls.getByRole('button', { name: 'Move the call' }).click()
  await page.getByText(`Your call ${call.reference} has been moved`).first().waitFor()

  // Moved in another tab to the time that is chosen here, and cancelled there.
  await calls.getByRole('button', { name: `Move call ${call.reference}` }).click()
  await times.selectOption({ index: 11 })
  const [slot_date, slot_no] = (await times.inputValue()).split(' ')
  await query('update public.call_bookings set slot_date = $2, slot_no = $3 where id = $1', call.id, slot_date, slot_no)
  await query("update public.call_bookings set status = 'cancelled' where id = $1", call.id)
  await calls.getByRole('button', { name: 'Move the call' }).click()
  await calls.getByText('This call has changed and can no longer be moved.').waitFor()
})

test('the account says what cannot be loaded, and loads it on request', async () => {
  const person = await somebody()
  const page = await visitor(person)
  await page.route('**/rest/v1/quote_requests**', route => route.abort())
  await page.goto(AUTH())
  const list = page.getByRole('region', { name: 'Your quote requests' })
  await list.getByRole('alert').getByText('We could not be reached just now: your device may be offline.').waitFor()

  await page.unroute('**/rest/v1/quote_requests**')
  const answer = Promise.withResolvers<void>()
  await page.route('**/rest/v1/quote_requests**', async route => {
    await answer.promise
    await route.continue()
  })
  await list.getByRole('button', { name: 'Try again' }).click()
  await list.getByRole('button', { name: 'Trying again …' }).waitFor()
  answer.resolve()

  await list.getByText('None yet').waitFor()
  await expectFocus(page, 'Your quote requests')
  expect(await page.title()).toMatch(/^Your account/)
})

test('a call whose time has passed says so, and so does a list refused by a rate limit', async () => {
  const page = await visitor(await somebody())
  const over = {
    slot_date: '2026-01-05',
    slot_no: 3,
    status: 'booked',
    reference: 'HC-7K3M-2QXD',
    phone: '+61491570006',
  }
  await page.route('**/rest/v1/call_bookings**', route =>
    route.fulfill({ json: [{ ...over, id: 'x', version: 1, created_at: '2026-01-02T00:00:00Z' }] }),
  )
  await page.route('**/rest/v1/quote_requests**', route => route.fulfill({ status: 429, body: 'Too many requests' }))
  await page.goto(AUTH())

  const calls = page.getByRole('region', { name: 'Your booked calls' })
  await calls.getByText('Its time has passed').waitFor()
  expect(await calls.getByRole('button').allTextContents()).toEqual(['Delete call HC-7K3M-2QXD'])
  await page.getByRole('alert').getByText('There were too many requests from your connection this hour.').waitFor()
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

test('axe finds no fault with signing in and with the account', async () => {
  const person = await somebody()
  await storedRequest({ user_id: person.id })
  await storedCall({ user_id: person.id })
  const stranger = await visitor()
  await stranger.goto(AUTH())
  await stranger.getByRole('button', { name: 'Send the code' }).click()
  await stranger.getByText('Enter your phone number.').waitFor()

  expect(await axeFaults(stranger, { within: 'main' })).toEqual([])

  const page = await visitor(person)
  await page.goto(AUTH())
  await page.getByRole('button', { name: 'Change your contact details' }).click()

  expect(await axeFaults(page, { within: 'main' })).toEqual([])
})
