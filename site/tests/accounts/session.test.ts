import type { Page, Request } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { answered, hurried, pageOf, visitors } from './browser.ts'
import { administrator, byEmail, signIn, somebody } from './people.ts'

const visitor = visitors()
const AUTH = () => `${inject('siteUrl')}/auth`
const isAdminCheck = (request: Request) => request.url().endsWith('/rest/v1/rpc/is_admin')

test('whether somebody is an administrator is asked after sign-in and at startup, and forgotten at sign-out', async () => {
  const page = await visitor(await administrator())
  const team = page.getByRole('main').getByRole('link', { name: 'Team dashboard' })

  const atStartup = page.waitForRequest(isAdminCheck)
  await page.goto(AUTH())
  expect((await atStartup).method()).toBe('POST')
  expect((await atStartup).postDataJSON()).toEqual({})
  await team.waitFor()

  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await team.count()).toBe(0)
  // In the same page, which knew an administrator.
  const afterSignIn = page.waitForRequest(isAdminCheck)
  await byEmail(page, await somebody())
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  expect((await afterSignIn).postDataJSON()).toEqual({})
  expect(await team.count()).toBe(0)
})

test('people who are signed in are never shown the form', async () => {
  const page = await visitor(await somebody())
  await page.addInitScript(() => {
    const look = () => {
      const form = document.querySelector('main form')
      if (form?.checkVisibility({ visibilityProperty: true })) console.info('the form was seen')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  // The page is on the screen before its first script.
  await page.route('**/assets/boot-*.js', async route => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await route.continue()
  })

  await page.goto(AUTH())
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()

  expect(said).not.toContain('the form was seen')
})

// One visit for all: no such answer changes anything, so that another can follow.
describe('an answer that is no yes', () => {
  const team = pageOf(administrator, hurried)
  beforeAll(async () => {
    const page = team()
    await page.route('**/rpc/is_admin', () => {})
    await page.goto(`${inject('siteUrl')}/admin`)
    // Said once the check is over: until then nobody is shown as an administrator.
    await page.getByText('but not as an administrator').waitFor()
  })

  test.each([
    ['fails', answered(500, '{}')],
    ['answers nonsense', answered(200, '"true"')],
    ['answers HTML', answered(200, '<p>true</p>')],
    ['is cut off', answered(200, 'tru')],
    ['is never answered', () => {}],
  ])('somebody whose administrator check %s is not an administrator', async (_, answer) => {
    const page = team()
    await page.route('**/rpc/is_admin', answer)

    // Takes away what the press before it led to.
    await page.getByRole('button', { name: 'Check again' }).click()

    await page.getByText('Still not an administrator').waitFor()
  })

  test('nor does their account lead to the dashboard', async () => {
    const page = team()

    await page.getByRole('main').getByRole('link', { name: 'Your account' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()

    expect(await page.getByRole('link', { name: 'Team dashboard' }).count()).toBe(0)
  })
})

test('if the account’s code could not be fetched, the page says so, and looks again for who is signed in once the connection is back', async () => {
  const page = await visitor(await somebody())
  await page.route('**/assets/*', async route => {
    const answer = await route.fetch()
    return (await answer.text()).includes('GoTrueClient') ? route.abort() : route.fulfill({ response: answer })
  })
  await page.goto(AUTH())
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await page.getByRole('alert').filter({ hasText: 'We could not load your account' }).waitFor()

  await page.unrouteAll({ behavior: 'wait' })
  await page.evaluate(() => dispatchEvent(new Event('online')))

  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
})

/** A tab in which somebody reads: nothing has started React, and nothing will by itself. */
async function reading(page: Page) {
  const tab = await page.context().newPage()
  await tab.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await tab.goto(`${inject('siteUrl')}/about`)
  return tab
}

test('signing in and out in one tab is known in the others, and on the page that Back leads to', async () => {
  const person = await somebody()
  const page = await visitor()
  const other = await page.context().newPage()
  await other.goto(`${inject('siteUrl')}/auth`)
  await other.getByRole('main').getByLabel('Mobile number').focus()
  const [beside, inMemory] = await Promise.all([reading(page), reading(page)])
  // A page in the browser's memory hears of nothing.
  await inMemory.evaluate(() =>
    addEventListener('storage', event => event.stopImmediatePropagation(), { capture: true }),
  )

  await signIn(page, person)
  await other.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  await beside.getByRole('banner').getByRole('button', { name: 'Sign Out' }).waitFor()
  await inMemory.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await inMemory.getByRole('banner').getByRole('button', { name: 'Sign Out' }).waitFor()

  await other.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})

test.each([-1, 1])('a clock that is %i day off neither locks anybody out nor retries for ever', async days => {
  const person = await somebody()
  const page = await visitor()
  let refreshes = 0
  page.on('request', r => {
    if (r.url().includes('grant_type=refresh_token')) refreshes += 1
  })
  await page.clock.install({ time: Date.now() + days * 86_400_000 })

  await signIn(page, person)
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
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
  // The last file that a page fetches by itself.
  await page.locator('.hic-toaster').waitFor({ state: 'attached' })

  const contents = await Promise.all(scripts.map(async url => (await fetch(url)).text()))
  expect(contents.some(text => text.includes('GoTrueClient'))).toBe(false)
})

test('five tabs that refresh the same session together all stay signed in', async () => {
  const page = await visitor(await somebody(), 'over')
  const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => page.context().newPage())))]

  await Promise.all(tabs.map(tab => tab.goto(AUTH())))

  for (const tab of tabs) await tab.getByText('Requests that you send while you are signed in').waitFor()
})

test('a session ended elsewhere ends here with the next request, and the page says who it is for', async () => {
  const person = await somebody()
  const page = await visitor(person, 'over')
  await query('delete from auth.users where id = $1', person.id)

  await page.goto(`${inject('siteUrl')}/admin`)

  await page.getByText('Sign in as an administrator to see it.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('hic-session'))).toBeNull()
})
