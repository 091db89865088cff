import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { write } from '../../functions/drain-outbox/messages.ts'
import { freshBackend } from '../fresh-backend.ts'
import { checked, DENO, serve } from './deno.ts'

const KEY = 'sb_secret_of_this_test'
/** The values of private.settings, and a reference. */
const SETTINGS = {
  site_url: 'https://hicompare.example',
  sender_name: 'HiCompare',
  sender_phone: '(02) 5550 1234',
  sender_address: '1 Sample Street, Brisbane QLD 4000',
  reference: 'HC-1',
}
const MAIL = {
  id: 1,
  kind: 'newsletter-welcome',
  channel: 'email',
  recipient: 'reader@example.com',
  data: { ...SETTINGS, unsubscribe_token: 'a-token' },
} as const
const TEXT_MESSAGE = {
  id: 2,
  kind: 'booking-made',
  channel: 'sms',
  recipient: '+61491570006',
  data: { ...SETTINGS, slot_date: '2126-11-25', slot_no: 1, zone: 'Australia/Brisbane', manage_token: 'a-token' },
} as const

if (DENO) describe('the edge function, in Deno and against the embedded backend', tries)
else
  test('the edge function, in Deno', ({ skip }) =>
    skip('There is no Deno for this machine: the package has none for it, and HIC_DENO names none.'))

