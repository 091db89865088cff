import type { Page, Route } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { holdReactBack, listens } from '../visit.ts'
import { answered, hurryNow, pageOf, visitors } from './browser.ts'
import { lastMessageTo, newMobile, PASSWORD, sessionOf, somebody } from './people.ts'

const nobody = pageOf()
const visitor = visitors()
const AUTH = () => `${inject('siteUrl')}/auth`

// One visit for all: whatever was said before, the form is there for the next try.
describe('the form for a password', () => {
  /** The form with nothing in it. Toasts last longer than a test: those of the one before are marked. */
  async function emptied() {
    const page = nobody()
    const email = page.getByRole('main').getByLabel('Email address')
    const password = page.getByRole('main').getByLabel('Password', { exact: true })
    const button = page.getByRole('button', { name: 'Sign in', exact: true })
    await button.and(page.locator(':enabled')).waitFor()
    await email.fill('')
    await password.fill('')
    await page.locator('.hic-toast').evaluateAll(toasts => {
      for (const toast of toasts) toast.setAttribute('data-earlier', '')
    })
    return { page, email, password, button, toast: page.locator('.hic-toast:not([data-earlier])') }
  }

  beforeAll(async () => {
    const page = nobody()
    await page.goto(AUTH())
    await page.getByRole('button', { name: 'Email and password' }).click()
  })

  test('without an email address and a password nothing is sent, and the page says so in the auth service’s words', async () => {
    const { page, email, password, button, toast } = await emptied()
    const calls: string[] = []
    page.on('request', r => r.url().includes('/auth/v1/') && calls.push(r.url()))

    await button.click()

    const sentence = 'You must provide either an email or phone number and a password'
    const said = toast.getByRole('alert').getByText(sentence, { exact: true })
    await said.waitFor()
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    expect(calls).toEqual([])

    // It stays while the pointer is over it, as long as it applies.
    await said.hover()
    await email.fill('nobody@people.example')
    await password.fill('something else')
    await password.press('Enter')
    await toast.getByRole('alert').getByText('Invalid login credentials').waitFor()
    await said.waitFor({ state: 'detached' })
  })

  test('wrong credentials are reported in the provider’s words, and nothing typed is lost', async () => {
    const { email, password, button, toast } = await emptied()
    await email.fill('nobody@people.example')
    await password.fill('something else')

    await button.click()

    await toast.getByText('Invalid login credentials').waitFor()
    expect(await email.inputValue()).toBe('nobody@people.example')
    expect(await password.inputValue()).toBe('something else')
  })

  test('while the auth service is being asked, the button is locked and says so', async () => {
    const { page, email, password, button } = await emptied()
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
    await email.fill('nobody@people.example')
    await password.fill('something')
    await password.press('Enter')

    const locked = page.getByRole('button', { name: 'Signing in …' })
    await locked.waitFor()
    expect(await locked.isDisabled()).toBe(true)
    expect(await page.getByRole('status').getByText('Signing in …').count()).toBe(1)
    letGo()
    await button.waitFor()
    expect(calls).toBe(1)
  })

  test.each([
    ['a broken line', (route: Route) => route.abort(), 'Failed to sign in'],
    ['500 with HTML', answered(500, '<h1>Oops</h1>', 'text/html'), 'Failed to sign in'],
    ['502 with HTML', answered(502, '<h1>Bad gateway</h1>', 'text/html'), 'Failed to sign in'],
    ['a page of HTML with 200', answered(200, '<h1>Hi</h1>', 'text/html'), 'Failed to sign in'],
    ['JSON that is cut off', answered(200, '{"access_token":"ey'), 'Failed to sign in'],
    ['429 in JSON', answered(429, '{"code":429,"msg":"Request rate limit reached"}'), 'Request rate limit reached'],
    // Last of what is sent: the page is hurried from then on.
    ['silence', () => {}, 'Failed to sign in'],
  ] as const)('%s from the auth service is told, and the page stays usable', async (what, answer, sentence) => {
    const { page, email, password, button, toast } = await emptied()
    if (what === 'silence') await hurryNow(page)
    await page.route('**/auth/v1/token**', answer)
    await email.fill('pat@people.example')
    await password.fill('something')

    await button.click()

    await toast.getByRole('alert').getByText(sentence, { exact: true }).waitFor()
    expect(await email.inputValue()).toBe('pat@people.example')
    expect(await button.isEnabled()).toBe(true)
  })

  test.each([
    ['Sign in', 'Email and password'],
    ['Create the account', 'Create an account'],
  ])('with an address and no password, "%s" sends nothing and says so at the password', async (name, way) => {
    const { page, email, password } = await emptied()
    await page.getByRole('button', { name: way }).click()
    const calls: string[] = []
    page.on('request', r => r.url().includes('/auth/v1/') && calls.push(r.url()))

    await email.fill('nobody@people.example')
    await page.getByRole('button', { name, exact: true }).click()

    await page
      .getByRole('main')
      .getByText('You must provide either an email or phone number and a password', { exact: true })
      .waitFor()
    expect(await password.getAttribute('aria-invalid')).toBe('true')
    expect(calls).toEqual([])
  })
})

