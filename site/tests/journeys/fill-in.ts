import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'

export const NAME = 'Robin Sample'
/** Reserved for fiction. */
export const PHONE = '0491 570 006'

/** Nobody’s yet: a second try finds no row of the first. */
export const newEmail = (name: string) =>
  `${name.replaceAll(/\W+/g, '-').toLowerCase()}-${randomUUID().slice(0, 8)}@people.example`

/** Ticks that we may call, which each request is asked anew. */
export const agree = (page: Page) => page.getByLabel(/^Call me about this request/).check()

/** Fills in the form of /get-quote, whose state and cover-for came with the address. */
export async function fillInQuote(page: Page, email: string): Promise<void> {
  await page.getByLabel('Your name').fill(NAME)
  await page.getByLabel('Your phone number').fill(PHONE)
  await page.getByLabel('Your email address').fill(email)
  await agree(page)
}

export const sendQuote = (page: Page) => page.getByRole('button', { name: 'Request my quote' })

/** Ticks a day and a time, both by their place among those that are free, and fills in who is to be called. */
export async function fillInCall(page: Page, { day, slot, phone }: { day: number; slot: number; phone: string }) {
  await page.locator('label:has(input[name=day]:enabled)').nth(day).click()
  await page.locator('label:has(input[name=slot]:enabled)').nth(slot).click()
  await page.getByLabel('Your name').fill(NAME)
  await page.getByLabel('Your phone number').fill(phone)
  await agree(page)
}

export const book = (page: Page) => page.getByRole('button', { name: 'Book this call' })

/** What stands in the fields that a person fills in. */
export async function typedIn(page: Page): Promise<Record<string, string>> {
  return {
    name: await page.getByLabel('Your name').inputValue(),
    phone: await page.getByLabel('Your phone number').inputValue(),
  }
}
