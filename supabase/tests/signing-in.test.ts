import { readFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'
import { hostedSql, hostedSqlToRemove, makeAdministrator } from '../local/administrator.ts'
import { freshBackend, SITE } from './fresh-backend.ts'
import { newestMessage, signInByPhone, visitor } from './visitor.ts'

const own = freshBackend()
const CONFIG = readFileSync('supabase/config.toml', 'utf8')
/** The words of the SMS with a code, and its sender: the example's name, until an operator sets theirs. */
const template = /\ntemplate = "(.+)"\n/.exec(CONFIG)![1]!
const SENDER = template.slice(0, template.indexOf(': your code'))

describe('signing in by phone', () => {
  test('sends a code by SMS and opens a session for it, with the phone’s account', async () => {
    const first = await signInByPhone(own.backend.url, '+61491570006')
    const me = await visitor(own.backend.url, first.token).request('GET', '/auth/v1/user')

    expect(me).toMatchObject({ status: 200, body: { id: first.id, phone: '61491570006', role: 'authenticated' } })
  })

  test('is one of the ways that the settings name, along with email with a confirmation link', async () => {
    expect(await own.anybody.request('GET', '/auth/v1/settings')).toMatchObject({
      status: 200,
      body: { external: { phone: true, email: true }, disable_signup: false, mailer_autoconfirm: false },
    })
  })

  test('refuses a second code within a minute, and says so as Supabase Auth does', async () => {
    await own.anybody.auth('otp', { phone: '+61491570017', channel: 'sms' })

    expect(await own.anybody.auth('otp', { phone: '+61 491 570 017', channel: 'sms' })).toMatchObject({
      status: 429,
      body: {
        error_code: 'over_sms_send_rate_limit',
        msg: expect.stringMatching(/^For security purposes, you can only request this after \d+ seconds\.$/),
      },
    })
  })

  test('spends a code after five wrong guesses, and after the right one', async () => {
    const afterWrong = async (guesses: number, phone: string) => {
      const verify = (token: unknown) => own.anybody.auth('verify', { phone, token, type: 'sms' })
      await own.anybody.auth('otp', { phone, channel: 'sms' })
      const code = /\d{8}/.exec((await newestMessage(own.backend.url, phone)).text)?.[0]
      const wrong = code === '00000000' ? '11111111' : '00000000'
      for (let guess = 0; guess < guesses; guess++) await verify(wrong)
      return { code, answer: await verify(code) }
    }
    const { code, answer } = await afterWrong(5, '+61491570018')

    expect(answer).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } })
    expect((await afterWrong(4, '+61491570021')).answer.status).toBe(200)
    expect((await signInByPhone(own.backend.url, '+61491570019')).token).toBeTruthy()
    expect((await own.anybody.auth('verify', { phone: '+61491570019', token: code, type: 'sms' })).status).toBe(403)
  })

  test('takes a code for ten minutes, as the page says and a hosted project is told', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const verifyAfter = async (seconds: number) => {
      const phone = '+61491570156'
      await own.anybody.auth('otp', { phone, channel: 'sms' })
      const code = /\d{8}/.exec((await newestMessage(own.backend.url, phone)).text)?.[0]
      vi.advanceTimersByTime(seconds * 1000)
      return (await own.anybody.auth('verify', { phone, token: code, type: 'sms' })).status
    }

    expect(await verifyAfter(601)).toBe(403)
    expect(await verifyAfter(599)).toBe(200)
    expect(readFileSync('site/pages/auth/phone-form.tsx', 'utf8')).toContain('It works for ten minutes.')
    const bySms = /\[auth\.sms\][^[]*/.exec(CONFIG)?.[0]
    expect(bySms).toContain('\notp_expiry = 600\n')
    // Version 2 of the command line would push the opposite.
    expect(bySms).not.toContain('\nenable_confirmations')
  })

  test('sends its codes in the same words as a hosted project, with the sender first', async () => {
    await own.anybody.auth('otp', { phone: '+61491570157', channel: 'sms' })
    const { text } = await newestMessage(own.backend.url, '+61491570157')

    expect(text).toMatch(new RegExp(`^${BRAND.name}: `))
    // Each project has its own sender's name in the file.
    expect(template).toBe(`${SENDER}${text.slice(BRAND.name.length).replace(/\d{8}/, '{{ .Code }}')}`)
  })

  test('leaves no way in for somebody who gave the number before, with a password of their own', async () => {
    await own.backend.query(
      `insert into auth.users (id, phone, encrypted_password) values (gen_random_uuid(), '61491570159', 'theirs')`,
    )
    const { id } = await signInByPhone(own.backend.url, '+61491570159')

    expect(await own.backend.query('select encrypted_password from auth.users where id = $1', [id])).toEqual([
      { encrypted_password: '' },
    ])
  })

  test('refuses anything that is not a phone number, and anybody without the key', async () => {
    expect((await own.anybody.auth('otp', { phone: 'ring me', channel: 'sms' })).status).toBe(400)

    const keyless = await fetch(`${own.backend.url}/auth/v1/otp`, { method: 'POST', body: '{"phone":"+61491570020"}' })
    expect(keyless.status).toBe(401)
  })
})

