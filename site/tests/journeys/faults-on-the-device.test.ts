import type { Locator, Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { remember } from '#ci/visitors.ts'
import { sessionOf, somebody } from '../accounts/people.ts'
import { holdReactBack, listens } from '../visit.ts'
import { type FaultyLine, faultyLine } from './faulty-line.ts'
import { agree, fillInQuote, NAME, newEmail, PHONE, sendQuote, typedIn } from './fill-in.ts'
import { requestsFrom } from './outbox.ts'

const FORM = '/get-quote?coverFor=singles&postcode=NSW'

test('offline at submit, online later: it is sent automatically, and coming back while offline still shows the form', async () => {
  const email = newEmail('offline')
  await using line = await faultyLine()
  const page = await line.context.newPage()
  // What says that a first request arrived is fetched once it has, perhaps just before the line is gone again.
  await page.route(/\/already-sent-/, route => route.abort())
  // Typed before React was there, too.
  const letGo = await holdReactBack(page)
  await page.goto(FORM)
  await fillInQuote(page, email)
  const notice = page.waitForResponse(/pending-notice/)
  letGo()
  await listens(page)
  // With everything it imports. As a string: the test runner would resolve the import itself.
  await page.evaluate(`import(${JSON.stringify((await notice).url())}).then(() => {})`)
  await line.context.setOffline(true)
  await sendQuote(page).click()
  await page.locator('[data-outcome=waiting]').waitFor()
  await page.getByRole('button', { name: 'Do not send it' }).waitFor()
  expect(await requestsFrom(email)).toBe(0)

  await line.context.setOffline(false)
  await page.waitForURL('**/thank-you')
  // The address changes before the page: going back between the two never leaves the form.
  await page.getByText('Your request has arrived').waitFor()

  expect(await requestsFrom(email)).toBe(1)

  await line.context.setOffline(true)
  await page.goBack()
  await agree(page)
  await sendQuote(page).click()
  await page.locator('[data-outcome=waiting]').waitFor()
  expect(await typedIn(page)).toEqual({ name: NAME, phone: PHONE })
})

async function sendOfflineAndLeave({ context }: FaultyLine, email: string) {
  const page = await context.newPage()
  await page.goto(FORM)
  await fillInQuote(page, email)
  await listens(page)
  await context.setOffline(true)
  await sendQuote(page).click()
  await page.locator('[data-outcome=waiting]').waitFor()
  await page.close()
}

test('offline, tab closed, opened again: it is sent from another page, which says so, even from one that is never idle', async () => {
  const email = newEmail('never-idle')
  await using line = await faultyLine()
  await sendOfflineAndLeave(line, email)
  await line.context.setOffline(false)

  const again = await line.context.newPage()
  await again.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await again.goto('/privacy')
  await again
    .getByRole('region', { name: 'What you sent' })
    .getByText(/was sent at/)
    .waitFor()

  expect(await requestsFrom(email)).toBe(1)
})

test('offline, tab closed, another one open all the while: that one sends it once the connection is back', async () => {
  const email = newEmail('left-behind')
  await using line = await faultyLine()
  const open = await line.context.newPage()
  await open.goto('/offers')
  await listens(open)
  await sendOfflineAndLeave(line, email)

  await line.context.setOffline(false)
  await open
    .getByRole('region', { name: 'What you sent' })
    .getByText(/was sent at/)
    .waitFor()

  expect(await requestsFrom(email)).toBe(1)
})

test('a waiting request can be withdrawn, and is then not sent by any tab', async () => {
  const email = newEmail('taken-back')
  await using line = await faultyLine()
  const page = await line.context.newPage()
  await page.goto(FORM)
  await fillInQuote(page, newEmail('not-taken-back'))
  await sendQuote(page).click()
  await page.getByText(/reference is HC-/).waitFor()
  await page.goBack()
  await fillInQuote(page, email)
  line.plan(() => ({ status: 503, retryAfter: 60 }))
  await sendQuote(page).click()
  await page.locator('[data-outcome=waiting]').waitFor()
  const other = await line.context.newPage()
  await other.goto('/offers')
  const waits = other.getByRole('region', { name: 'What you sent' }).getByText('saved on this device')
  await waits.waitFor()
  await coversNothing(await line.context.newPage())

  await page.getByRole('button', { name: 'Do not send it' }).click()
  await page.waitForFunction(() => document.activeElement !== document.body)
  line.plan(() => undefined)
  await page.locator('[data-outcome]').waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/get-quote')
  await waits.waitFor({ state: 'hidden' })
  await other.evaluate(() => dispatchEvent(new Event('online')))

  await page.reload()
  await page.getByRole('button', { name: 'Request my quote' }).waitFor()
  await page.evaluate(() => dispatchEvent(new Event('online')))

  expect(line.attempts()).toBe(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('hic-pending')))).toEqual([])
})

test('a request that arrived although nobody answered is withdrawn if it is not to be sent, or sent as corrected', async () => {
  const lost: Parameters<FaultyLine['plan']>[0] = (_, { path }) =>
    path.endsWith('/quote_requests') ? 'reply lost after commit' : undefined
  const email = newEmail('unanswered')
  await using line = await faultyLine(lost)
  const page = await line.context.newPage()
  await page.goto(FORM)
  await fillInQuote(page, email)
  await sendQuote(page).click()
  await page.locator('[data-outcome=waiting]').waitFor()
  expect(await requestsFrom(email)).toBe(1)

  await page.getByRole('button', { name: 'Do not send it' }).click()
  await expect.poll(() => requestsFrom(email)).toBe(0)

  await page.locator('[data-outcome]').waitFor({ state: 'detached' })
  await sendQuote(page).click()
  await page.locator('[data-outcome=waiting]').waitFor()
  expect(await requestsFrom(email)).toBe(1)
  line.plan(() => undefined)
  await page.getByLabel('Your name').fill('Robin Corrected')
  await sendQuote(page).click()
  await page.waitForURL('**/thank-you')

  const names = () => query('select full_name from public.quote_requests where email = $1', email)
  await expect.poll(names).toEqual([{ full_name: 'Robin Corrected' }])
})

