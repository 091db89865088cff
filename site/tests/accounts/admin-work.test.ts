import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ownBackend, query } from '#ci/own-backend.ts'
import { LOCAL_PUBLISHABLE_KEY } from '#supabase/local/keys.ts'
import { newEmail } from '../journeys/fill-in.ts'
import { answerIsLost, expectFocus, pageOf } from './browser.ts'
import { openScreen } from './dashboard.ts'
import { administrator } from './people.ts'
import { storedCall, storedRequest, stuckMessage } from './stored.ts'

const team = pageOf(administrator)

test('the team can resend or delete a message that was refused for good, by keyboard too, and the focus is on what came of it', async () => {
  const [to, other, gone] = [newEmail('stuck'), newEmail('stuck'), newEmail('stuck')]
  const left = () =>
    query<{ recipient: string; due: boolean }>(
      'select recipient, next_attempt_at <= now() as due from public.outbox_messages where recipient = any($1) order by 1',
      [to, other, gone],
    )
  for (const recipient of [to, other, gone]) await stuckMessage(recipient)
  const page = team()
  await openScreen(page, 'today')
  await page.getByText('Which ones, and why').click()
  const line = (recipient: string) => page.getByRole('listitem').filter({ hasText: recipient })
  const focused = () => page.evaluate(() => document.activeElement?.textContent)

  await line(to)
    .getByRole('button', { name: /^Send again/ })
    .press('Enter')
  await line(to).getByText('It will be sent with the next run').waitFor()
  await expect.poll(focused).toMatch(/^It will be sent/)
  await line(other)
    .getByRole('button', { name: /^Delete/ })
    .press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).press('Enter')
  await line(other).getByText('Deleted. It will not be sent.').waitFor()
  await expect.poll(focused).toMatch(/^Deleted/)
  await query('update public.outbox_messages set sent_at = now() where recipient = $1', gone)
  await line(gone)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click()
  await line(gone).getByText('It has since been sent or deleted: nothing is left to do.').waitFor()
  await query('delete from public.outbox_messages where recipient = $1', gone)

  expect(await left()).toEqual([{ recipient: to, due: true }])
})

