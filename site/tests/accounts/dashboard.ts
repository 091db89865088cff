import type { Locator, Page } from 'playwright'
import { inject } from 'vitest'
import { drawn } from '#ci/drawn.ts'
import type { ScreenId } from '#site/pages/admin/screens.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'

/** The dashboard's screens by their names in the address, with their titles: all of them, or it does not compile. */
const SCREENS: Record<ScreenId, string> = {
  today: 'Today',
  requests: 'Requests',
  calls: 'Calls',
  messages: 'Messages',
  slots: 'Slots',
  offers: 'Offers',
  partners: 'Partners',
  subscribers: 'Subscribers',
  person: 'One person',
  audit: 'Audit trail',
}
export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenId[]

/** A day within other words: "1 December 2026" also ends "11 December 2026". */
export const dayIn = (day: Day, then = ''): RegExp => new RegExp(`(?<!\\d)${dayLabel(day)}${then}`)

/**
 * Opens the dashboard at a screen and waits until the data of the screen is there. Where the dashboard is open already, its
 * own link leads there: each move loads the screen and its data anew, and to load the page too costs four times as much.
 */
export async function openScreen(page: Page, name: ScreenId): Promise<void> {
  await panelHasGone(page)
  const before = await page.$('nav[aria-label=Dashboard] ~ div > *')
  if (!before || (await page.locator('dialog[open]').count()) > 0) return loadScreen(page, name)
  await linkTo(page, name).click()
  await before.waitForElementState('hidden')
  await isThere(page, name)
}

/** The same for what happens only while the page loads. */
export async function loadScreen(page: Page, name: ScreenId): Promise<void> {
  await panelHasGone(page)
  await page.goto(`${inject('siteUrl')}/admin?screen=${name}`)
  await isThere(page, name)
}

/**
 * Closing a panel steps back through the history a little later, and that would break off a page that is asked for
 * before. The browser hears of the step after the page has it, hence the two frames.
 */
export async function panelHasGone(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('dialog[open]') || !history.state?.hicOpened)
  await drawn(page)
}

/** Goes to a screen by the dashboard's own links. */
export async function goTo(page: Page, name: ScreenId): Promise<void> {
  await panelHasGone(page)
  await linkTo(page, name).click()
  await isThere(page, name)
}

const linkTo = (page: Page, name: ScreenId): Locator =>
  page.getByRole('navigation', { name: 'Dashboard' }).locator(`a[href$="screen=${name}"]`)

async function isThere(page: Page, name: ScreenId) {
  await page.getByRole('heading', { level: 1, name: SCREENS[name], exact: true }).waitFor()
  await page.waitForFunction(() => !document.querySelector('main')?.textContent?.includes('Loading …'))
}

/** Searches in the list that is shown and waits until it shows the results; until then it shows what it had. */
export async function lookFor(page: Page, words: string): Promise<void> {
  await page.getByLabel('Search by').fill(words)
  const answer = page.waitForResponse(r => r.url().endsWith('/rpc/admin_ledger') && r.request().method() === 'POST')
  await page.getByLabel('Search by').press('Enter')
  await answer
  await listIsThere(page)
}

/** After a change of filter or order, which makes the list busy at once. */
export const listIsThere = (page: Page): Promise<void> => page.locator('main [aria-busy="false"]').waitFor()

export const linesOf = (page: Page, caption: string): Locator =>
  page.getByRole('table', { name: caption }).locator('tbody tr')
