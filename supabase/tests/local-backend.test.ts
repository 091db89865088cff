import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { HOSTED_PROJECT } from '../engines/engine.ts'
import { makeAdministrator } from '../local/administrator.ts'
import { type LocalBackend, startBackend } from '../local/backend.ts'
import { migrate, readMigrations } from '../local/migrations.ts'
import { newestMessage, signInByPhone, visitor } from './visitor.ts'

const SITE = 'http://127.0.0.1:4173'

let backend: LocalBackend
let anybody: ReturnType<typeof visitor>
beforeAll(async () => {
  backend = await startBackend({ port: 0, siteUrl: SITE })
  anybody = visitor(backend.url)
})
afterAll(() => backend.close())

describe('signing in by phone', () => {
  test('sends a code by SMS and opens a session for it, with the account that the phone has', async () => {
    const first = await signInByPhone(backend.url, '+61491570006')
    const me = await visitor(backend.url, first.token).request('GET', '/auth/v1/user')

    expect(me).toMatchObject({ status: 200, body: { id: first.id, phone: '61491570006', role: 'authenticated' } })
  })

  test('refuses a second code within a minute, and says so as Supabase Auth does', async () => {
    await anybody.auth('otp', { phone: '+61491570017', channel: 'sms' })

    expect(await anybody.auth('otp', { phone: '+61 491 570 017', channel: 'sms' })).toMatchObject({
      status: 429,
      body: {
        error_code: 'over_sms_send_rate_limit',
        msg: expect.stringMatching(/^For security purposes, you can only request this after \d+ seconds\.$/),
      },
    })
  })

  test('spends a code after five wrong guesses, and after the right one', async () => {
    const phone = '+61491570018'
    const verify = (token: unknown) => anybody.auth('verify', { phone, token, type: 'sms' })
    await anybody.auth('otp', { phone, channel: 'sms' })
    const code = /\d{6}/.exec((await newestMessage(backend.url, phone)).text)?.[0]
    const wrong = code === '000000' ? '111111' : '000000'
    for (let guess = 0; guess < 5; guess++) await verify(wrong)

    expect(await verify(code)).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } })
    expect((await signInByPhone(backend.url, '+61491570019')).token).toBeTruthy()
    expect((await anybody.auth('verify', { phone: '+61491570019', token: code, type: 'sms' })).status).toBe(403)
  })

  test('refuses what is no phone number, and anybody without the key', async () => {
    expect((await anybody.auth('otp', { phone: 'ring me', channel: 'sms' })).status).toBe(400)

    const keyless = await fetch(`${backend.url}/auth/v1/otp`, { method: 'POST', body: '{"phone":"+61491570020"}' })
    expect(keyless.status).toBe(401)
  })
})

