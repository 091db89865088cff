import { expect, test } from 'vitest'
import { listens } from '../visit.ts'
import { faultyLine } from './faulty-line.ts'
import { fillInQuote, NAME, newEmail, PHONE, sendQuote, typedIn } from './fill-in.ts'
import { requestsFrom } from './outbox.ts'

const FORM = '/get-quote?coverFor=singles&postcode=NSW'
test('offline at submit, online later: it goes out by itself, and who comes back offline has the form', async () => {
  const email = newEmail('offline')
  await using line = await faultyLine()
  const page = await line.context.newPage()
  await page.goto(FORM)
  await fillInQuote(page, email)
  await listens(page)
  await line.context.setOffline(true)
  await sendQuote(page).click()
  await page.locator('[data-outcome=waiting]').waitFor()
  expect(await requestsFrom(email)).toBe(0)

  await line.context.setOffline(false)
  await page.waitForURL('**/thank-you')
  // The address changes before the page: who goes back between the two has never left the form.
  await page.getByText('Your request has arrived').waitFor()

  expect(await requestsFrom(email)).toBe(1)

  await line.context.setOffline(true)
  const notFetched = page.waitForEvent('requestfailed', request => request.url().includes('already-sent'))
  await page.goBack()
  await notFetched
  await sendQuote(page).click()
  await page.locator('[data-outcome=waiting]').waitFor()
  expect(await typedIn(page)).toEqual({ name: NAME, phone: PHONE })
})

test('offline, tab closed, opened again: it goes out from another page and says so', async () => {
  const email = newEmail('closed')
  await using line = await faultyLine()
  const page = await line.context.newPage()
  await page.goto(FORM)
  await fillInQuote(page, email)
  await listens(page)
  await line.context.setOffline(true)
  await sendQuote(page).click()
  await page.locator('[data-outcome=waiting]').waitFor()
  await page.close()
  await line.context.setOffline(false)

  const again = await line.context.newPage()
  await again.goto('/offers')
  await again
    .getByRole('region', { name: 'What you sent' })
    .getByText(/went out at/)
    .waitFor()

  expect(await requestsFrom(email)).toBe(1)
})

test('what waits can be taken back, and is then not sent, by another tab neither', async () => {
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
  const waits = other.getByRole('region', { name: 'What you sent' }).getByText('waits on this device')
  await waits.waitFor()

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

test('Enter and a click together make one row', async () => {
  const email = newEmail('enter')
  await using line = await faultyLine()
  const page = await line.context.newPage()
  await page.goto(FORM)
  await fillInQuote(page, email)

  await sendQuote(page).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit(button)
    button.click()
  })
  await page.waitForURL('**/thank-you')

  expect(await requestsFrom(email)).toBe(1)
})

test('a reload while it is being sent makes one row', async () => {
  const email = newEmail('reload')
  await using line = await faultyLine(() => 'no reply after commit')
  const page = await line.context.newPage()
  await page.goto(FORM)
  await fillInQuote(page, email)
  await sendQuote(page).click()
  await expect.poll(() => requestsFrom(email)).toBe(1)
  line.plan(() => undefined)

  await page.reload()
  await page
    .getByRole('region', { name: 'What you sent' })
    .getByText(/went out at/)
    .waitFor()
  expect(await typedIn(page)).toEqual({ name: NAME, phone: PHONE })
  await sendQuote(page).click()
  await page.waitForURL('**/thank-you')

  expect(await requestsFrom(email)).toBe(1)
})

test('the same form in two tabs makes one row', async () => {
  const email = newEmail('two-tabs')
  await using line = await faultyLine()
  const [one, other] = [await line.context.newPage(), await line.context.newPage()]
  for (const page of [one, other]) {
    await page.goto(FORM)
    await fillInQuote(page, email)
  }

  await Promise.all([sendQuote(one).click(), sendQuote(other).click()])
  await Promise.all([one.waitForURL('**/thank-you'), other.waitForURL('**/thank-you')])

  const reference = (page: typeof one) => page.getByText(/reference is HC-/).textContent()
  expect(await reference(one)).toBe(await reference(other))
  expect(await requestsFrom(email)).toBe(1)
})

test.each(['throws', 'is full'])('where storage %s the request arrives once all the same', async how => {
  await using line = await faultyLine(attempt => (attempt === 1 ? 'reply lost after commit' : undefined))
  await line.context.addInitScript(broken => {
    const fail = () => {
      throw new DOMException('no', broken === 'throws' ? 'SecurityError' : 'QuotaExceededError')
    }
    if (broken === 'throws')
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: fail })
    else Storage.prototype.setItem = fail
  }, how)
  const page = await line.context.newPage()
  await page.goto(FORM)
  const email = newEmail(`storage ${how}`)

  await fillInQuote(page, email)
  await sendQuote(page).dblclick()
  await page.waitForURL('**/thank-you')

  await page.getByText(/reference is HC-/).waitFor()
  expect(await requestsFrom(email)).toBe(1)
})

test('a clock that is a day off changes nothing', async () => {
  const email = newEmail('clock')
  await using line = await faultyLine()
  const page = await line.context.newPage()
  await page.clock.setFixedTime(new Date(Date.now() - 86_400_000))
  await page.goto(FORM)

  await fillInQuote(page, email)
  await sendQuote(page).click()
  await page.waitForURL('**/thank-you')

  expect(await requestsFrom(email)).toBe(1)
})

test('a page restored from the browser’s cache sends nothing twice', async () => {
  const email = newEmail('bfcache')
  await using line = await faultyLine()
  const page = await line.context.newPage()
  await page.goto(FORM)
  await fillInQuote(page, email)
  await sendQuote(page).click()
  await page.waitForURL('**/thank-you')
  await page.goto('/about')

  await page.goBack()
  await page.getByText(/reference is HC-/).waitFor()
  await page.goBack()
  await sendQuote(page).click()
  await page.waitForURL('**/thank-you')

  expect(await requestsFrom(email)).toBe(1)
})
