import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Fault, type FaultyLine, faultyLine } from './faulty-line.ts'
import { fillInQuote, NAME, newEmail, PHONE, sendQuote, typedIn } from './fill-in.ts'
import { requestsFrom } from './outbox.ts'

const FORM = '/get-quote?coverFor=singles&postcode=NSW'

// Tried one after the other in one tab: nothing of a request that has arrived is left in the way of the next.
let line: FaultyLine
let page: Page
beforeAll(async () => {
  line = await faultyLine()
  page = await line.context.newPage()
})
afterAll(() => line[Symbol.asyncDispose]())

/** From the page on which a request has arrived, the form is one step back. */
const openForm = () => (page.url().endsWith('/thank-you') ? page.goBack() : page.goto(FORM))

const PASSING: Record<string, Fault> = {
  'backend down': 'refused connection',
  'error 500': { status: 500 },
  'error 503 with Retry-After': { status: 503, retryAfter: 1 },
  'error 429': { status: 429 },
  'gateway timeout in HTML': { status: 504, html: true },
  'reply lost after commit': 'reply lost after commit',
  'reply cut off after commit': 'reply cut off after commit',
}

test.each(Object.entries(PASSING))('%s, once: the visitor waits a moment and it makes one row', async (name, fault) => {
  const email = newEmail(name)
  await openForm()
  line.plan(attempt => (attempt === 1 ? fault : undefined))

  await fillInQuote(page, email)
  await sendQuote(page).click()
  await page.waitForURL('**/thank-you')

  await page.getByText(/reference is HC-/).waitFor()
  // A status is an answer, whatever happens to its body; after anything else it is tried again.
  expect(line.attempts()).toBeGreaterThanOrEqual(fault === 'reply cut off after commit' ? 1 : 2)
  expect(await requestsFrom(email)).toBe(1)
})

test.each([
  ['down for long', 'refused connection'],
  ['asking to come back in a minute', { status: 503, retryAfter: 60 }],
  ['losing every reply', 'reply lost after commit'],
] as [string, Fault][])('%s: it is kept, the page says so, and it is sent once by itself', async (name, fault) => {
  const email = newEmail(name)
  await openForm()
  line.plan(() => fault)
  await fillInQuote(page, email)
  await sendQuote(page).click()

  const outcome = page.locator('[data-outcome=waiting]')
  await outcome.waitFor()
  expect(await outcome.textContent()).toContain('sent automatically')
  // The connection need not be the reason.
  expect(await outcome.textContent()).not.toContain('connection')
  await expect.poll(() => outcome.evaluate(box => box === document.activeElement)).toBe(true)
  expect(await typedIn(page)).toEqual({ name: NAME, phone: PHONE })
  await page.getByRole('region', { name: 'What you sent' }).getByText('saved on this device').waitFor()

  line.plan(() => undefined)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.waitForURL('**/thank-you')
  await page.getByText(/Your request has arrived.* reference is HC-/).waitFor()
  // The notice would cover that with the same words.
  await page.getByRole('region', { name: 'What you sent' }).waitFor({ state: 'detached' })
  expect(await requestsFrom(email)).toBe(1)
})

test('thirty seconds of silence: it is kept, the page says so, and it makes one row later', async () => {
  const email = newEmail('silence')
  const waitsFor = await shortenWaits(page)
  await page.goto(FORM)
  line.plan(() => 'silence')
  await fillInQuote(page, email)
  const before = (await waitsFor()).length
  await sendQuote(page).click()

  await page.getByRole('button', { name: 'Sending …' }).waitFor()
  await page.locator('[data-outcome=waiting]').waitFor()
  expect((await waitsFor()).slice(before)).toEqual([10_000, 10_000, 10_000])
  expect(await typedIn(page)).toEqual({ name: NAME, phone: PHONE })

  line.plan(() => undefined)
  await page.evaluate(() => Object.assign(window, { inFull: true }))
  await sendQuote(page).click()
  await page.waitForURL('**/thank-you')
  expect(await requestsFrom(email)).toBe(1)
})

test('if the backend is blocked, as by an ad blocker, the page says how else to reach us', async () => {
  const email = newEmail('blocked')
  line.plan(() => undefined)
  await page.route('**/rest/v1/**', route => route.abort('blockedbyclient'))
  await page.goto(FORM)

  await fillInQuote(page, email)
  await sendQuote(page).click()
  const outcome = page.locator('[data-outcome=waiting]')
  await outcome.waitFor()

  expect(await outcome.getByRole('link').getAttribute('href')).toMatch(/^tel:/)
  expect(await typedIn(page)).toEqual({ name: NAME, phone: PHONE })
})

test('over slow 3G the form is filled in, sent and answered', { timeout: 60_000 }, async () => {
  const email = newEmail('slow')
  // With nothing in the cache.
  await using line = await faultyLine()
  const page = await line.context.newPage()
  const network = await line.context.newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  await page.goto(FORM)

  await fillInQuote(page, email)
  await sendQuote(page).click()
  await page.waitForURL('**/thank-you')

  expect(await requestsFrom(email)).toBe(1)
})

/** Makes a page wait eight times less for answers, until `window.inFull`; returns how long it waits, in milliseconds. */
async function shortenWaits(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const inFull = AbortSignal.timeout.bind(AbortSignal)
    const asked: number[] = []
    AbortSignal.timeout = ms => {
      asked.push(ms)
      return inFull('inFull' in window ? ms : ms / 8)
    }
    Object.assign(window, { waits: asked })
  })
  return () => page.evaluate(() => (window as unknown as { waits: number[] }).waits)
}