describe('signing in by e-mail', () => {
  const account = { email: 'person@example.com', password: 'long enough to keep' }

  test('needs the link in the message first, which leads back to the site signed in', async () => {
    await anybody.auth(`signup?redirect_to=${SITE}`, account)
    expect(await anybody.auth('token?grant_type=password', account)).toMatchObject({
      status: 400,
      body: { error_code: 'email_not_confirmed' },
    })

    const link = linkIn((await newestMessage(backend.url, account.email)).text)
    expect(link.origin).toBe(backend.url)
    const followed = await fetch(link, { redirect: 'manual' })

    expect(followed.status).toBe(303)
    expect(followed.headers.get('location')).toMatch(new RegExp(`^${SITE}/?#.*access_token=`))
    expect(await anybody.auth('token?grant_type=password', account)).toMatchObject({ status: 200 })
  })

  test('refreshes, knows that one is no administrator, and forgets the session on sign-out', async () => {
    const { body: session } = await anybody.auth('token?grant_type=password', account)
    const { body: fresh } = await anybody.auth('token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    })
    const me = visitor(backend.url, fresh.access_token)

    expect((await me.call('is_admin')).body).toBe(false)
    expect((await me.auth('logout', {})).status).toBe(204)
    expect((await anybody.auth('token?grant_type=refresh_token', { refresh_token: fresh.refresh_token })).status).toBe(
      400,
    )
  })

  test('sends a link that resets the password, back to our own site only', async () => {
    await anybody.auth(`recover?redirect_to=${encodeURIComponent('https://elsewhere.example/steal')}`, {
      email: account.email,
    })
    const followed = await fetch(linkIn((await newestMessage(backend.url, account.email)).text), { redirect: 'manual' })

    expect(followed.headers.get('location')).toMatch(new RegExp(`^${SITE}/?#.*type=recovery`))
  })

  test('refuses a short password', async () => {
    expect((await anybody.auth('signup', { email: 'short@example.com', password: 'short' })).status).toBe(422)
  })
})

describe('administrators', () => {
  test('are made by one command, with an account where there was none', async () => {
    const password = await makeAdministrator(backend, 'Boss@example.com')
    const { body } = await anybody.auth('token?grant_type=password', { email: 'boss@example.com', password })

    expect((await visitor(backend.url, body.access_token).call('is_admin')).body).toBe(true)
    expect(await makeAdministrator(backend, 'boss@example.com')).toBeUndefined()
  })

  test('are not any more from the next request on, once they are removed', async () => {
    const { token, id } = await signInByPhone(backend.url, '+61491570158')
    const me = visitor(backend.url, token)
    await backend.query('insert into private.admins (user_id) values ($1)', [id])
    expect((await me.call('admin_today')).status).toBe(200)

    await backend.query('delete from private.admins where user_id = $1', [id])

    expect((await me.call('is_admin')).body).toBe(false)
    expect((await me.call('admin_today')).status).toBe(403)
  })

  test('cannot be made by a page that finds the address of the backend', async () => {
    const answer = await fetch(`${backend.url}/administrators`, { method: 'POST', body: '{"email":"me@example.com"}' })

    expect(answer.status).toBe(401)
  })
})

describe('the outbox', () => {
  test('shows what the visitor typed as text', async () => {
    await anybody.insert('quote_requests', {
      id: crypto.randomUUID(),
      cover_for: 'singles',
      state: 'QLD',
      full_name: '<img src=x onerror=alert(1)>',
      email: 'hostile@example.com',
      phone: '+61491570159',
      consent_version: '2026-11-21',
    })
    const page = await (await fetch(`${backend.url}/outbox`)).text()

    expect(page).toContain('hostile@example.com')
    expect(page).not.toContain('<img')
  })

  test('is not there under another site’s name', async () => {
    const { port } = new URL(backend.url)
    const status = await new Promise(done => {
      import('node:http').then(({ get }) =>
        get({ host: '127.0.0.1', port, path: '/outbox.json', headers: { host: 'evil.example' } }, answer =>
          done(answer.statusCode),
        ),
      )
    })

    expect(status).toBe(421)
  })

  test('holds the link out of the newsletter, which works in one step', async () => {
    await anybody.insert('newsletter_subscriptions', { email: 'reader@example.com', user_agent: null })
    const { text } = await newestMessage(backend.url, 'reader@example.com')
    const token = /unsubscribe#token=([0-9a-f-]{36})/.exec(text)?.[1]

    expect((await anybody.insert('unsubscribe_requests', { token })).status).toBe(201)
    expect(
      await backend.query(`select 1 from public.newsletter_subscriptions where email = 'reader@example.com'`),
    ).toEqual([])
  })
})

test('a visitor whose connection stalls in the middle of a request holds up nobody', async () => {
  const { hostname, port } = new URL(backend.url)
  const stalled = connect(Number(port), hostname)
  onTestFinished(() => void stalled.destroy())
  await new Promise(connected => stalled.once('connect', connected))
  stalled.write(
    `POST /rest/v1/web_call_tracking HTTP/1.1\r\nhost: ${hostname}\r\napikey: ${backend.publishableKey}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"phone`,
  )

  expect((await anybody.read('offers', 'select=id')).status).toBe(200)
})

describe('starting', () => {
  test('keeps data and sessions between starts', async () => {
    const dataDir = join(folder(), 'database')
    const before = await startBackend({ port: 0, siteUrl: SITE, dataDir })
    const { token, id } = await signInByPhone(before.url, '+61491570006')
    await before.close()

    const after = await startBackend({ port: 0, siteUrl: SITE, dataDir })
    onTestFinished(() => after.close())

    expect((await visitor(after.url, token).request('GET', '/auth/v1/user')).body).toMatchObject({ id })
  })

  test('is alone with its data: a second backend is told who has it', async () => {
    const dataDir = join(folder(), 'database')
    const first = await startBackend({ port: 0, siteUrl: SITE, dataDir })
    onTestFinished(() => first.close())

    await expect(startBackend({ port: 0, siteUrl: SITE, dataDir })).rejects.toThrow(
      `in use by the backend at ${first.url}`,
    )
  })

  test('fails where the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void taken.close())
    await new Promise(listening => taken.once('listening', listening))

    await expect(startBackend({ port: (taken.address() as { port: number }).port, siteUrl: SITE })).rejects.toThrow(
      'EADDRINUSE',
    )
  })

  test('opens the slots of the coming business days, none on a holiday', async () => {
    const days = await backend.query<{ day: string; slots: number }>(
      `select slot_date::text as day, count(*)::int as slots from public.call_slots
        where slot_date > current_date group by 1 order by 1`,
    )
    const holidays = await backend.query<{ day: string }>('select day::text from public.public_holidays')

    expect(days.length).toBeGreaterThanOrEqual(10)
    expect(days.every(({ slots }) => slots === 22)).toBe(true)
    expect(days.filter(({ day }) => holidays.some(holiday => holiday.day === day))).toEqual([])
  })

  test('says which migration was changed after it had been applied', async () => {
    const database = new PGlite()
    onTestFinished(() => database.close())
    const first = { version: '20990101000000', file: '20990101000000_first.sql', sql: 'create table one (id int)' }
    await migrate(database, [first])

    await expect(migrate(database, [{ ...first, sql: 'create table two (id int)' }])).rejects.toThrow(
      'The migration supabase/migrations/20990101000000_first.sql was changed after it had been applied to this data',
    )
  })

  test('says which migration does not apply, and leaves the ones before it', async () => {
    const database = new PGlite()
    onTestFinished(() => database.close())
    await database.exec(HOSTED_PROJECT)
    const broken = { version: '20990101000000', file: '20990101000000_broken.sql', sql: 'select 1; create tabel oops' }

    await expect(migrate(database, [...readMigrations(), broken])).rejects.toThrow(
      'The migration supabase/migrations/20990101000000_broken.sql does not apply: syntax error at or near "tabel"',
    )
    expect(await migrate(database)).toEqual([])
  })
})

const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)![0])

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'hicompare-backend-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}
