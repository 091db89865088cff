import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'

export const NAME = 'Robin Sample'
/** Reserved for fiction. */
export const PHONE = '0491 570 006'

/** Not used before, so that a second try finds no row of the first. */
export const newEmail = (name: string) =>
  `${name.replaceAll(/\W+/g, '-').toLowerCase()}-${randomUUID().slice(0, 8)}@people.example`

/** Ticks that we may call, which every request asks again. */
export const agree = (page: Page) => page.getByLabel(/^Call me about this request/).check()

/** Fills in the form of /get-quote, whose state and cover-for came with the address. */
export async function fillInQuote(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill(NAME)
  await page.getByLabel('Your phone number').fill(PHONE)
  await page.getByLabel('Your email address').fill(email)
  await agree(page)
}

export const sendQuote = (page: Page) => page.getByRole('button', { name: 'Request my quote' })

/** Chooses a day and a time, each by its place among the free ones, and fills in who to call. */
export async function fillInCall(page: Page, { day, slot, phone }: { day: number; slot: number; phone: string }) {
  await page.locator('label:has(input[name=day]:enabled)').nth(day).click()
  await page.locator('label:has(input[name=slot]:enabled)').nth(slot).click()
  await page.getByLabel('Your name').fill(NAME)
  await page.getByLabel('Your phone number').fill(phone)
  await agree(page)
}

export const book = (page: Page) => page.getByRole('button', { name: 'Book this call' })

/** The values of the fields that a person fills in. */
export async function typedIn(page: Page): Promise<Record<string, string>> {
  return {
    name: await page.getByLabel('Your name').inputValue(),
    phone: await page.getByLabel('Your phone number').inputValue(),
  }
}

/** On the page that a call's link opens. */
export async function cancelCall(page: Page) {
  await page.getByRole('button', { name: 'Cancel this call' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
}
