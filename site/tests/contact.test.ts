import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reallyAt } from '#ci/own-backend.ts'
import { startReact, type Visit, visit, walkTo } from './visit.ts'

async function fill(page: Page) {
  await page.getByLabel('Your name').fill('Alex Sample')
  await page.getByLabel('Your email address').fill('alex@example.com')
  await page.getByLabel('What is it about?').selectOption('A complaint')
  await page.getByLabel('Your message').fill('The figures on line two\nlook odd to me.')
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test('a message arrives once and gets a reference number', async () => {
  await using visited = await visit('/contact')
  const { page } = visited
  const posted = page.waitForRequest(
    request => request.url().endsWith('/contact_messages') && request.method() === 'POST',
  )
  await fill(page)
  await send(page)
  await page.getByRole('status').filter({ hasText: 'Your message has arrived' }).waitFor()
  const request = await posted

  expect((await request.response())?.status()).toBe(201)
  expect(request.postDataJSON()).toMatchObject({
    full_name: 'Alex Sample',
    email: 'alex@example.com',
    topic: 'A complaint',
    message: 'The figures on line two\nlook odd to me.',
  })
  expect(await page.getByText(/HC-[0-9A-Z]{4}-[0-9A-Z]{4}.*We will email alex@example.com in/).isVisible()).toBe(true)
})

describe('a message that cannot be sent yet', () => {
  /** For both: the second fills in the form anew. */
  let visited: Visit
  let page: Page
  beforeAll(async () => {
    visited = await visit('/contact')
    page = visited.page
  })
  afterAll(() => visited[Symbol.asyncDispose]())

  test('a missing answer is pointed out beside its field, and the first such field gets the focus', async () => {
    await page.getByLabel('Your email address').fill('alex at example')
    await send(page)
    await page.getByText('Invalid email address').waitFor()

    expect(await page.getByText('Enter your name').isVisible()).toBe(true)
    expect(await page.getByText('Enter your message.').isVisible()).toBe(true)
    await expect.poll(() => page.getByLabel('Your name').evaluate(field => field === document.activeElement)).toBe(true)
    expect(await page.getByLabel('Your email address').inputValue()).toBe('alex at example')

    await page.getByLabel('Your email address').fill(' ')
    await send(page)
    await page.getByText('Enter your email address.').waitFor()
  })

  test('a message that is too long is left for its writer to shorten', async () => {
    await fill(page)
    const message = page.getByLabel('Your message')
    await message.fill('')
    await message.focus()
    await page.keyboard.insertText('word '.repeat(1000))
    await page.getByLabel('Your name').press('ControlOrMeta+A')
    await page.keyboard.insertText('n'.repeat(121))
    await send(page)
    await page.getByText('Shorten your message to 4,000 characters').waitFor()

    expect(await page.getByText('Shorten your name to 120 characters: it has 121.').count()).toBe(1)
    expect(await message.inputValue()).toHaveLength(5000)
  })
})

test('typed text survives a reload and a bad connection, and arrives once without a second press', async () => {
  await using visited = await visit('/contact')
  const { page } = visited
  const ids: string[] = []
  await page.route('**/contact_messages', async route => {
    if (route.request().method() !== 'POST') return route.continue()
    ids.push(route.request().postDataJSON().id)
    if (ids.length === 1) return route.fulfill({ status: 503, body: 'busy' })
    // The row arrives, its answer does not.
    if (ids.length === 2) {
      await route.fetch({ url: reallyAt(route.request().url()) })
      return route.abort()
    }
    return route.continue()
  })
  await fill(page)
  await startReact(page)
  await page.reload()
  await page.getByRole('button', { name: 'Send message' }).hover()
  await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('textarea')!.value.includes('line two'))
  expect(await page.getByLabel('What is it about?').inputValue()).toBe('A complaint')
  await send(page)
  await page.getByRole('status').filter({ hasText: 'Your message has arrived' }).waitFor()

  expect(new Set(ids).size).toBe(1)
  expect(ids).toHaveLength(3)
})

test('a message sent offline waits on the device and is sent by itself later', async () => {
  await using visited = await visit('/contact')
  const { page } = visited
  await fill(page)
  await startReact(page)
  await page.context().setOffline(true)
  await send(page)
  await page.getByRole('alert').filter({ hasText: 'sent automatically' }).waitFor()
  await page.context().setOffline(false)
  const arrived = page.getByRole('status').filter({ hasText: 'Your message has arrived' })
  await arrived.waitFor()

  expect(await arrived.textContent()).toMatch(/Its reference is HC-[0-9A-Z]{4}-[0-9A-Z]{4}/)
})

test('what is typed while the message is being sent stays, and can be sent as well', async () => {
  await using visited = await visit('/contact')
  const { page } = visited
  const held = Promise.withResolvers<void>()
  await page.route('**/contact_messages', async route => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  await fill(page)
  await send(page)
  await page.getByRole('button', { name: 'Sending …' }).waitFor()
  await page.getByLabel('Your message').pressSequentially(' And one more thing.')
  held.resolve()
  await page.getByText('What you have typed since is still below.').waitFor()

  expect(await page.getByLabel('Your message').inputValue()).toMatch(/odd to me\. And one more thing\.$/)
  expect(await page.getByLabel('Your message').evaluate(field => field === document.activeElement)).toBe(true)

  await page.getByLabel('Your message').fill('One more thing.')
  await send(page)
  await page.getByRole('button', { name: 'Send message' }).waitFor({ state: 'detached' })
  await page.getByRole('status').filter({ hasText: 'Your message has arrived' }).waitFor()
})

test('the page works even if the browser names a time zone that it does not know itself', async () => {
  // The capitals’ clocks are known without the zone’s name.
  await using visited = await visit('about:blank', { timezoneId: 'Europe/London' })
  const { page, complaints } = visited
  await page.addInitScript(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' }
    }
  })

  await page.goto('/contact')
  await startReact(page)

  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  expect(complaints).toEqual([])
})

test.each([
  [360, 'Australia/Perth', '6:30am-3:30pm'],
  // Only the browser knows this clock.
  [1440, 'Asia/Tokyo', '7:30am-4:30pm'],
])(
  'nothing moves when a visitor’s own hours are told at the first touch, %i px wide, in %s: %s',
  async (width, timezoneId, hours) => {
    await using visited = await walkTo('/contact', { viewport: { width, height: 900 }, timezoneId })
    const { page } = visited
    const below = page.getByRole('main').getByRole('link', { name: 'Schedule a call' })
    const before = await below.boundingBox()
    await startReact(page)
    await page.getByText(`In your local time: ${hours}.`).waitFor()

    expect(await below.boundingBox()).toEqual(before)
  },
)
