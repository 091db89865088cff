import type { Page, Request } from 'playwright'
import { expect, inject, test } from 'vitest'
import { visitors } from './browser.ts'
import { administrator, lastMessageTo, PASSWORD, signIn, somebody } from './people.ts'

const visitor = visitors()
const AUTH = () => `${inject('siteUrl')}/auth`
const isAdminCheck = (request: Request) => request.url().endsWith('/rest/v1/rpc/is_admin')

test('whether somebody is an administrator is asked after sign-in and at startup, and forgotten at sign-out', async () => {
  const person = await administrator()
  const page = await visitor()
  const team = page.getByRole('main').getByRole('link', { name: 'Team dashboard' })

  const afterSignIn = page.waitForRequest(isAdminCheck)
  await signIn(page, person)
  expect((await afterSignIn).postDataJSON()).toEqual({})
  await team.waitFor()

  const atStartup = page.waitForRequest(isAdminCheck)
  await page.reload()
  expect((await atStartup).method()).toBe('POST')
  await team.waitFor()

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await signIn(page, await somebody())
  await page.getByRole('heading', { name: 'Your account' }).waitFor()
  expect(await team.count()).toBe(0)
})

test('the menu of a phone offers to sign out while somebody is signed in', async () => {
  const page = await visitor()
  await signIn(page, await somebody())
  await page.setViewportSize({ width: 360, height: 740 })
  const signOut = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Sign Out' })

  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await signOut.click()
  await page.getByText('Signed out successfully').first().waitFor()

  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Home' }).waitFor()
  expect(await signOut.count()).toBe(0)
})

test.each([
  ['otp', 'Failed to send OTP', (page: Page) => askForCode(page, newMobile())],
  ['verify', 'Failed to verify OTP', typeCode],
  ['signup', 'Failed to sign up', signUp],
  ['logout', 'Failed to sign out', signOutAgain],
] as const)('a %s call that is left without an answer says "%s"', async (call, sentence, act) => {
  const page = await visitor()
  await page.route(`**/auth/v1/${call}**`, route => route.abort())

  await act(page)

  await page.locator('.hic-toast').getByText(sentence, { exact: true }).waitFor()
})

const newMobile = () => `04${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

async function askForCode(page: Page, mobile: string) {
  await page.goto(AUTH())
  await page.getByRole('main').getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send the code' }).click()
}

async function typeCode(page: Page) {
  const mobile = newMobile()
  await askForCode(page, mobile)
  const field = page.getByRole('main').getByLabel('Code', { exact: true })
  await field.waitFor()
  await field.fill(/\d{6}/.exec(await lastMessageTo(`+61${mobile.slice(1)}`))![0])
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signUp(page: Page) {
  await page.goto(AUTH())
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByRole('main').getByLabel('E-mail address').fill('nobody-yet@people.example')
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create the account' }).click()
}

async function signOutAgain(page: Page) {
  await signIn(page, await somebody())
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
}
