import { expect, inject, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { nextCall, visitors } from './browser.ts'
import { lastMessageTo, PASSWORD, signIn, somebody } from './people.ts'

const visitor = visitors()
const AUTH = () => `${inject('siteUrl')}/auth`
const newMobile = () => `04${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

async function byPassword(next = '') {
  const page = await visitor()
  await page.goto(AUTH() + next)
  await page.getByRole('button', { name: 'E-mail and password' }).click()
  return page
}

test('a code by SMS signs in, with the calls and the words of the specification', async () => {
  const page = await visitor()
  const mobile = newMobile()
  const e164 = `+61${mobile.slice(1)}`
  await page.goto(AUTH())
  await page
    .getByRole('main')
    .getByLabel('Mobile number')
    .fill(mobile.replace(/^(....)(...)/, '$1 $2 '))

  const asked = nextCall(page, '/auth/v1/otp')
  await page.getByRole('button', { name: 'Send the code' }).click()
  expect((await asked).body).toMatchObject({ phone: e164, channel: 'sms' })
  await page.getByText('OTP sent to your phone').first().waitFor()

  const code = /\d{6}/.exec(await lastMessageTo(e164))![0]
  await page.getByRole('main').getByLabel('Code', { exact: true }).fill(code)
  const verified = nextCall(page, '/auth/v1/verify')
  const checked = page.waitForRequest(r => r.url().endsWith('/rest/v1/rpc/is_admin'))
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  expect((await verified).body).toMatchObject({ phone: e164, token: code, type: 'sms' })
  await page.getByText('Successfully signed in!').first().waitFor()
  await checked
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
})

test('a wrong code is told in the provider’s words, beside the field too, and the right one still works', async () => {
  const page = await visitor()
  const mobile = newMobile()
  await page.goto(AUTH())
  await page.getByRole('main').getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send the code' }).click()
  const field = page.getByRole('main').getByLabel('Code', { exact: true })
  await field.waitFor()
  const code = /\d{6}/.exec(await lastMessageTo(`+61${mobile.slice(1)}`))![0]

  await field.fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await page.getByRole('alert').getByText('Token has expired or is invalid').waitFor()
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await field.fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
})

test('e-mail and password sign in, and Sign Out in the header ends it', async () => {
  const person = await somebody()
  const page = await byPassword()
  await page.getByRole('main').getByLabel('E-mail address').fill(person.email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD)

  const call = nextCall(page, '/auth/v1/token')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  const { url, body } = await call
  expect(url.searchParams.get('grant_type')).toBe('password')
  expect(body).toMatchObject({ email: person.email, password: PASSWORD })
  await page.getByText('Successfully signed in!').first().waitFor()

  const left = nextCall(page, '/auth/v1/logout')
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  expect((await left).body).toBeNull()
  await page.getByText('Signed out successfully').first().waitFor()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).count()).toBe(0)
})

test('wrong credentials are told in the provider’s words and nothing typed is lost', async () => {
  const page = await byPassword()
  await page.getByRole('main').getByLabel('E-mail address').fill('nobody@people.example')
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('something else')

  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await page.getByRole('alert').getByText('Invalid login credentials').waitFor()
  expect(await page.getByRole('main').getByLabel('E-mail address').inputValue()).toBe('nobody@people.example')
  expect(await page.getByRole('main').getByLabel('Password', { exact: true }).inputValue()).toBe('something else')
})

test('nothing is asked without an address and a password, in the auth service’s words', async () => {
  const page = await byPassword()
  const calls: string[] = []
  page.on('request', r => r.url().includes('/auth/v1/') && calls.push(r.url()))

  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  const sentence = 'You must provide either an email or phone number and a password'
  await page.getByRole('alert').getByText(sentence).waitFor()
  expect(await page.getByRole('main').getByLabel('E-mail address').getAttribute('aria-invalid')).toBe('true')
  expect(calls).toEqual([])
})

test('signing up asks for a verification link that leads to the site’s origin, and the link signs in', async () => {
  const email = `new-${Date.now()}@people.example`
  const page = await visitor()
  await page.goto(AUTH())
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('main').getByLabel('E-mail address').fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD)

  const call = nextCall(page, '/auth/v1/signup')
  await page.getByRole('button', { name: 'Create the account' }).click()
  const { url, body } = await call
  expect(body).toMatchObject({ email, password: PASSWORD })
  expect(url.searchParams.get('redirect_to')).toBe(new URL(inject('siteUrl')).origin)
  await page.getByText('Check your email for verification link').first().waitFor()

  const link = /https?:\S+/.exec(await lastMessageTo(email))![0]
  await page.goto(link)
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).waitFor()
  await expect.poll(() => page.url()).not.toContain('access_token')
})

test('a forgotten password is replaced by way of a link, which works once', async () => {
  const person = await somebody()
  const page = await byPassword()
  await page.getByRole('main').getByLabel('E-mail address').fill(person.email)
  await page.getByRole('button', { name: 'Forgotten your password?' }).click()
  expect(await page.getByRole('main').getByLabel('E-mail address').inputValue()).toBe(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await page.getByText(`We sent a mail to ${person.email}`).waitFor()

  const link = /https?:\S+/.exec(await lastMessageTo(person.email))![0]
  await page.goto(link)
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
  await page.getByRole('main').getByLabel('New password').fill('quite another password')
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await page.getByRole('heading', { name: 'Your account' }).waitFor()

  await page.goto(link)
  await page.getByText('Email link is invalid or has expired').first().waitFor()
})

test.each([
  ['https://evil.example/', '/auth'],
  ['//evil.example', '/auth'],
  ['/.//evil.example', '/auth'],
  ['/contact', '/contact'],
])('after signing in, next=%s leads to %s', async (next, path) => {
  const person = await somebody()
  const page = await visitor()

  await signIn(page, person, next)
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).waitFor()

  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  expect(new URL(page.url()).origin).toBe(new URL(inject('siteUrl')).origin)
})

test('while the auth service is asked, the button is held back and says so', async () => {
  const page = await byPassword()
  let letGo = () => {}
  const held = new Promise<void>(go => {
    letGo = go
  })
  let calls = 0
  await page.route('**/auth/v1/token**', async route => {
    calls += 1
    await held
    await route.continue()
  })
  await page.getByRole('main').getByLabel('E-mail address').fill('nobody@people.example')
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('something')
  await page.getByRole('main').getByLabel('Password', { exact: true }).press('Enter')

  const button = page.getByRole('button', { name: 'Signing in …' })
  await button.waitFor()
  expect(await button.isDisabled()).toBe(true)
  expect(await page.getByRole('status').getByText('Signing in …').count()).toBe(1)
  letGo()
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(calls).toBe(1)
})

test.each([
  ['no answer', 'abort', 'Failed to sign in'],
  ['500 with HTML', { status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }, 'Failed to sign in'],
  ['502 with HTML', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }, 'Failed to sign in'],
  ['a page of HTML with 200', { status: 200, contentType: 'text/html', body: '<h1>Hi</h1>' }, 'Failed to sign in'],
  [
    '429 in JSON',
    { status: 429, contentType: 'application/json', body: '{"code":429,"msg":"Request rate limit reached"}' },
    'Request rate limit reached',
  ],
] as const)('%s from the auth service is told, and the page stays usable', async (_, answer, sentence) => {
  const page = await byPassword()
  await page.route('**/auth/v1/token**', route =>
    answer === 'abort'
      ? route.abort()
      : route.fulfill({
          ...answer,
          headers: { 'access-control-allow-origin': '*', 'content-type': answer.contentType },
        }),
  )
  await page.getByRole('main').getByLabel('E-mail address').fill('pat@people.example')
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill('something')

  await page.getByRole('button', { name: 'Sign in', exact: true }).click()

  await page.getByRole('alert').getByText(sentence).first().waitFor()
  expect(await page.getByRole('main').getByLabel('E-mail address').inputValue()).toBe('pat@people.example')
  expect(await page.getByRole('button', { name: 'Sign in', exact: true }).isEnabled()).toBe(true)
})

test.each([
  ['fails', { status: 500, body: '{}' }],
  ['answers nonsense', { status: 200, body: '"true"' }],
  ['answers HTML', { status: 200, body: '<p>true</p>' }],
])('somebody whose administrator check %s is no administrator', async (_, answer) => {
  const person = await somebody()
  await query('insert into private.admins (user_id) values ($1)', person.id)
  const page = await visitor()
  await page.route('**/rpc/is_admin', route =>
    route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*', 'content-type': 'application/json' } }),
  )

  await signIn(page, person)

  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  expect(await page.getByRole('link', { name: 'Team dashboard' }).count()).toBe(0)
})

test('signing in and out in one tab is known in the other', async () => {
  const person = await somebody()
  const page = await visitor()
  const other = await page.context().newPage()
  await other.goto(`${inject('siteUrl')}/auth`)
  await other.getByRole('main').getByLabel('Mobile number').focus()

  await signIn(page, person)
  await other.getByRole('heading', { name: 'Your account' }).waitFor()

  await other.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})

test.each([-1, 1])('a clock that is %i day off neither locks out nor asks without end', async days => {
  const person = await somebody()
  const page = await visitor()
  let refreshes = 0
  page.on('request', r => {
    if (r.url().includes('grant_type=refresh_token')) refreshes += 1
  })
  await page.clock.install({ time: Date.now() + days * 86_400_000 })

  await signIn(page, person)
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  await page.getByText('Requests that you send while you are signed in').waitFor()
  await page.reload()
  await page.getByText('Requests that you send while you are signed in').waitFor()

  expect(refreshes).toBeLessThanOrEqual(1)
})

test('a content page loads no account code for somebody who never signed in', async () => {
  const page = await visitor()
  const scripts: string[] = []
  page.on('request', r => r.resourceType() === 'script' && scripts.push(r.url()))

  await page.goto(`${inject('siteUrl')}/about`)
  await page.getByRole('button', { name: 'Show guides' }).first().hover()
  await page.waitForLoadState('networkidle')

  const contents = await Promise.all(scripts.map(async url => (await fetch(url)).text()))
  expect(contents.some(text => text.includes('GoTrueClient'))).toBe(false)
})

test('five tabs that refresh the same session together all stay signed in', async () => {
  const person = await somebody()
  const page = await visitor()
  await signIn(page, person)
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('hic-session')!)
    localStorage.setItem('hic-session', JSON.stringify({ ...session, expires_at: 1 }))
  })
  const context = page.context()
  await page.close()

  const tabs = await Promise.all(Array.from({ length: 5 }, () => context.newPage()))
  await Promise.all(tabs.map(tab => tab.goto(AUTH())))

  for (const tab of tabs) await tab.getByText('Requests that you send while you are signed in').waitFor()
})

test('a session that was ended elsewhere ends here with the next request, and the page says who it is for', async () => {
  const person = await somebody()
  const page = await visitor()
  await signIn(page, person)
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  await query('delete from auth.users where id = $1', person.id)
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('hic-session')!)
    localStorage.setItem('hic-session', JSON.stringify({ ...session, expires_at: 1 }))
  })

  await page.reload()

  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})