/** On a phone the notice covers neither the bar with the next step, the focused element nor a toast, and can be hidden. */
async function coversNothing(phone: Page) {
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto('/quote?coverFor=families&postcode=VIC')
  const notice = phone.getByRole('region', { name: 'What you sent' })
  await notice.waitFor()
  const top = async (it: Locator) => (await it.boundingBox())!.y
  const bottom = async (it: Locator) => (await top(it)) + (await it.boundingBox())!.height
  const wayOn = phone.getByRole('button', { name: 'Show policies' })
  await wayOn.waitFor()
  // The bar grows once the policies are counted, and the notice moves up with it.
  await expect
    .poll(async () => (await bottom(notice)) - (await top(phone.locator('.still-fit'))))
    .toBeLessThanOrEqual(0)

  await phone.getByLabel('Postcode').focus()
  for (let i = 0; i < 8; i += 1) {
    await phone.keyboard.press('Tab')
    await expect.poll(() => bottom(phone.locator(':focus'))).toBeLessThanOrEqual(await top(notice))
  }

  await phone.getByRole('button', { name: 'Subscribe' }).click()
  const toast = phone.locator('.hic-toast')
  await toast.waitFor()
  await expect.poll(async () => (await bottom(toast)) - (await top(notice))).toBeLessThanOrEqual(0)

  await notice.getByRole('button', { name: 'Hide' }).click()
  await notice.waitFor({ state: 'detached' })
  await phone.close()
}

describe('a request sent while signed in that had to wait', () => {
  const askedToWait = (_: number, { path }: { path: string }) =>
    path.startsWith('/rest/') ? { status: 503, retryAfter: 60 } : undefined
  const notice = (page: Page) => page.getByRole('region', { name: 'What you sent' })
  const whose = async (email: string) =>
    (await query<{ user_id: string | null }>('select user_id from public.quote_requests where email = $1', email)).map(
      ({ user_id }) => user_id,
    )

  /** From now on somebody with this session is signed in on the device. */
  const signIn = ({ context }: FaultyLine, session: object) =>
    remember(context, inject('siteUrl'), { 'hic-session': JSON.stringify(session) })

  /** Sends while the backend asks to come back later, closes the tab, and leaves another session behind. */
  async function sendAndLeave(line: FaultyLine, email: string, session: object) {
    const page = await line.context.newPage()
    await page.goto(FORM)
    await fillInQuote(page, email)
    await sendQuote(page).click()
    await page.locator('[data-outcome=waiting]').waitFor()
    await page.close()
    // Where no script of ours runs: nothing there has the earlier session in mind.
    await signIn(line, session)
  }

  test('is hers in the reopened tab, even if her token has expired by then', async () => {
    const [ada, email] = [await somebody(), newEmail('hers')]
    await using line = await faultyLine(askedToWait)
    await signIn(line, await sessionOf(ada))
    await sendAndLeave(line, email, { ...(await sessionOf(ada)), access_token: 'over.since' })

    line.plan(() => undefined)
    const again = await line.context.newPage()
    await again.goto('/offers')
    await notice(again)
      .getByText(/was sent at/)
      .waitFor()

    expect(await whose(email)).toEqual([ada.id])
  })

  test('belongs to nobody once somebody else is signed in, on a shared computer', async () => {
    const [ada, ben, email] = [await somebody(), await somebody(), newEmail('not-his')]
    await using line = await faultyLine(askedToWait)
    await signIn(line, await sessionOf(ada))
    await sendAndLeave(line, email, await sessionOf(ben))

    const again = await line.context.newPage()
    await again.goto('/offers')
    await again.getByRole('button', { name: 'Sign Out' }).first().waitFor()
    line.plan(() => undefined)
    await again.evaluate(() => dispatchEvent(new Event('online')))
    await notice(again)
      .getByText(/was sent at/)
      .waitFor()

    expect(await whose(email)).toEqual([null])
  })
})

test('a request sent by one tab and then withdrawn is not brought back by another tab that still holds it', async () => {
  const email = newEmail('withdrawn')
  await using line = await faultyLine(() => ({ status: 503, retryAfter: 60 }))
  const page = await line.context.newPage()
  await page.goto(FORM)
  await fillInQuote(page, email)
  await sendQuote(page).click()
  const held = page.getByRole('region', { name: 'What you sent' }).getByText('saved on this device')
  await held.waitFor()
  line.plan(() => undefined)
  const other = await line.context.newPage()
  await other.goto('/offers')
  await other.getByText(/was sent at/).waitFor()
  const [request] = await query<{ id: string }>('select id from public.quote_requests where email = $1', email)
  await other.goto(`/withdraw#request=${request!.id}`)
  await other.getByRole('button', { name: 'Withdraw my request' }).click()
  await other.getByText('Your request has been withdrawn').waitFor()

  await page.evaluate(() => dispatchEvent(new Event('online')))
  await held.waitFor({ state: 'hidden' })

  expect(await query('select 1 from public.quote_requests where email = $1', email)).toEqual([])
})