describe('signing in by email', () => {
  const account = { email: 'person@example.com', password: 'long enough to keep' }

  test('first needs the link in the message, which leads back to the site, signed in', async () => {
    await own.anybody.auth(`signup?redirect_to=${SITE}`, account)
    expect(await own.anybody.auth('token?grant_type=password', account)).toMatchObject({
      status: 400,
      body: { error_code: 'email_not_confirmed' },
    })

    const { subject, text } = await newestMessage(own.backend.url, account.email)
    const link = linkIn(text)
    expect(link.href).toMatch(new RegExp(`^${SITE}/auth#token_hash=[\\w-]+&type=signup$`))
    // In a hosted project's words.
    expect(CONFIG).toContain(`subject = "${subject}"`)
    expect(text).toMatch(
      /^Hello,\n\nSomebody created a .*:\n\nOpen my account: http.*\n\nNot you\? .*\.\n\n.*\d\n.*\d$/,
    )

    expect(await pressed(link)).toMatchObject({ status: 200, body: { user: { email: account.email } } })
    expect(await own.anybody.auth('token?grant_type=password', account)).toMatchObject({ status: 200 })
  })

  test('refreshes, knows who is not an administrator, and forgets the session on sign-out', async () => {
    const { body: session } = await own.anybody.auth('token?grant_type=password', account)
    const { body: fresh } = await own.anybody.auth('token?grant_type=refresh_token', {
      refresh_token: session.refresh_token,
    })
    const me = visitor(own.backend.url, fresh.access_token)

    expect((await me.call('is_admin')).body).toBe(false)
    expect((await me.auth('logout', {})).status).toBe(204)
    expect(
      (await own.anybody.auth('token?grant_type=refresh_token', { refresh_token: fresh.refresh_token })).status,
    ).toBe(400)
  })

  test('ends every other session once a password is set, and keeps the one that set it', async () => {
    const signIn = async (password: string) =>
      (await own.anybody.auth('token?grant_type=password', { ...account, password })).body
    const refresh = async ({ refresh_token }: { refresh_token: string }) =>
      (await own.anybody.auth('token?grant_type=refresh_token', { refresh_token })).status
    const elsewhere = await signIn(account.password)
    const here = await signIn(account.password)
    const setPassword = (password: string) =>
      visitor(own.backend.url, here.access_token).request('PUT', '/auth/v1/user', { password })

    expect((await setPassword('short')).status).toBe(422)
    expect((await signIn(account.password)).access_token).toBeDefined()
    expect((await setPassword('another one to keep')).status).toBe(200)

    expect(await refresh(elsewhere)).toBe(400)
    expect(await refresh(here)).toBe(200)
    await setPassword(account.password)
  })

  test('sends a link that resets the password, back to our own site only', async () => {
    await own.anybody.auth(`recover?redirect_to=${encodeURIComponent('https://elsewhere.example/steal')}`, {
      email: account.email,
    })
    const link = linkIn((await newestMessage(own.backend.url, account.email)).text)

    expect(link.href).toMatch(new RegExp(`^${SITE}/auth#token_hash=[\\w-]+&type=recovery$`))
    expect((await pressed(link)).status).toBe(200)
    expect(await pressed(link)).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } })
  })

  test('does not reveal to somebody who signs up again that the account exists', async () => {
    const again = await own.anybody.auth('signup', { ...account, email: 'Person@example.com' })

    expect(again).toMatchObject({ status: 200, body: { identities: [], confirmation_sent_at: expect.any(String) } })
    expect(await own.anybody.auth('token?grant_type=password', account)).toMatchObject({ status: 200 })
  })

  test('sends people who sign up again without confirming another link after a minute, and accepts no earlier password', async () => {
    const late = { email: 'late@example.com', password: 'of whoever was first' }
    const signUp = (password: string) => own.anybody.auth('signup', { ...late, password })
    await signUp(late.password)
    const first = linkIn((await newestMessage(own.backend.url, late.email)).text)

    expect(await signUp('too soon for this')).toMatchObject({
      status: 429,
      body: {
        error_code: 'over_email_send_rate_limit',
        msg: expect.stringMatching(/only request this after \d+ seconds\.$/),
      },
    })

    await own.backend.query(
      `update auth.users set created_at = now() - interval '61 seconds', confirmation_sent_at = now() - interval '61 seconds'
        where email = $1`,
      [late.email],
    )
    expect((await signUp('of whoever came next')).status).toBe(200)
    const second = linkIn((await newestMessage(own.backend.url, late.email)).text)
    const me = visitor(own.backend.url, (await pressed(second)).body.access_token)

    expect(second.href).not.toBe(first.href)
    for (const password of [late.password, 'of whoever came next'])
      expect((await own.anybody.auth('token?grant_type=password', { ...late, password })).status).toBe(400)
    // From these two the page knows that there is no password yet.
    const { created_at, confirmation_sent_at } = (await me.request('GET', '/auth/v1/user')).body
    expect(Date.parse(confirmation_sent_at) - Date.parse(created_at)).toBeGreaterThan(60_000)
    expect((await me.request('PUT', '/auth/v1/user', { password: 'chosen after the link' })).status).toBe(200)
    expect(
      (await own.anybody.auth('token?grant_type=password', { ...late, password: 'chosen after the link' })).status,
    ).toBe(200)
  })

  test('has our own emails in a hosted project, which say who sends them and how long their link, if any, works', () => {
    const letters = [...CONFIG.matchAll(/\[auth\.email\.template\.(\w+)\]\nsubject = "(.+)"\ncontent_path = "(.+)"\n/g)]

    // The pages ask for the first two; anybody can ask Auth itself for the others.
    expect(letters.map(([, kind]) => kind)).toEqual(['confirmation', 'recovery', 'magic_link', 'email_change'])
    for (const [, kind, subject, file] of letters) {
      const text = readFileSync(file!, 'utf8').replace(/\s+/g, ' ')
      expect(subject).toContain(SENDER)
      for (const said of [
        `<p> ${SENDER.replaceAll('&', '&amp;')}, `,
        ...(kind === 'email_change' ? [] : [`"${LINKS[kind!] ?? '{{ .ConfirmationURL }}'}"`, 'expires after one hour']),
        // Without it, a screen reader set to another language would read it with the sounds of that one.
        '<html lang="en-AU">',
      ])
        expect(text).toContain(said)
      // Mail scanners open every link, and this one would give the address to the account of whoever typed it.
      if (kind === 'email_change') expect(text).not.toMatch(/<a |\{\{ \.(ConfirmationURL|Token)/)
      // After the name a number, and below it an address.
      expect(text.slice(text.lastIndexOf('<p>'))).toMatch(/, [^<]*\d[^<]*<br \/> [^<]*\d[^<]*<\/p>/)
    }
    expect(/\[auth\.email\][^[]*/.exec(CONFIG)?.[0]).toContain('\notp_expiry = 3600\n')
  })

  // The embedded backend does these things in code, so nothing else would show that one of them was changed here.
  test('keeps accounts, and the data behind them, as safe in a hosted project', () => {
    const told = (section: string) =>
      CONFIG.split(/\n(?=\[)/)
        .find(part => part.startsWith(`[${section}]\n`))!
        .split('\n')
    const [, site] = /\nsite_url = "(.+)"\n/.exec(CONFIG)!

    // The team's exports ask for a thousand rows at a time, and end with the first answer that has fewer.
    expect(told('api')).toEqual(expect.arrayContaining(['schemas = ["public"]', 'max_rows = 1000']))
    expect(told('auth')).toEqual(
      expect.arrayContaining([
        `additional_redirect_urls = ["${site}/**"]`,
        'jwt_expiry = 3600',
        'enable_refresh_token_rotation = true',
        'enable_anonymous_sign_ins = false',
        'minimum_password_length = 8',
      ]),
    )
    expect(told('auth.rate_limit')).toEqual(
      // How many codes are sent in an hour (sms_sent) is the operator's choice: hosted.md says what it costs.
      expect.arrayContaining(['sign_in_sign_ups = 30', 'token_verifications = 30']),
    )
    expect(told('auth.email')).toEqual(
      expect.arrayContaining([
        'enable_confirmations = true',
        'double_confirm_changes = true',
        'secure_password_change = true',
        'max_frequency = "1m"',
        'otp_length = 10',
      ]),
    )
    expect(told('auth.sms')).toEqual(expect.arrayContaining(['max_frequency = "1m"', 'otp_length = 8']))
    expect(told('auth.mfa.totp')).toEqual(expect.arrayContaining(['enroll_enabled = false', 'verify_enabled = false']))
    // pg_cron, which calls it, has no account.
    expect(told('functions.drain-outbox')).toContain('verify_jwt = false')
  })

  test('refuses a short password', async () => {
    expect((await own.anybody.auth('signup', { email: 'short@example.com', password: 'short' })).status).toBe(422)
  })
})

describe('administrators', () => {
  test('are made by one command, with an account if there was none', async () => {
    const password = await makeAdministrator(own.backend, 'Boss@example.com')
    const { body } = await own.anybody.auth('token?grant_type=password', { email: 'boss@example.com', password })

    expect((await visitor(own.backend.url, body.access_token).call('is_admin')).body).toBe(true)
    expect(await makeAdministrator(own.backend, 'boss@example.com')).toBeUndefined()
  })

  test('lose their rights with the next request once they are removed', async () => {
    const { token, id } = await signInByPhone(own.backend.url, '+61491570158')
    const me = visitor(own.backend.url, token)
    await own.backend.query('insert into private.admins (user_id) values ($1)', [id])
    expect((await me.call('admin_today')).status).toBe(200)

    await own.backend.query('delete from private.admins where user_id = $1', [id])

    expect((await me.call('is_admin')).body).toBe(false)
    expect((await me.call('admin_today')).status).toBe(403)
  })

  test('are made and removed in a hosted project by what the command prints, however the address is typed', async () => {
    const email = 'jo@acme.example'
    await own.anybody.auth('signup', { email, password: 'long enough' })
    const [make, remove] = [hostedSql('Jo@Acme.example'), hostedSqlToRemove('Jo@Acme.example')]
    expect(await own.backend.query(make)).toEqual([])
    await own.backend.query('update auth.users set email_confirmed_at = now() where email = $1', [email])

    expect(await own.backend.query(make)).toHaveLength(1)
    expect(await own.backend.query(make)).toEqual([])
    expect(await own.backend.query(remove)).toHaveLength(1)
    expect(await own.backend.query(remove)).toEqual([])
  })

  test('cannot be made by a page that finds the address of the backend', async () => {
    const answer = await fetch(`${own.backend.url}/administrators`, {
      method: 'POST',
      body: '{"email":"me@example.com"}',
    })

    expect(answer.status).toBe(401)
  })
})

/** Where the links of our own emails lead: to a page whose button uses them up, so that merely opening one does not. */
const LINKS: Record<string, string> = {
  confirmation: '{{ .SiteURL }}/auth#token_hash={{ .TokenHash }}&amp;type=signup',
  recovery: '{{ .SiteURL }}/auth#token_hash={{ .TokenHash }}&amp;type=recovery',
}

/** What the page that a link leads to asks for. */
const pressed = ({ hash }: URL) => own.anybody.auth('verify', Object.fromEntries(new URLSearchParams(hash.slice(1))))

const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)![0])
