import { expect, inject, test } from 'vitest'
import { axeFaults } from '#ci/axe.ts'
import { query } from '#ci/own-backend.ts'
import { expectFocus, visitors } from './browser.ts'
import { somebody } from './people.ts'
import { storedCall, storedRequest } from './stored.ts'

const visitor = visitors()
const AUTH = () => `${inject('siteUrl')}/auth`

test('axe finds no fault with the account and its forms; typed and chosen values stay when the team makes a change, and the next press saves them or says why not', async () => {
  const person = await somebody()
  const mine = await storedRequest({ user_id: person.id })
  const call = await storedCall({ user_id: person.id })
  // For axe: the form of a call that is being moved takes the place of its buttons.
  await storedCall({ user_id: person.id })
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
  expect(await axeFaults(page, { within: 'main' })).toEqual([])
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

test('the account says what cannot be loaded, for a rate limit or a lost connection, and loads it on request; a call whose time has passed says so', async () => {
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
  const list = page.getByRole('region', { name: 'Your quote requests' })
  await list.getByRole('alert').getByText('There were too many requests from your connection this hour.').waitFor()

  await page.route('**/rest/v1/quote_requests**', route => route.abort())
  await list.getByRole('button', { name: 'Try again' }).click()
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

test('axe finds no fault with signing in', async () => {
  const stranger = await visitor()
  await stranger.goto(AUTH())
  await stranger.getByRole('button', { name: 'Send the code' }).click()
  await stranger.getByText('Enter your phone number.').waitFor()

  expect(await axeFaults(stranger, { within: 'main' })).toEqual([])
})