test('while another code is being requested, no button says that it is doing something else', async () => {
  const page = nobody()
  await askForCode(page, newMobile())
  await page.getByRole('main').getByLabel('Code', { exact: true }).waitFor()
  const held = Promise.withResolvers<void>()
  await page.route('**/auth/v1/otp**', async route => {
    await held.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Send another code' }).click()
  await page.getByRole('button', { name: 'Use another number', disabled: true }).waitFor()

  expect(await page.getByRole('button', { name: 'Sign in', exact: true }).isDisabled()).toBe(true)
  expect(await page.getByText('Checking the code …').count()).toBe(0)
  held.resolve()
  await page.getByRole('button', { name: 'Use another number', disabled: false }).click()
})

test('calls that break off say "Failed to send OTP", "Failed to verify OTP" and "Failed to sign up"', async () => {
  const page = nobody()
  const main = page.getByRole('main')
  const toast = page.locator('.hic-toast')
  for (const call of ['otp', 'verify', 'signup']) await page.route(`**/auth/v1/${call}**`, route => route.abort())
  const mobile = newMobile()

  await askForCode(page, mobile)
  await toast.getByText('Failed to send OTP', { exact: true }).waitFor()

  await page.unroute('**/auth/v1/otp**')
  await main.getByRole('button', { name: 'Send the code' }).click()
  const field = main.getByLabel('Code', { exact: true })
  await field.waitFor()
  await field.fill(/\d{8}/.exec(await lastMessageTo(`+61${mobile.slice(1)}`))![0])
  await main.getByRole('button', { name: 'Sign in', exact: true }).click()
  await toast.getByText('Failed to verify OTP', { exact: true }).waitFor()

  await main.getByRole('button', { name: 'Create an account' }).click()
  await main.getByLabel('Email address').fill('nobody-yet@people.example')
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await main.getByRole('button', { name: 'Create the account' }).click()
  await toast.getByText('Failed to sign up', { exact: true }).waitFor()
})

test('an email link that could not be checked says so, and works after a reload', async () => {
  const person = await somebody()
  const page = await visitor()
  await page.route('**/auth/v1/user', route => route.abort())
  await page.goto(`${inject('siteUrl')}/#${tokens(await sessionOf(person))}`)
  await page
    .locator('.hic-toast', { hasText: 'Failed to sign in' })
    .getByText('Reload this page to try again')
    .waitFor()

  await page.unroute('**/auth/v1/user')
  await page.reload()

  await page.locator('.hic-toast', { hasText: 'Successfully signed in!' }).getByText(person.email).waitFor()
})

test('an email link whose tokens are refused says why, and what to do', async () => {
  const page = await visitor()
  const session = await sessionOf(await somebody())

  await page.goto(`${inject('siteUrl')}/#${tokens({ ...session, access_token: 'made.up.token' })}`)

  await page.locator('.hic-toast', { hasText: 'invalid' }).getByText('Ask for a new link.').waitFor()
})

/** What comes behind the # of such a link. */
const tokens = ({ access_token, refresh_token }: { access_token: string; refresh_token: string }) =>
  new URLSearchParams({ access_token, refresh_token, expires_in: '3600', token_type: 'bearer', type: 'signup' })

test('a field in use while React starts is not filled in by the page', async () => {
  const page = await visitor()
  await page.addInitScript(() => sessionStorage.setItem('hic-auth-typed', '{"phone":"0491570156"}'))
  const letGo = await holdReactBack(page)
  await page.goto(AUTH())
  const field = page.getByRole('main').getByLabel('Mobile number')
  await field.focus()
  letGo()
  await listens(page)

  await page.keyboard.type('0491570157')

  expect(await field.inputValue()).toBe('0491570157')
})

test('a code restored by React moves no button away from a press', async () => {
  const page = await visitor()
  await page.addInitScript(() =>
    sessionStorage.setItem('hic-auth-typed', `{"codeSent":{"phone":"+61491570156","at":${Date.now()}}}`),
  )
  const letGo = await holdReactBack(page)
  await page.goto(AUTH())
  const places = () =>
    Promise.all(
      ['Create an account', 'Email and password'].map(async name => {
        const { x, y } = (await page.getByRole('button', { name }).boundingBox())!
        return [name, x, y]
      }),
    )
  const printed = await places()
  letGo()
  await page.getByRole('main').getByLabel('Code', { exact: true }).waitFor()

  expect(await places()).toEqual(printed)
})

async function askForCode(page: Page, mobile: string) {
  await page.goto(AUTH())
  await page.getByRole('main').getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send the code' }).click()
}
