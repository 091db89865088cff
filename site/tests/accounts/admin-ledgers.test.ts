import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { expectFocus, pageOf } from './browser.ts'
import { goTo, linesOf, listIsThere, lookFor, openScreen, panelHasGone } from './dashboard.ts'
import { administrator } from './people.ts'
import { storedCall, storedRequest } from './stored.ts'

const team = pageOf(administrator)

/** A word that appears only in the rows of one test. */
const marked = (word: string) => `${word}${randomUUID().replaceAll('-', '').slice(0, 10)}`

/** Many messages of one author, in one minute each. */
const messagesFrom = (email: string, count: number) =>
  query(
    `insert into public.contact_messages (id, full_name, email, topic, message, consent_version)
     select gen_random_uuid(), 'Writer ' || lpad(n::text, 4, '0'), $1, 'x', 'x', '2026-11-21'
       from generate_series(1, $2::int) n order by md5(n::text)`,
    email,
    count,
  )

test('the list can be worked through by keyboard, and is sorted by its column headings, by keyboard too, and says by which one', async () => {
  const name = marked('Sort')
  for (const [letter, state] of ['B ACT', 'C WA', 'A QLD'].map(s => s.split(' ')))
    await storedRequest({ full_name: `${name} ${letter}`, state })
  const page = team()
  await openScreen(page, 'requests')
  await lookFor(page, name)
  const openers = linesOf(page, 'Quote requests').getByRole('button')
  const head = (label: string) => page.getByRole('columnheader', { name: label })
  const names = () => linesOf(page, 'Quote requests').locator('td:nth-child(2)').allTextContents()
  const letters = async () => (await names()).map(text => text.at(-1)).join('')
  await expect.poll(letters).toBe('ACB')
  expect(await head('Sent').getAttribute('aria-sort')).toBe('descending')
  const second = (await openers.nth(1).textContent()) ?? ''

  await openers.first().focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: second }).waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(second)
  await panelHasGone(page)

  await head('Name').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect.poll(letters).toBe('ABC')
  expect(await head('Name').getAttribute('aria-sort')).toBe('ascending')
  expect(await head('Sent').getAttribute('aria-sort')).toBeNull()

  await page.keyboard.press('Enter')
  await expect.poll(letters).toBe('CBA')
  expect(await head('Name').getAttribute('aria-sort')).toBe('descending')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByLabel('Order').selectOption('State: A to Z')
  await expect.poll(letters).toBe('BAC')
  await page.getByLabel('Order').selectOption('State: Z to A')
  await expect.poll(letters).toBe('CAB')
  await page.setViewportSize({ width: 1280, height: 720 })
})

describe('in a list of three pages', () => {
  beforeAll(async () => {
    const email = `${marked('pager')}@people.example`
    await messagesFrom(email, 120)
    await openScreen(team(), 'messages')
    await lookFor(team(), email)
  })

  test('pages follow one another by key, without gaps or duplicates, with an order and a search', async () => {
    const page = team()
    const lines = linesOf(page, 'Messages')
    await expect.poll(() => lines.count()).toBe(50)
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
    await lines.first().getByText('Writer 0001').waitFor()

    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => lines.count()).toBe(100)
    await expect
      .poll(() =>
        lines
          .nth(50)
          .getByRole('button')
          .evaluate(button => button === document.activeElement),
      )
      .toBe(true)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => lines.count()).toBe(120)

    const names = await lines.locator('td:nth-child(2)').allTextContents()
    expect(names).toEqual(Array.from({ length: 120 }, (_, n) => `Writer ${String(n + 1).padStart(4, '0')}`))
  })

  test('an entry whose status changes in a list sorted by it appears once, as it is now, however many pages follow', async () => {
    const page = team()
    const busyAtOnce = await page
      .getByRole('columnheader', { name: 'Status' })
      .getByRole('button')
      .evaluate(async (button: HTMLButtonElement) => {
        button.click()
        await Promise.resolve()
        return document.querySelector('main [aria-busy="true"]') !== null
      })
    // Otherwise the row pressed next may be a different one by then.
    expect(busyAtOnce).toBe(true)
    await listIsThere(page)
    const lines = linesOf(page, 'Messages')
    const first = (await lines.first().getByRole('button').textContent())!
    await lines.first().getByRole('button').click()
    const panel = page.getByRole('dialog', { name: first })
    await panel.getByLabel('Status', { exact: true }).selectOption('Spam')
    await panel.getByRole('button', { name: 'Save' }).click()
    await panel.getByText('Saved', { exact: true }).waitFor()
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => lines.count()).toBeGreaterThan(50)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => lines.count()).toBeGreaterThan(100)

    expect(await lines.count()).toBe(120)
    expect(await lines.first().textContent()).toMatch(new RegExp(`${first}[^]*Spam`))
  })

  test('the last saved message does not cover the focused row', async () => {
    const page = team()
    await page.setViewportSize({ width: 1280, height: 480 })
    onTestFinished(() => page.setViewportSize({ width: 1280, height: 720 }))
    const openers = linesOf(page, 'Messages').getByRole('button')
    await openers.first().press('Enter')
    const panel = page.getByRole('dialog')
    await panel.getByLabel('Notes for the team').fill('Called back')
    await panel.getByRole('button', { name: 'Save' }).click()
    await panel.getByText('Saved', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await openers.nth(11).focus()

    for (let at = 10; at >= 0; at--) {
      await page.keyboard.press('ArrowUp')
      const covered = await page.evaluate(() => {
        const bar = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Undo')!
        const { bottom } = bar.parentElement!.getBoundingClientRect()
        return bottom - document.activeElement!.getBoundingClientRect().top
      })
      expect(covered, `row ${at}`).toBeLessThanOrEqual(0)
    }
  })
})

