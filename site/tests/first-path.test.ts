import { expect, inject, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { fillInQuote, newEmail, sendQuote } from './journeys/fill-in.ts'
import { holdReactBack, visit } from './visit.ts'

const rowsOf = (email: string) =>
  query(
    'select cover_for, state, partner_ref, embed_origin, full_name, phone from quote_requests where email = $1',
    email,
  )

test('from a tag on a partner’s page to a row in the database', async () => {
  const email = newEmail('first-path')
  await using visited = await visit(inject('partnerUrl'))
  const { page, complaints } = visited

  await page.getByLabel('Who is this cover for?').selectOption({ label: 'Family' })
  await page.getByLabel('State').selectOption('QLD')
  await page.getByRole('button', { name: 'START COMPARING' }).click()
  await page.waitForURL(`${inject('siteUrl')}/quote?coverFor=families&postcode=QLD&partner=demo`)
  // One of our own pages is not where the visitor came from.
  const again = page.waitForEvent('load')
  await page.evaluate(() => location.assign(`${location.href}&again=yes`))
  await again
  await page.getByRole('button', { name: 'Request a quote straight away' }).click()
  await page.getByLabel('Your name').fill('Kim Sample')
  await page.getByLabel('Your phone number').fill('(02) 5550 1234')
  await page.getByLabel('Your email address').fill(email)
  await page.getByLabel(/^Call me about this request/).check()
  await page.getByRole('button', { name: 'Request my quote' }).click()
  await page.getByText(/reference is HC-/).waitFor()

  expect(await rowsOf(email)).toEqual([
    {
      cover_for: 'families',
      state: 'QLD',
      partner_ref: 'demo',
      // This makes it count for the partner: it comes from the browser, not the page.
      embed_origin: inject('partnerUrl'),
      full_name: 'Kim Sample',
      phone: '+61255501234',
    },
  ])
  expect(complaints).toEqual([])
})

test('visitors who read a content page first, and go on before React is there, still count for the partner', async () => {
  const email = newEmail('by-way-of-a-text')
  await using visited = await visit(inject('partnerUrl'))
  const { page } = visited
  const letGo = await holdReactBack(page)

  const link = page.getByRole('link', { name: 'How we handle your address' })
  // The tags above it grow as they load, and may push it out of view again before it is fetched.
  await expect
    .poll(async () => {
      await page.locator('hic-newsletter').scrollIntoViewIfNeeded()
      return link.count()
    })
    .toBe(1)
  await link.click()
  await page.waitForURL(`${inject('siteUrl')}/privacy?partner=demo`)
  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click()
  await page.waitForURL(`${inject('siteUrl')}/get-quote`)
  letGo()
  await page.getByLabel('Who is this cover for?').selectOption({ label: 'Family' })
  await page.getByLabel('State').selectOption('QLD')
  await fillInQuote(page, email)
  await sendQuote(page).click()
  await page.getByText(/reference is HC-/).waitFor()

  expect(await rowsOf(email)).toMatchObject([{ partner_ref: 'demo', embed_origin: inject('partnerUrl') }])
})

test('a partner’s visitor who has not chosen enough is told so and stays on the page, and SCHEDULE A CALL carries along what was chosen, and nothing else', async () => {
  await using visited = await visit(inject('partnerUrl'))
  const { page, complaints } = visited

  await page.getByLabel('State').selectOption('QLD')
  await page.getByRole('button', { name: 'START COMPARING' }).click()

  await page.getByText('Required fields missing').waitFor()
  await page.getByText('Please select who this cover is for and your state before continuing.').first().waitFor()
  expect(page.url()).toBe(`${inject('partnerUrl')}/`)
  expect(await page.getByLabel('State').inputValue()).toBe('QLD')
  expect(complaints).toEqual([])

  await page.getByRole('button', { name: 'SCHEDULE A CALL' }).click()
  await page.waitForURL(`${inject('siteUrl')}/schedule-call?postcode=QLD&partner=demo`)
})