test('the team can resend all that was refused at once, also what is not listed, and nothing that was sent or waits its turn', async () => {
  const stuck = Array.from({ length: 12 }, () => newEmail('stuck'))
  for (const recipient of stuck) await stuckMessage(recipient)
  const [sent, waiting] = [newEmail('sent'), newEmail('waiting')]
  await Promise.all([sent, waiting].map(stuckMessage))
  await query('update public.outbox_messages set sent_at = now() where recipient = $1', sent)
  await query(
    "update public.outbox_messages set next_attempt_at = now() + interval '1 hour' where recipient = $1",
    waiting,
  )
  const due = (recipients: string[]) =>
    query<{ due: boolean; messages: number }>(
      'select next_attempt_at <= now() as due, count(*)::int as messages from public.outbox_messages where recipient = any($1) group by 1',
      recipients,
    )
  const page = team()
  await openScreen(page, 'today')
  await page.getByText('Which ones, and why').click()

  await page.getByRole('button', { name: /^Send all \d+ again/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send them' }).click()
  await page.getByText('They will be sent with the next runs').waitFor()

  expect(await due(stuck)).toEqual([{ due: true, messages: 12 }])
  expect(await due([sent, waiting])).toEqual([{ due: false, messages: 2 }])
  await query('delete from public.outbox_messages where recipient = any($1)', [...stuck, sent, waiting])
})

test('one person’s data can be exported and erased', async () => {
  const email = `erase-${Date.now()}@people.example`
  const phone = '+61491570158'
  await storedRequest({ email, phone })
  await storedCall({ phone })
  const given = () => query("select 1 from public.data_requests where kind = 'export'")
  const before = await given()
  const page = team()
  const asked: string[] = []
  page.on('request', request => asked.push(decodeURIComponent(request.url())))
  await openScreen(page, 'person')
  await page.getByRole('main').getByLabel('Email address').fill(email)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export everything' }).dblclick()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  expect(file.quote_requests).toHaveLength(1)
  expect(file.quote_requests[0].email).toBe(email)
  expect(await given()).toHaveLength(before.length + 1)

  await page.getByRole('button', { name: 'Erase …' }).click()
  // Those that they booked while signed in are erased with their account.
  const named = '0491 570 158, named in their requests, will be kept unless they were sent while signed in'
  await page.getByText(`Calls and other requests under ${named}`).waitFor()
  await page.getByRole('button', { name: 'Leave it' }).click()
  await query("insert into public.newsletter_subscriptions (email, user_agent) values ($1, 'x')", email)
  await page.getByRole('main').getByLabel('Email address').fill('')
  await page.getByLabel('Phone', { exact: true }).fill('0491 570 158')
  await page.getByRole('button', { name: 'Erase …' }).click()
  const theirs = `${email}, named in their requests, will be kept`
  await page.getByText(`The newsletter, messages and other requests under ${theirs}`).waitFor()
  await page.getByRole('button', { name: 'Leave it' }).click()
  await page.getByLabel('Phone', { exact: true }).fill('')
  await page.getByRole('main').getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Erase …' }).click()
  await page.getByRole('button', { name: 'Erase for good' }).click()
  await page.getByText('Erased', { exact: true }).waitFor()
  await page.getByRole('status').filter({ hasText: 'Erased' }).getByText('Newsletter subscriptions').waitFor()
  // Addresses of requests are kept in logs.
  expect(asked.filter(address => address.includes(email) || address.includes('491570158'))).toEqual([])
  expect(await query('select 1 from public.quote_requests where email = $1', email)).toEqual([])

  await page.getByRole('button', { name: 'Export everything' }).click()
  await page.getByText('We hold nothing under that address or number').waitFor()
  expect(await page.getByText('Erased', { exact: true }).count()).toBe(0)
})

test('figures of one period are not shown under another, and nothing moves while those load', async () => {
  const slug = `period-${Date.now()}`
  await query('insert into public.partners (slug, name) values ($1, $1)', slug)
  await storedRequest({ partner_ref: slug, created_at: new Date(Date.now() - 60 * 86_400_000).toISOString() })
  const page = team()
  await openScreen(page, 'partners')
  const line = page.getByRole('row').filter({ hasText: slug })
  const claimed = line.getByRole('cell').nth(2)
  expect(await claimed.textContent()).toBe('0')
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  const held = Promise.withResolvers<void>()
  await page.route('**/rpc/admin_requests_by_partner', route => held.promise.then(() => route.continue()))

  await page.getByLabel('Requests in').selectOption('the last 90 days')

  await page.getByRole('status').getByText('Loading …').waitFor()
  expect(await line.count()).toBe(0)
  expect(await height()).toBe(before)
  held.resolve()
  await expect.poll(() => claimed.textContent()).toBe('1')
  expect(await height()).toBe(before)
})

test('loading at the second try leaves the focus on the page', async () => {
  const page = team()
  await page.route('**/rpc/admin_today', route => route.abort(), { times: 1 })
  await openScreen(page, 'today')

  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await page.getByRole('region', { name: 'Calls by slot' }).waitFor()

  await expect.poll(() => page.locator('main :focus').count()).toBe(1)
})

test('earlier data stays if nothing newer loads, and is marked as such', async () => {
  const page = team()
  await openScreen(page, 'today')
  await page.route('**/rpc/admin_today', route => route.abort(), { times: 1 })

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

  await page.getByRole('alert').getByText('The information below may be out of date.').waitFor()
  await page.getByText(/^As of /).waitFor()
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await page.getByRole('alert').getByText('out of date').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('main :focus').count()).toBe(1)
})

test('an offer is written, previewed, published and seen by everybody, ended, which puts the focus on its heading, and brought back the same day', async () => {
  const title = `Offer ${Date.now()}`
  const seen = async () => {
    const response = await fetch(`${ownBackend().url}/rest/v1/offers?select=title`, {
      headers: { apikey: LOCAL_PUBLISHABLE_KEY },
    })
    return JSON.stringify(await response.json())
  }
  const page = team()
  await openScreen(page, 'offers')
  await page.getByRole('button', { name: 'Write an offer' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Fund').fill('Fund of this test')
  await panel.getByLabel('Title').fill(title)
  await panel.getByLabel('From').fill('2026-01-05')
  await panel.getByRole('region', { name: 'Preview' }).getByText(title).waitFor()
  await panel.getByRole('button', { name: 'Save the offer' }).dblclick()
  // The preview has that heading too: only once the panel is gone has the offer been saved.
  await panel.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: title }).waitFor()
  expect(await query('select 1 from public.offers where title = $1', title)).toHaveLength(1)
  expect(await seen()).not.toContain(title)

  // Without its terms it stays a draft.
  const line = page.getByRole('listitem').filter({ hasText: title })
  await line.getByText('No terms yet: add a link to them to publish it').waitFor()
  expect(await page.getByRole('button', { name: `Publish ${title}` }).count()).toBe(0)
  await page.getByRole('button', { name: `Edit and preview ${title}` }).click()
  await panel.getByLabel('Terms').fill('https://fund.example/terms')
  await panel.getByRole('button', { name: 'Save the offer' }).click()
  await panel.waitFor({ state: 'hidden' })
  // Slowly: between the two presses it is published, and the button is one to unpublish.
  await page.getByRole('button', { name: `Publish ${title}` }).dblclick({ delay: 150 })
  await page.getByText('The offer is published').first().waitFor()
  expect(await seen()).toContain(title)

  // The answer is lost, and the new list arrives only after the next press.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/rest/v1/offers*', route => pressed.then(() => route.continue()), { times: 1 })
  await answerIsLost(page, 'offers')
  await page.getByRole('button', { name: `End now ${title}` }).click()
  await page.getByText('your device may be offline. Try again in a moment.').first().waitFor()
  await page.getByRole('button', { name: `End now ${title}` }).click()
  press()
  await page.getByText('The offer has ended').first().waitFor()
  await page.getByRole('button', { name: `End now ${title}` }).waitFor({ state: 'detached' })
  await expectFocus(page, title)
  expect(await page.getByText('Somebody else changed').count()).toBe(0)
  expect(await seen()).not.toContain(title)

  await page.getByRole('button', { name: `Unpublish ${title}` }).click()
  await line.getByText('Ended today: edit it to publish it again').waitFor()
  await page.getByRole('button', { name: `Edit and preview ${title}` }).click()
  await panel.getByLabel('Published').check()
  await panel.getByRole('button', { name: 'Save the offer' }).click()
  await panel.waitFor({ state: 'hidden' })
  expect(await seen()).toContain(title)
})

test('of two offers published one after the other, each is locked until its own answer has arrived', async () => {
  const [slow, quick] = ['Slow', 'Quick'].map(word => `${word} ${Date.now()}`)
  for (const title of [slow, quick])
    await query(
      "insert into public.offers (insurer, title, body, terms_url, ends_at) values ('Fund', $1, 'x', 'https://fund.example/terms', now() + interval '1 day')",
      title,
    )
  const page = team()
  await openScreen(page, 'offers')
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/rest/v1/offers*', route => promise.then(() => route.continue()), { times: 1 })

  await page.getByRole('button', { name: `Publish ${slow}` }).click()
  await page.getByRole('button', { name: `Publish ${quick}` }).click()
  await page.getByRole('button', { name: `Unpublish ${quick}` }).waitFor()

  expect(await page.getByRole('button', { name: `Publish ${slow}` }).getAttribute('aria-disabled')).toBe('true')
  answer()
  await page.getByRole('button', { name: `Unpublish ${slow}` }).waitFor()
  expect(await page.getByText('Somebody else changed').count()).toBe(0)
  await page.route('**/rest/v1/offers*', route => route.abort(), { times: 1 })
  await page.getByRole('button', { name: `Unpublish ${quick}` }).click()
  // A press involves no typing, so typing is not mentioned.
  await page.getByText('your device may be offline. Try again in a moment.').first().waitFor()
  await query('delete from public.offers where title in ($1, $2)', slow, quick)
})

test('a partner is saved once despite a lost answer, and a name already in use is pointed out at its field', async () => {
  const slug = `lost-${Date.now()}`
  const page = team()
  await openScreen(page, 'partners')
  await page.getByRole('button', { name: 'Add a partner' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Partner ID').fill(slug)
  await panel.getByLabel('Name').fill('Lost and found')
  await answerIsLost(page, 'partners')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByRole('alert').waitFor()
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'hidden' })

  await page.getByRole('button', { name: 'Add a partner' }).click()
  await panel.getByLabel('Partner ID').fill(slug)
  await panel.getByLabel('Name').fill('Another')
  await panel.getByRole('button', { name: 'Save' }).click()

  await panel.getByText('Lost and found already uses this ID.').waitFor()
  await expect.poll(() => panel.getByLabel('Partner ID').evaluate(field => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard it' }).click()
})