test('a list keeps its status filter and order after Back and a reload; a search goes on in another list, Back returns to it, and a reload does not after it was cleared; its words stay out of the address and of what the browser suggests', async () => {
  const phone = `+614${String(Date.now()).slice(-8)}`
  await storedRequest({ phone })
  const { reference } = await storedCall({ phone })
  const page = team()
  await openScreen(page, 'requests')
  await page.getByLabel('Status', { exact: true }).selectOption('New')
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await lookFor(page, phone)
  await expect.poll(() => linesOf(page, 'Quote requests').count()).toBe(1)
  expect(page.url()).not.toContain(phone.slice(1))
  expect(await page.getByRole('searchbox').getAttribute('autocomplete')).toBe('off')
  const sought = () => page.getByLabel('Search by').inputValue()
  const asBefore = async () => {
    await expect.poll(() => page.getByLabel('Status', { exact: true }).inputValue()).toBe('new')
    expect(await page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending')
  }

  await page.getByRole('button', { name: '1 call', exact: true }).click()

  await page.getByRole('heading', { level: 1, name: 'Calls' }).waitFor()
  await listIsThere(page)
  expect(await linesOf(page, 'Booked calls').getByRole('button').allTextContents()).toEqual([reference])
  expect(await sought()).toBe(phone)
  expect(page.url()).toMatch(/\?screen=calls$/)
  await page.getByLabel('Search by').fill('')
  await listIsThere(page)
  await page.reload()
  await listIsThere(page)
  expect(await sought()).toBe('')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Requests' }).waitFor()
  await expect.poll(sought).toBe(phone)
  await asBefore()
  await page.reload()
  await asBefore()
})

test('a list that fails to load says so, and loads on request; if the rows of another status fail to load, the previous ones are not shown in their place', async () => {
  await storedRequest()
  const page = team()
  await openScreen(page, 'today')
  await page.route('**/rpc/admin_ledger', route => route.abort(), { times: 1 })
  await goTo(page, 'requests')
  await page.getByRole('alert').getByText('could not be reached').waitFor()

  await page.getByRole('button', { name: 'Try again' }).click()

  await page.getByRole('alert').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator(':focus').count()).toBe(1)
  await linesOf(page, 'Quote requests').first().waitFor()

  await page.route('**/rpc/admin_ledger', route => route.abort(), { times: 1 })
  await page.getByLabel('Status', { exact: true }).selectOption('Closed')
  await page.getByRole('alert').getByText('could not be reached').waitFor()

  expect(await linesOf(page, 'Quote requests').count()).toBe(0)
})

test('an export has everything that the filter finds, is harmless in a spreadsheet, and is not stopped by a double click', async () => {
  const email = `${marked('export')}@people.example`
  // One more than comes in one answer.
  await messagesFrom(email, 1001)
  await query(
    `update public.contact_messages set full_name = '=HYPERLINK("https://evil.example")', notes = '+61412345678'
      where email = $1 and full_name = 'Writer 0007'`,
    email,
  )
  const page = team()
  await openScreen(page, 'messages')
  await lookFor(page, email)
  await linesOf(page, 'Messages').nth(49).waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).dblclick()
  const file = await readFile(await (await download).path(), 'utf8')

  await page.getByText('1,001 rows are in messages.csv').waitFor()
  expect(file.split('\r\n')).toHaveLength(1 + 1001 + 1)
  expect(file).toContain('"sent (Brisbane time)"')
  expect(file).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(file).toContain(`"'+61412345678"`)
  await openScreen(page, 'audit')
  const line = page.getByRole('row').filter({ hasText: 'Messages saved as a file' }).first()
  expect(await line.textContent()).toContain('1,001 rows')
})

test('each subscriber’s unsubscribe link is in the file, for the newsletter, and not on the screen; the focus stays on the button that exports', async () => {
  const email = `${marked('reader')}@people.example`
  const [kept] = await query<{ unsubscribe_token: string }>(
    'insert into public.newsletter_subscriptions (email) values ($1) returning unsubscribe_token',
    email,
  )
  const page = team()
  await openScreen(page, 'subscribers')
  await lookFor(page, email)
  await linesOf(page, 'Subscribers').getByText(email).first().waitFor()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).press('Enter')
  const file = await readFile(await (await download).path(), 'utf8')

  await page.getByText('1 row is in subscribers.csv').waitFor()
  await expectFocus(page, 'Export as CSV')
  expect(file).toContain(`"${BRAND.siteUrl}/unsubscribe#token=${kept!.unsubscribe_token}"`)
  expect(await page.content()).not.toContain(kept!.unsubscribe_token)
})

test('an export that takes too long is stopped, and nothing is saved', async () => {
  const page = team()
  const noted = () => query("select 1 from public.data_requests where kind = 'list'")
  const before = await noted()
  const files: unknown[] = []
  page.on('download', file => files.push(file))
  await openScreen(page, 'messages')
  await page.route('**/rpc/admin_ledger', async route => {
    await page.getByRole('button', { name: 'Stop the export' }).click()
    await route.continue()
  })

  await page.getByRole('button', { name: 'Export as CSV' }).click()

  await page.getByText('Stopped. Nothing was saved.').waitFor()
  expect(files).toEqual([])
  expect(await noted()).toHaveLength(before.length)
})