function tries() {
  const own = freshBackend({ siteUrl: SETTINGS.site_url, secretKey: KEY })
  /** What a test gives the function, or changes of it first. */
  let secrets: Record<string, string>
  /** Where the function has them all; it keeps nothing between two calls. */
  let url: string
  /** What Resend and Twilio were asked, and what they answer. */
  let asked: { method: string; path: string; headers: Record<string, unknown>; body: string }[]
  let status: number
  let said: string
  /** The statuses before that, one for each request. */
  let first: number[]
  /** What Twilio has on its list. */
  let wentOut: { body: string; date_created: string }[]
  const providers = createServer(async (request, response) => {
    const { method, url: path, headers } = request as { method: string; url: string; headers: object }
    asked.push({ method, path, headers: { ...headers }, body: await text(request) })
    if (method === 'GET') response.end(JSON.stringify({ messages: wentOut }))
    else response.writeHead(first.shift() ?? status, { 'retry-after': '0' }).end(said)
  })

  const allSecrets = (): Record<string, string> => ({
    PROVIDERS: `http://127.0.0.1:${(providers.address() as AddressInfo).port}`,
    SUPABASE_URL: own.backend.url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: KEY }),
    DRAIN_SECRET: 'only pg_cron knows',
    RESEND_API_KEY: 'resend-key',
    EMAIL_FROM: 'HiCompare <hello@hicompare.example>',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'twilio-token',
    SMS_FROM: 'HiCompare',
  })

  beforeAll(async () => {
    await new Promise<void>(listening => providers.listen(0, '127.0.0.1', listening))
    let end = () => {}
    const served = await serve(allSecrets(), given => {
      end = given
    })
    url = served.url
    return () => end()
  })
  afterAll(() => {
    providers.close()
  })
  beforeEach(async () => {
    asked = []
    status = 200
    said = 'said by the provider'
    first = []
    wentOut = []
    secrets = allSecrets()
    await own.backend.query('delete from public.outbox_messages')
    for (const { id, kind, channel, recipient, data } of [MAIL, TEXT_MESSAGE])
      await own.backend.query(
        `insert into public.outbox_messages (id, kind, channel, recipient, data) overriding system value
         values ($1, $2, $3, $4, $5)`,
        [id, kind, channel, recipient, JSON.stringify(data)],
      )
  })

  const call = async (url: string, authorization = 'Bearer only pg_cron knows', method = 'POST') => {
    const response = await fetch(url, { method, headers: { authorization } })
    return { status: response.status, said: await response.text() }
  }
  const messages = () =>
    own.backend.query(
      'select attempts, last_error, sent_at is not null as sent from public.outbox_messages order by id',
    )
  const untouched = { attempts: 0, last_error: null, sent: false }

  test('passes the type checker of Deno', () => {
    expect(checked()).toBe('')
  })

  test('sends due messages in the same words as Node writes, and settles them', async () => {
    expect(await call(url)).toEqual({ status: 200, said: '{"sent":2,"failed":0}' })
    expect(await messages()).toEqual([1, 2].map(() => ({ attempts: 1, last_error: null, sent: true })))
    const [mail, textMessage] = asked as [(typeof asked)[0], (typeof asked)[0]]
    expect(mail).toMatchObject({
      path: '/api.resend.com/emails',
      headers: { authorization: 'Bearer resend-key', 'idempotency-key': expect.stringMatching(/^outbox-1-\d{13}$/) },
    })
    const { headers, ...words } = write(MAIL)
    expect(JSON.parse(mail.body)).toMatchObject({ from: secrets.EMAIL_FROM, to: [MAIL.recipient], ...words })
    // Mail programs make a button of it.
    expect(JSON.parse(mail.body).headers).toEqual({
      'List-Unsubscribe': `<${own.backend.url}/functions/v1/drain-outbox/unsubscribe?token=a-token>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(textMessage).toMatchObject({
      path: '/api.twilio.com/2010-04-01/Accounts/AC1/Messages.json',
      headers: { authorization: `Basic ${btoa('AC1:twilio-token')}` },
    })
    expect(Object.fromEntries(new URLSearchParams(textMessage.body))).toEqual({
      To: TEXT_MESSAGE.recipient,
      From: 'HiCompare',
      Body: write(TEXT_MESSAGE).text,
    })
    expect(textMessage.body).toContain(encodeURIComponent('9:30 AM').replace('%20', '+'))
    expect(await call(url)).toEqual({ status: 200, said: '{"sent":0,"failed":0}' })
  })

  test('tells who shows the secret whether it has all it needs, and then sends nothing', async () => {
    const { SMS_FROM: _, ...without } = secrets
    const lacking = await serve(without)
    const asks = (url: string, authorization?: string) => call(url, authorization, 'GET')

    expect(await asks(url)).toEqual({ status: 200, said: 'Ready' })
    expect(await asks(lacking.url)).toMatchObject({ status: 500, said: expect.stringContaining('SMS_FROM is missing') })
    expect(await asks(lacking.url, 'Bearer a guess')).toEqual({ status: 401, said: 'Not for you' })
    expect(await messages()).toEqual([untouched, untouched])
    expect(asked).toEqual([])
  })

  test('takes an address off the newsletter by the one click of a mail program, and asks first whoever follows the link', async () => {
    await own.backend.query('delete from public.outbox_messages')
    await own.backend.query(
      `insert into public.newsletter_subscriptions (email) values ('one@example.com'), ('two@example.com')`,
    )
    const [{ token }] = (await own.backend.query(
      `select unsubscribe_token as token from public.newsletter_subscriptions where email = 'one@example.com'`,
    )) as [{ token: string }]
    const left = () => own.backend.query('select email from public.newsletter_subscriptions order by email')
    const { url } = await serve({ ...secrets, DRAIN_SECRET: '' })
    const button = (token: string, method = 'POST') =>
      fetch(new URL(`drain-outbox/unsubscribe?token=${token}`, url), {
        method,
        redirect: 'manual',
        ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
      })
    const looked = await button(token, 'GET')
    const guesses = [await button(crypto.randomUUID()), await button('not a token')]

    expect([looked.status, looked.headers.get('location')]).toEqual([
      303,
      `${SETTINGS.site_url}/unsubscribe#token=${token}`,
    ])
    expect(guesses.map(guess => guess.status)).toEqual([200, 200])
    expect(await left()).toHaveLength(2)
    expect((await button(token)).status).toBe(200)
    expect(await left()).toEqual([{ email: 'two@example.com' }])
    expect((await button(token)).status).toBe(200)

    const broken = await serve({ ...secrets, SUPABASE_SECRET_KEYS: '{"default":"sb_secret_of_another_project"}' })
    const answer = await fetch(new URL(`drain-outbox/unsubscribe?token=${token}`, broken.url), { method: 'POST' })
    expect([answer.status, await answer.text()]).toEqual([500, 'This did not work. Please use the link in the email.'])
  })

  test('keeps messages that a provider refused, and sends them when they are next due', async () => {
    status = 503

    expect(await call(url)).toEqual({ status: 200, said: '{"sent":0,"failed":2}' })
    expect(await messages()).toEqual([
      { attempts: 1, last_error: 'email: 503 said by the provider', sent: false },
      { attempts: 1, last_error: 'sms: 503 said by the provider', sent: false },
    ])
    status = 200
    await own.backend.query('update public.outbox_messages set next_attempt_at = now()')
    expect(await call(url)).toEqual({ status: 200, said: '{"sent":2,"failed":0}' })
  })

  const stopped = () =>
    own.backend.query(`select channel from public.outbox_messages where next_attempt_at = 'infinity' order by id`)

  test.each([
    [
      '{"code": 21211, "message": "Invalid \'To\' Phone Number", "status": 400}',
      [{ channel: 'email' }, { channel: 'sms' }],
    ],
    [
      '{"statusCode":422,"name":"validation_error","message":"Invalid `to` field."}',
      [{ channel: 'email' }, { channel: 'sms' }],
    ],
    ['{"code": 21606, "message": "The \'From\' phone number is not valid", "status": 400}', []],
    ['{"statusCode":422,"name":"validation_error","message":"Invalid `from` field."}', []],
  ])(
    'gives up on messages refused because of their recipient, and keeps those that our own settings may have caused: %s',
    async (sentence, ended) => {
      status = 422
      said = sentence

      expect(await call(url)).toEqual({ status: 200, said: '{"sent":0,"failed":2}' })
      expect(await stopped()).toEqual(ended)
    },
  )

  test('slows down if a provider finds it too fast', async () => {
    first = [429, 200, 429]

    expect(await call(url)).toEqual({ status: 200, said: '{"sent":2,"failed":0}' })
    expect(asked).toHaveLength(4)
  })

  test('does not send an SMS twice if the answer to the first try was lost', async () => {
    const [{ created_at }] = (await own.backend.query(
      'update public.outbox_messages set attempts = 1 returning created_at',
    )) as [{ created_at: string }]
    const at = (seconds: number) => new Date(Date.parse(created_at) + seconds * 1000).toUTCString()
    wentOut = [{ body: write(TEXT_MESSAGE).text, date_created: at(1) }]

    expect(await call(url)).toEqual({ status: 200, said: '{"sent":2,"failed":0}' })
    const of = (path: string) => asked.filter(one => one.path.includes(path)).map(one => one.method)
    expect(of('twilio')).toEqual(['GET'])
    expect(asked.at(-1)?.path).toContain(`?To=${encodeURIComponent(TEXT_MESSAGE.recipient)}&`)

    // An earlier message with the same words does not count as this one.
    wentOut = [{ body: write(TEXT_MESSAGE).text, date_created: at(-60) }]
    await own.backend.query(
      'update public.outbox_messages set sent_at = null, next_attempt_at = now(), data = $1 where id = 2',
      [JSON.stringify(TEXT_MESSAGE.data)],
    )
    expect(await call(url)).toEqual({ status: 200, said: '{"sent":1,"failed":0}' })
    expect(of('twilio')).toEqual(['GET', 'GET', 'POST'])
  })

  test('can also open the outbox with the single key of an older project', async () => {
    const { SUPABASE_SECRET_KEYS: _, ...others } = secrets
    const { url } = await serve({ ...others, SUPABASE_SERVICE_ROLE_KEY: KEY })

    expect(await call(url)).toMatchObject({ status: 200 })
  })

  test('does nothing for callers who do not know its secret, and says so only in its log', async () => {
    const { url, log } = await serve(secrets)

    expect(await call(url, 'Bearer a guess')).toEqual({ status: 401, said: 'Not for you' })
    expect(await messages()).toEqual([untouched, untouched])
    await expect.poll(log, { timeout: 15_000 }).toContain('A caller did not show DRAIN_SECRET.')
  })

  test('does nothing for anybody while it has no secret, and says so only in its log', async () => {
    delete secrets.DRAIN_SECRET
    const { url, log } = await serve(secrets)

    for (const guess of ['Bearer a guess', 'Bearer undefined', 'Bearer '])
      expect(await call(url, guess)).toEqual({ status: 401, said: 'Not for you' })
    expect(await messages()).toEqual([untouched, untouched])
    await expect.poll(log, { timeout: 15_000 }).toContain('set it with "supabase secrets set DRAIN_SECRET=…".')
  })

  test.each([
    [
      'TWILIO_AUTH_TOKEN',
      'The secret TWILIO_AUTH_TOKEN is missing; set it with "supabase secrets set TWILIO_AUTH_TOKEN=…".',
    ],
    [
      'SUPABASE_SECRET_KEYS',
      'The platform gave no SUPABASE_SERVICE_ROLE_KEY: does the project have a secret key called "default"?',
    ],
  ])('says in its answer that %s is missing, and takes no message out', async (name, sentence) => {
    delete secrets[name]
    const { url } = await serve(secrets)

    expect(await call(url)).toEqual({ status: 500, said: sentence })
    expect(await messages()).toEqual([untouched, untouched])
  })

  test('says that its key does not open the outbox', async () => {
    const { url } = await serve({ ...secrets, SUPABASE_SECRET_KEYS: '{"default":"sb_secret_of_another_project"}' })

    expect(await call(url)).toEqual({ status: 500, said: 'The outbox cannot be opened: Invalid API key' })
  })
}
