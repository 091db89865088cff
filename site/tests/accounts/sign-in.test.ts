import type { Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { ACCOUNT_NOTICE } from '#widgets/domain/notices.ts'
import { nextCall, visitors } from './browser.ts'
import {
  byEmail,
  followLinkTo,
  lastMessageTo,
  linkTo,
  newMobile,
  PASSWORD,
  sessionOf,
  signUp,
  somebody,
} from './people.ts'

const visitor = visitors()
const AUTH = () => `${inject('siteUrl')}/auth`

async function byPassword(query = '') {
  const page = await visitor()
  await page.goto(AUTH() + query)
  await page.getByRole('button', { name: 'Email and password' }).click()
  return page
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('a code by SMS signs in, with the calls and the words of the specification', async () => {
  const page = await visitor()
  const mobile = newMobile()
  const e164 = `+61${mobile.slice(1)}`
  await page.goto(AUTH())
  await page.getByRole('main').getByText(ACCOUNT_NOTICE.phone).waitFor()
  await page
    .getByRole('main')
    .getByLabel('Mobile number')
    .fill(mobile.replace(/^(....)(...)/, '$1 $2 '))

  const asked = nextCall(page, '/auth/v1/otp')
  await page.getByRole('button', { name: 'Send the code' }).click()
  expect((await asked).body).toMatchObject({ phone: e164, channel: 'sms' })
  await page.locator('.hic-toast').getByText('OTP sent to your phone', { exact: true }).waitFor()

  const code = /\d{8}/.exec(await lastMessageTo(e164))![0]
  await page.getByRole('main').getByLabel('Code', { exact: true }).focus()
  // With the words around it, as people copy it.
  await page.keyboard.insertText(await lastMessageTo(e164))
  const verified = nextCall(page, '/auth/v1/verify')
  const checked = page.waitForRequest(r => r.url().endsWith('/rest/v1/rpc/is_admin'))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  expect((await verified).body).toMatchObject({ phone: e164, token: code, type: 'sms' })
  await page.locator('.hic-toast').getByText('Successfully signed in!', { exact: true }).waitFor()
  await checked
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
})

test('asking for another code starts the form again, and why none was sent replaces what was wrong with the last; a wrong code is reported in the provider’s words, beside the field too, and the right one still works, even after a reload', async () => {
  const page = await visitor()
  const mobile = newMobile()
  await page.goto(AUTH())
  await page.getByRole('main').getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send the code' }).click()
  const field = page.getByRole('main').getByLabel('Code', { exact: true })
  // Locked while the code is sent: the form for its digits may appear first.
  const signInButton = page.getByRole('button', { name: 'Sign in', exact: true })
  await field.fill('12')
  await signInButton.waitFor()
  // The focus is already in the field and stays: the error is announced by itself, in a region that was there before.
  const said = page.getByRole('main').locator('[aria-live]')
  await said.waitFor({ state: 'attached' })
  await page.keyboard.press('Enter')
  await said.getByText('The code has eight digits.').waitFor()

  await page.getByRole('button', { name: 'Send another code' }).click()
  await page.getByRole('main').getByText('you can only request this after').waitFor()
  await signInButton.waitFor()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByText('The code has eight digits.').waitFor()

  // A minute later.
  await page.route('**/auth/v1/otp*', route => route.fulfill({ json: {} }))
  await page.getByRole('button', { name: 'Send another code' }).click()
  await expect.poll(() => field.inputValue()).toBe('')
  expect(await field.getAttribute('aria-invalid')).toBeNull()
  expect(await field.evaluate(input => input === document.activeElement)).toBe(true)

  // As a phone does on the way back from the message.
  await page.reload()
  const code = /\d{8}/.exec(await lastMessageTo(`+61${mobile.slice(1)}`))![0]
  await field.fill(code === '00000000' ? '00000001' : '00000000')
  await signInButton.click()
  await page.getByRole('alert').getByText('Token has expired or is invalid').waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await field.fill(code)
  await signInButton.click()
  await expect.poll(() => focused(page)).toBe('Your account')
})

test('email and password sign in, an address elsewhere is not followed after that, and Sign Out in the header ends it', async () => {
  const person = await somebody()
  const page = await byPassword('?next=//evil.example')
  await page.getByRole('main').getByLabel('Email address').fill(person.email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD)

  const call = nextCall(page, '/auth/v1/token')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const { url, body } = await call
  expect(url.searchParams.get('grant_type')).toBe('password')
  expect(body).toMatchObject({ email: person.email, password: PASSWORD })
  await page.locator('.hic-toast').getByText('Successfully signed in!', { exact: true }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/auth')
  expect(new URL(page.url()).origin).toBe(new URL(inject('siteUrl')).origin)

  const left = nextCall(page, '/auth/v1/logout')
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out', exact: true }).click()
  expect((await left).body).toBeNull()
  await page.locator('.hic-toast').getByText('Signed out successfully', { exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).waitFor({ state: 'detached' })
})

test('signing up sends a verification link that leads to the site’s origin, and the link signs in and leads on to where one was going; signing out then leaves no email address behind', async () => {
  const email = `new-${Date.now()}@people.example`
  const page = await visitor()
  await page.goto(`${AUTH()}?next=/contact`)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect.poll(() => page.title()).toMatch(/^Create an account/)
  await page.getByRole('main').getByLabel('Email address').fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD)

  const call = nextCall(page, '/auth/v1/signup')
  await page.getByRole('button', { name: 'Create the account' }).click()
  const { url, body } = await call
  expect(body).toMatchObject({ email, password: PASSWORD })
  expect(url.searchParams.get('redirect_to')).toBe(new URL(inject('siteUrl')).origin)
  await page.locator('.hic-toast').getByText('Check your email for verification link', { exact: true }).waitFor()
  await page.getByText(`If ${email} does not have an active account yet, an email is on its way`).waitFor()

  const link = await linkTo(email)
  // As programs do that look at each link in a mailbox: that alone must not use it up.
  const scanner = await visitor()
  await scanner.goto(link)
  await scanner.getByRole('button', { name: 'Open my account' }).waitFor()
  const opened = await page.context().newPage()
  await opened.goto(AUTH())
  await opened.goto(link)
  const welcome = opened.locator('.hic-toast', { hasText: 'Successfully signed in!' }).getByText(email)
  // Awaited from the start: on a busy machine it may have closed by the time that the press is over.
  await Promise.all([welcome.waitFor(), opened.getByRole('button', { name: 'Open my account' }).click()])
  await opened.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor()
  await expect.poll(() => focused(opened)).toBe('Contact us')
  expect(new URL(opened.url()).pathname).toBe('/contact')
  // Nobody who presses Back on a shared computer comes upon what it brought.
  await opened.goBack()
  expect(opened.url()).toBe(AUTH())
  // The tab that asked for it shows the account.
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await page.getByText('Signed out successfully').first().waitFor()
  await page.getByRole('button', { name: 'Email and password' }).click()
  // By then what is kept would be back in its field.
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('x')
  expect(await page.getByRole('main').getByLabel('Email address', { exact: true }).inputValue()).toBe('')
})

test('signing up with an address used before lets the person choose the password after the link', async () => {
  const email = `twice-${Date.now()}@people.example`
  await signUp(email, 'chosen by whoever was first')
  await query(
    `update auth.users set created_at = now() - interval '2 minutes', confirmation_sent_at = now() - interval '2 minutes'
      where email = $1`,
    email,
  )
  await signUp(email, 'chosen by whoever came next')
  const page = await visitor()

  const welcome = page.locator('.hic-toast', { hasText: 'Successfully signed in!' }).getByText(email)
  await Promise.all([welcome.waitFor(), followLinkTo(email, page, 'Open my account')])
  await page.getByRole('main').getByLabel('New password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()

  expect((await sessionOf({ email })).access_token).toBeTruthy()
})

test('a forgotten password is replaced through a link, which works once and leads on to where its reader was going', async () => {
  const person = await somebody()
  const asking = await byPassword('?next=/admin')
  await asking.getByRole('main').getByLabel('Email address').fill(person.email)
  await asking.getByRole('button', { name: 'Forgotten your password?' }).click()
  await expect.poll(() => focused(asking)).toBe('Forgotten password')
  expect(await asking.getByRole('main').getByLabel('Email address').inputValue()).toBe(person.email)
  await asking.getByRole('button', { name: 'Send the link' }).click()
  await asking.getByText(`If ${person.email} has an account, an email is on its way`).waitFor()
  await expect.poll(() => focused(asking)).toContain(`If ${person.email} has an account`)
  // For somebody who sees there that it is not theirs.
  await asking.getByRole('button', { name: 'Use another address' }).click()
  const address = asking.getByRole('main').getByLabel('Email address').and(asking.locator(':focus'))
  expect(await address.inputValue()).toBe(person.email)

  const page = await asking.context().newPage()
  const link = await linkTo(person.email)
  await page.goto(link)
  await page.route('**/auth/v1/verify', route => route.abort())
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await page.locator('main').getByText('The link may still work: try again in a moment.').waitFor()
  await expect.poll(() => focused(page)).toContain('The link may still work')
  await page.unroute('**/auth/v1/verify')
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await expect.poll(() => focused(page)).toBe('Choose a new password')
  // Anybody can make a link into their own account.
  await page.getByText(`The link has signed you in as ${person.email}`).waitFor()
  // The field by which password managers recognise the account.
  expect(await page.locator('main form [autocomplete=username]').inputValue()).toBe(person.email)
  await page.getByRole('main').getByLabel('New password').fill('quite another password')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await page.getByRole('heading', { level: 1, name: 'This page is for the team' }).waitFor()

  await page.goto(link)
  await page.getByRole('button', { name: 'Choose a new password' }).click()
  const refused = page.locator('main').getByText('Email link is invalid or has expired')
  await refused.waitFor()
  // Only what is behind the "#" differs, so the page stays.
  await page.goto(link.replace(/token_hash=[\w-]+/, 'token_hash=another'))
  await refused.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Choose a new password' }).waitFor()
})

test('a link from an email that arrives cut off says so: the form alone would say nothing about it', async () => {
  const page = await visitor()

  await page.goto(`${AUTH()}#token_hash=0123456789abcdef`)

  await page.getByRole('alert').filter({ hasText: 'This link is incomplete.' }).waitFor()
  await page.getByRole('main').getByLabel('Mobile number').waitFor()
})

test('a link for a new password leaves a form in another tab alone', async () => {
  const person = await somebody()
  const page = await byPassword()
  await page.getByRole('main').getByLabel('Email address').fill(person.email)
  await page.getByRole('button', { name: 'Forgotten your password?' }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText(`If ${person.email} has an account, an email is on its way`).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click()
  await page.getByLabel('Your name').fill('Half a name')

  const other = await page.context().newPage()
  await followLinkTo(person.email, other, 'Choose a new password')
  await other.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).waitFor()
  await other.getByRole('button', { name: 'Not now' }).click()
  await other.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()

  expect(new URL(page.url()).pathname).toBe('/get-quote')
  expect(await page.getByLabel('Your name').inputValue()).toBe('Half a name')
})

test('tokens in a query sign nobody in, and nobody out', async () => {
  const [ada, somebodyElse] = [await somebody(), await somebody()]
  const page = await visitor(ada)
  const { access_token, refresh_token } = await sessionOf(somebodyElse)
  const link = new URLSearchParams({ access_token, refresh_token, expires_in: '3600', token_type: 'bearer' })

  await page.goto(`${AUTH()}?${link}`)
  await page.getByText(`Signed in as ${ada.email}`).waitFor()
  await page.goto(`${AUTH()}?type=recovery#${link}`)
  await page.getByText(`Signed in as ${ada.email}`).waitFor()
})

test('the toast about a link has the provider’s words and nobody else’s', async () => {
  const page = await visitor()

  await page.goto(
    `${inject('siteUrl')}/#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired`,
  )
  await page.locator('.hic-toast').getByText('Email link is invalid or has expired', { exact: true }).waitFor()

  // The client takes the last of two, and makes an error of it.
  await page.goto('about:blank')
  await page.goto(
    `${inject('siteUrl')}/#access_token=any&error_description=&error_description=Call+0491+570+006+at+once`,
  )
  await page.locator('.hic-toast', { hasText: 'Failed to sign in' }).getByText('Ask for a new link.').waitFor()
  expect(await page.getByText('0491 570 006').count()).toBe(0)
})

test('signing in from the foot of a page leads back to it, and answers given there reach no host', async () => {
  const person = await somebody()
  const page = await visitor()
  const from = `${inject('siteUrl')}/priorities?coverFor=singles&postcode=NSW#ages=34`
  await page.goto(from)
  await page.locator('.hic-toaster').waitFor({ state: 'attached' })

  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('**/auth?next=*')
  expect(new URL(page.url()).search).not.toContain('ages')
  await page.reload()
  await byEmail(page, person)

  await expect.poll(() => page.url()).toBe(from)
})
