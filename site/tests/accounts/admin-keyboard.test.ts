import type { Locator } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { query } from '#ci/own-backend.ts'
import { monday } from '#supabase/catalogue/samples.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { pageOf } from './browser.ts'
import { dayIn, goTo, linesOf, openScreen } from './dashboard.ts'
import { administrator } from './people.ts'
import { storedRequest } from './stored.ts'

const team = pageOf(administrator)

async function press(button: Locator) {
  await button.focus()
  await button.press('Enter')
}

/** The focused element, by its first words. */
const expectFocus = (words: string | RegExp) =>
  expect
    .poll(() =>
      team().evaluate(() =>
        document.activeElement === document.body ? 'nothing' : document.activeElement?.textContent,
      ),
    )
    .toMatch(words)

test('each screen of the dashboard has its own title, and its heading gets the focus unless something else kept it', async () => {
  const { reference } = await storedRequest()
  const page = team()
  await openScreen(page, 'messages')
  await goTo(page, 'requests')
  await expectFocus(/^Requests$/)
  expect(await page.title()).toMatch(/^Requests, team dashboard \|/)
  await linesOf(page, 'Quote requests').getByRole('button', { name: reference }).focus()

  await page.goBack()

  await page.getByRole('heading', { level: 1, name: 'Messages', exact: true }).waitFor()
  await expectFocus(/^Messages$/)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  expect(await page.title()).toMatch(/^Messages, team dashboard \|/)

  // In Safari a link that is pressed gets no focus, but whatever around it can take it.
  await page.locator('nav[aria-label=Dashboard] a[href$="screen=requests"]').evaluate((link: HTMLElement) => {
    ;(document.activeElement as HTMLElement).blur()
    link.closest('main')!.focus()
    link.click()
  })
  await page.getByRole('heading', { level: 1, name: 'Requests', exact: true }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
})

test('the last saved message does not cover the focused row', async () => {
  for (let i = 0; i < 12; i++) await storedRequest()
  const page = team()
  await page.setViewportSize({ width: 1280, height: 480 })
  onTestFinished(() => page.setViewportSize({ width: 1280, height: 720 }))
  await openScreen(page, 'requests')
  const openers = linesOf(page, 'Quote requests').getByRole('button')
  await press(openers.first())
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

test('places can be removed by keyboard down to none, and the focus stays, even if the backend fails', async () => {
  const day = monday(20)
  await query(
    'insert into public.call_slots (slot_date, slot_no, capacity) values ($1, 0, 1) on conflict (slot_date, slot_no) do update set capacity = 1',
    day,
  )
  const page = team()
  await openScreen(page, 'slots')
  await page.getByRole('button', { name: dayIn(day) }).click()
  const less = page.getByRole('button', { name: 'One place fewer at 9:00 AM' })

  await press(less)
  await expect
    .poll(() => query('select capacity from public.call_slots where slot_date = $1', day))
    .toEqual([{ capacity: 0 }])
  // Until the slot has come back with its change, nothing in its row can be pressed.
  await page.locator('[aria-label="One place more at 9:00 AM"]:not([aria-disabled])').waitFor()

  await expectFocus('−')
  await page.route('**/rest/v1/call_slots*', route => route.fulfill({ status: 500, json: { message: 'It fails.' } }))
  await press(page.getByRole('button', { name: 'One place more at 9:00 AM' }))
  const slots = page.getByRole('region', { name: `Slots on ${dayLabel(day)}` })
  await slots.getByRole('alert').getByText('The information below may be out of date.').waitFor()

  await expectFocus('+')
})

test('loading at the second try leaves the focus on the page', async () => {
  const page = team()
  await page.route('**/rpc/admin_today', route => route.abort(), { times: 1 })
  await openScreen(page, 'today')

  await press(page.getByRole('button', { name: 'Try again' }))
  await page.getByRole('region', { name: 'Calls by slot' }).waitFor()

  await expect.poll(() => page.locator('main :focus').count()).toBe(1)
})

test('earlier data stays if nothing newer loads, and is marked as such', async () => {
  const page = team()
  await openScreen(page, 'today')
  await page.route('**/rpc/admin_today', route => route.abort(), { times: 1 })

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

  await page.getByRole('alert').getByText('The information below may be out of date.').waitFor()
  await page.getByText(/^As of /).waitFor()
  await press(page.getByRole('button', { name: 'Try again' }))
  await page.getByRole('alert').getByText('out of date').waitFor({ state: 'detached' })
  await expect.poll(() => page.locator('main :focus').count()).toBe(1)
})
