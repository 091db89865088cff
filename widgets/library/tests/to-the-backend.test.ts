import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { browserAt, query, reallyAt } from '#ci/own-backend.ts'
import { visit } from './visit.ts'

const visitPartner = () => visit(inject('partnerUrl'), {}, browserAt())

const newAddress = () => `${randomUUID()}@example.com`

const subscribed = (email: string) => query('select email from newsletter_subscriptions where email = $1', email)

async function subscribe(page: Page, email: string) {
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
}

const says = (page: Page, sentence: string) => page.locator('hic-newsletter').getByText(sentence).first().waitFor()

test('an address typed on a partner’s page becomes one row, and the second time the visitor is told so', async () => {
  const { page, heard } = await visitPartner()
  const email = newAddress()

  await subscribe(page, email)
  await says(page, 'Successfully subscribed to newsletter!')
  await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe('')
  await subscribe(page, email.toUpperCase())
  await says(page, 'This email is already subscribed to our newsletter.')

  expect(await subscribed(email)).toEqual([{ email }])
  // Their README promises partners that nothing is kept on their page.
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(heard.filter(line => !line.includes('409'))).toEqual([])
})

test('a reply that is lost on its way makes one row, and pressing again says success', async () => {
  const { page } = await visitPartner()
  const email = newAddress()
  let lost = false
  await page.route('**/newsletter_subscriptions', async route => {
    if (lost || route.request().method() !== 'POST') return route.continue()
    lost = true
    await route.fetch({ url: reallyAt(route.request().url()) })
    await route.abort()
  })

  await subscribe(page, email)
  await says(page, 'An error occurred. Please try again.')
  expect(await page.getByLabel('Email address').inputValue()).toBe(email)
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await says(page, 'Successfully subscribed to newsletter!')

  expect(await subscribed(email)).toHaveLength(1)
})

test('a tap on the phone link is one row, before React is there, and the call does not wait for it', async () => {
  const { page } = await visitPartner()
  // A partner may keep something of its own under the name that the site uses, in any shape.
  await page.evaluate(() => sessionStorage.setItem('session_id', 'theirs.secret'))
  await page.route(/\/react-/, route => route.abort())
  const source = `partner-${randomUUID()}`
  const link = page.locator('hic-phone-link').getByRole('link', { name: /^Call / })
  await link.waitFor()
  await page.locator('hic-phone-link').evaluate((tag, source) => tag.setAttribute('source-page', source), source)
  const recorded = page.waitForResponse(response => response.url().endsWith('/web_call_tracking'))

  const left = await link.evaluate((anchor: HTMLAnchorElement) => {
    let left = false
    window.addEventListener('click', event => {
      left = !event.defaultPrevented
      event.preventDefault() // there is no dialler here
    })
    anchor.click()
    return left
  })
  expect((await recorded).status()).toBe(201)

  expect(left).toBe(true)
  expect(await query('select source_page, session_id from web_call_tracking where source_page = $1', source)).toEqual([
    { source_page: source, session_id: null },
  ])
})
