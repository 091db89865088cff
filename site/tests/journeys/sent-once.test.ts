import { expect, test } from 'vitest'
import { visit } from '../visit.ts'
import { faultyLine } from './faulty-line.ts'
import { agree, fillInQuote, NAME, newEmail, PHONE, sendQuote, typedIn } from './fill-in.ts'
import { requestsFrom } from './outbox.ts'

const FORM = '/get-quote?coverFor=singles&postcode=NSW'

test('a reload while sending makes one row', async () => {
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
    .getByText(/was sent at/)
    .waitFor()
  expect(await typedIn(page)).toEqual({ name: NAME, phone: PHONE })
  await agree(page)
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

test.each(['throws', 'is full'])('if storage %s, the request still arrives once', async how => {
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

// The tests' browser keeps no pages in memory: `waiting.test.tsx` covers pages that come back as they were left.
test('Enter and a click together make one row, and so does going back, by way of other pages too, and sending again, with the same reference', async () => {
  const email = newEmail('enter')
  await using visited = await visit(FORM)
  const { page } = visited
  await fillInQuote(page, email)
  await sendQuote(page).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit(button)
    button.click()
  })
  await page.waitForURL('**/thank-you')
  const first = await page.getByText(/reference is HC-/).textContent()
  expect(await requestsFrom(email)).toBe(1)

  await page.goBack()
  await page.getByText(`Your request ${/HC-\w+-\w+/.exec(first ?? '')?.[0]} has arrived.`).waitFor()
  expect(await page.getByRole('link', { name: 'Withdraw the first request' }).getAttribute('href')).toContain(
    '#request=',
  )
  await agree(page)
  await sendQuote(page).click()
  await page.waitForURL('**/thank-you')
  expect(await page.getByText(/reference is HC-/).textContent()).toBe(first)

  await page.goto('/about')
  await page.goBack()
  await page.getByText(/reference is HC-/).waitFor()
  await page.goBack()
  await agree(page)
  await sendQuote(page).click()
  await page.waitForURL('**/thank-you')

  expect(await page.getByText(/reference is HC-/).textContent()).toBe(first)
  expect(await requestsFrom(email)).toBe(1)
})
