import { randomBytes } from 'node:crypto'
import type { LocalBackend } from './backend.ts'
import { LOCAL_PUBLISHABLE_KEY } from './keys.ts'

/**
 * Makes somebody an administrator of an embedded backend.
 * @returns the password, if there was no account yet and one was created
 */
export async function makeAdministrator(backend: LocalBackend, email: string): Promise<string | undefined> {
  const address = email.trim().toLowerCase()
  const known = (await backend.query('select 1 from auth.users where lower(email) = $1', [address])).length > 0
  const password = known ? undefined : await signUp(backend, address)
  await backend.query(
    `insert into private.admins (user_id, note)
     select id, 'npm run admin' from auth.users where lower(email) = $1 on conflict do nothing`,
    [address],
  )
  return password
}

async function signUp(backend: LocalBackend, email: string): Promise<string> {
  const password = randomBytes(12).toString('base64url')
  const response = await fetch(`${backend.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`no account can be created for ${email}: ${(await response.json()).msg}`)
  await backend.query('update auth.users set email_confirmed_at = now() where email = $1', [email])
  return password
}

/**
 * For a hosted project: run it in the SQL editor after the person has signed up and confirmed the address. Before that,
 * the account may belong to somebody else who typed it. The new administrator comes back as a row.
 */
export const hostedSql = (email: string) =>
  `insert into private.admins (user_id) select id from auth.users where lower(email) = ${literal(email)} and email_confirmed_at is not null on conflict do nothing returning user_id;`

/** Takes the right away again, from the next request on. */
export const hostedSqlToRemove = (email: string) =>
  `delete from private.admins where user_id in (select id from auth.users where lower(email) = ${literal(email)}) returning user_id;`

// Auth keeps addresses in lower case.
const literal = (email: string) => `'${email.toLowerCase().replaceAll("'", "''")}'`
