import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { expect, inject } from 'vitest'
import { ownBackend, query } from '#ci/own-backend.ts'
import { LOCAL_PUBLISHABLE_KEY } from '#supabase/local/keys.ts'
import { newestMessage } from '#supabase/tests/visitor.ts'

export const PASSWORD = 'a good long password'

/** An Australian mobile that nobody had before, as it is typed. */
export const newMobile = () => `04${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

export interface Person {
  id: string
  email: string
}

/** Somebody with a confirmed account and PASSWORD. */
export async function somebody(): Promise<Person> {
  const email = `${randomUUID()}@people.example`
  await signUp(email, PASSWORD)
  await query('update auth.users set email_confirmed_at = now() where email = $1', email)
  const [row] = await query<{ id: string }>('select id from auth.users where email = $1', email)
  return { id: row!.id, email }
}

/** Signs up; the link in the email then opens the account. */
export async function signUp(email: string, password: string): Promise<void> {
  const response = await fetch(`${ownBackend().url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(response.status).toBe(200)
}

export async function administrator(): Promise<Person> {
  const person = await somebody()
  await query('insert into private.admins (user_id) values ($1)', person.id)
  return person
}

/** What the auth service gives for the password, as the browser keeps it. */
export async function sessionOf({
  email,
}: Pick<Person, 'email'>): Promise<{ access_token: string; refresh_token: string }> {
  const response = await fetch(`${ownBackend().url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect(response.status).toBe(200)
  return response.json()
}

/** Signs in through the page, and stays on it. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto(`${inject('siteUrl')}/auth`)
  await byEmail(page, person)
}

/** Fills in the form for email and password, and sends it. */
export async function byEmail(page: Page, { email }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Email and password' }).click()
  await page.getByRole('main').getByLabel('Email address').fill(email)
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD)
  // Awaited from the start, for as long as both may take: on a busy machine it may have closed once the press is over.
  await Promise.all([
    page.getByText('Successfully signed in!').first().waitFor({ timeout: 30_000 }),
    page.getByRole('button', { name: 'Sign in', exact: true }).click(),
  ])
}

/** The newest message to somebody, as the embedded backend's outbox keeps it. */
export const lastMessageTo = async (to: string): Promise<string> => (await newestMessage(ownBackend().url, to)).text

/** The link in the newest email to somebody. */
export const linkTo = async (to: string): Promise<string> => /https?:\S+/.exec(await lastMessageTo(to))![0]

/** Opens that link as its reader does, and presses its button. */
export async function followLinkTo(to: string, page: Page, button: string): Promise<void> {
  await page.goto(await linkTo(to))
  await page.getByRole('button', { name: button }).click()
}
