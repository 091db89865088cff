import { expect, inject, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { fillInQuote, NAME, newEmail, sendQuote } from '../journeys/fill-in.ts'
import { visitors } from './browser.ts'
import { followLinkTo, PASSWORD, signIn, somebody } from './people.ts'

const visitor = visitors()
const AUTH = () => `${inject('siteUrl')}/auth`

test('the menu of a phone offers to sign out while somebody is signed in', async () => {
  const page = await visitor(await somebody())
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(AUTH())
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your account' }).waitFor()
  const signOut = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' })

  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await signOut.click()
  await page.getByText('Signed out successfully').first().waitFor()

  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home' }).waitFor()
  expect(await signOut.count()).toBe(0)
})

test('signing out of a shared computer works while the auth service is down, in every tab, and says what it could not do', async () => {
  const page = await visitor(await somebody())
  const other = await page.context().newPage()
  for (const tab of [page, other]) {
    await tab.goto(AUTH())
    await tab.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  }
  await page.route('**/auth/v1/logout**', route => route.abort())

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()

  const said = page.locator('.hic-toast', { hasText: 'You are signed out in this browser' })
  await said.getByText('Failed to sign out', { exact: true }).waitFor()
  for (const tab of [page, other]) await tab.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('hic-session'))).toBeNull()
})

test('if the code for signing out cannot be fetched, the page says so', async () => {
  const page = await visitor(await somebody())
  await page.route('**/assets/actions-*.js', route => route.abort())
  await page.goto(`${inject('siteUrl')}/faq`)
  const signOut = page.getByRole('banner').getByRole('button', { name: 'Sign Out' })

  await signOut.click()

  const said = page.locator('.hic-toast', { hasText: 'Failed to sign out' })
  await said.getByText('you are still signed in').waitFor()
  // Where an upload has replaced it, nothing else helps.
  expect(await said.textContent()).toContain('reload this page')
  expect(await signOut.isEnabled()).toBe(true)
})

test('the whole header fits the narrowest screen that shows it, with a scroll bar and Sign Out; signing out by keyboard leaves the focus there', async () => {
  const page = await visitor(await somebody())
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto(`${inject('siteUrl')}/faq`)
  const header = page.getByRole('banner')
  const signOut = header.getByRole('button', { name: 'Sign Out' })
  await signOut.waitFor()

  const name = (await header.getByRole('link', { name: 'HiCompare' }).boundingBox())!
  const links = (await header.getByRole('navigation').boundingBox())!
  const last = (await header.getByRole('link', { name: 'Get Quote' }).boundingBox())!
  expect(last.x + last.width).toBeLessThanOrEqual(1024 - 32)
  // The width of a scroll bar.
  expect(links.x - name.x - name.width).toBeGreaterThanOrEqual(15)

  await signOut.press('Enter')
  await signOut.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('header')?.className))
    .toContain('site-header')
})

test('signing out of a shared computer works where the account’s code cannot be fetched, beside the button that books a call', async () => {
  const person = await somebody()
  const page = await visitor(person)
  await page.route('**/assets/*', async route => {
    const answer = await route.fetch()
    const code = await answer.text()
    // Whatever the build calls it.
    return code.includes('GoTrueClient') ? route.abort() : route.fulfill({ response: answer })
  })
  await page.goto(`${inject('siteUrl')}/schedule-call`)
  await page.getByRole('main').getByText(`This will be saved to the account of ${person.email}`).waitFor()

  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()

  await page.locator('.hic-toast').getByText('You are signed out in this browser').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('hic-session'))).toBeNull()
})

test('signing out leaves no email address behind for the next person at this computer, nor requests in the browser’s cache', async () => {
  const page = await visitor()
  const listed = page.waitForResponse(answer => answer.url().includes('/rest/v1/quote_requests'))
  await signIn(page, await somebody())
  await (await listed).finished()

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  // Until then the form that signed them in may still be there, and is about to go.
  await page.getByText('Signed out successfully').first().waitFor()
  await page.getByRole('button', { name: 'Email and password' }).click()

  expect(await page.getByRole('main').getByLabel('Email address').inputValue()).toBe('')
  const list = (await listed).request()
  const asNobody = { headers: { apikey: list.headers().apikey! }, cache: 'force-cache' } as const
  const answer = page.evaluate(([url, how]) => fetch(url, how).then(({ status }) => status), [
    list.url(),
    asNobody,
  ] as const)
  expect(await answer).toBe(401)
})

test('nor does signing up, if its tab has gone on to another page by the time the link is opened', async () => {
  const email = `gone-on-${Date.now()}@people.example`
  const page = await visitor()
  const field = (label: string) => page.getByRole('main').getByLabel(label, { exact: true })
  await page.goto(AUTH())
  await page.getByRole('button', { name: 'Create an account' }).click()
  await field('Email address').fill(email)
  await field('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.getByText(`If ${email} does not have an active account yet, an email is on its way`).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Complaints' }).click()
  await page.getByRole('heading', { level: 1, name: 'Complaints' }).waitFor()
  const other = await page.context().newPage()
  await followLinkTo(email, other, 'Open my account')
  await expect.poll(() => other.evaluate(() => document.activeElement?.textContent)).toBe('Your account')
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await page.getByText('Signed out successfully').first().waitFor()

  // By key: the toast that says it may lie over the link, and stays for as long as the mouse is on it.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).press('Enter')
  await page.getByRole('button', { name: 'Email and password' }).click()
  // By then what is kept would be back in its field.
  await field('Password').fill('x')

  expect(await field('Email address').inputValue()).toBe('')
})

test('beside the button that sends a request is the account it goes into, and anybody else can sign out and keep the typed text', async () => {
  const person = await somebody()
  const page = await visitor(person)
  const whose = page.getByRole('main').getByText(`This will be saved to the account of ${person.email}`)
  const email = newEmail('not-theirs')
  await page.goto(`${inject('siteUrl')}/get-quote?coverFor=singles&postcode=NSW`)
  await whose.waitFor()
  await fillInQuote(page, email)

  // The auth service is slow to answer.
  await page.route('**/auth/v1/logout**', () => {})
  // Pressed twice, as people do if nothing seems to happen: at once, because a second mouse press may come after the button is gone.
  const leave = page.getByRole('main').getByRole('button', { name: 'Sign out' })
  await leave.focus()
  await leave.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await whose.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Request my quote')
  await sendQuote(page).click()
  await page.waitForURL('**/thank-you')

  expect(await query('select full_name, user_id from public.quote_requests where email = $1', email)).toEqual([
    { full_name: NAME, user_id: null },
  ])
})
