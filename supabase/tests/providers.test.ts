import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import './edge/providers-elsewhere.ts'
import { RefusedForGood, type WrittenMessage } from '../functions/drain-outbox/drain.ts'
import { sendThrough } from '../functions/drain-outbox/providers.ts'

// What only Deno can show is in `edge`; what is sent to Resend and Twilio is the same in Node.
const send = sendThrough({
  resendKey: 'resend-key',
  emailFrom: 'HiCompare <hello@hicompare.example>',
  twilioAccount: 'AC1',
  twilioToken: 'twilio-token',
  smsFrom: 'HiCompare',
})
const MAIL: WrittenMessage = {
  id: 1,
  kind: 'newsletter-welcome',
  channel: 'email',
  recipient: 'reader@example.com',
  data: {},
  attempts: 1,
  created_at: '2026-11-27T01:02:03.456+00:00',
  written: { subject: 'A subject', headers: { 'List-Unsubscribe': '<https://hicompare.example>' }, text: 'An email.' },
}
const TEXT_MESSAGE: WrittenMessage = {
  ...MAIL,
  kind: 'booking-made',
  channel: 'sms',
  recipient: '+61491570006',
  written: { subject: 'A subject', text: 'Booked & confirmed: 9:30 AM' },
}

/** What Resend and Twilio were asked. */
let asked: { method: string; path: string; headers: Record<string, unknown>; body: string }[]
/** What they answer, one for each request, and 200 after that. */
let answers: { status: number; said?: string }[]

const providers = createServer(async (request, response) => {
  const { method, url: path, headers } = request as { method: string; url: string; headers: object }
  asked.push({ method, path, headers: { ...headers }, body: await text(request) })
  const { status, said = '' } = answers.shift() ?? { status: 200 }
  response.writeHead(status, { 'retry-after': '0' }).end(said)
})
beforeAll(async () => {
  await new Promise<void>(listening => providers.listen(0, '127.0.0.1', listening))
  process.env.PROVIDERS = `http://127.0.0.1:${(providers.address() as AddressInfo).port}`
})
afterAll(() => void providers.close())
beforeEach(() => {
  asked = []
  answers = []
})

const methods = () => asked.map(({ method }) => method)

test('an email goes to Resend in the words given, with a key by which it is not sent twice', async () => {
  await send(MAIL)

  expect(asked).toMatchObject([
    {
      method: 'POST',
      path: '/api.resend.com/emails',
      headers: {
        authorization: 'Bearer resend-key',
        'content-type': 'application/json',
        'idempotency-key': `outbox-1-${Date.parse(MAIL.created_at)}`,
      },
    },
  ])
  expect(JSON.parse(asked[0]!.body)).toEqual({
    from: 'HiCompare <hello@hicompare.example>',
    to: ['reader@example.com'],
    ...MAIL.written,
  })
})

test('an SMS goes to Twilio, without asking first whether it went out', async () => {
  await send(TEXT_MESSAGE)

  expect(asked).toMatchObject([
    {
      method: 'POST',
      path: '/api.twilio.com/2010-04-01/Accounts/AC1/Messages.json',
      headers: {
        authorization: `Basic ${btoa('AC1:twilio-token')}`,
        'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
      },
    },
  ])
  expect(Object.fromEntries(new URLSearchParams(asked[0]!.body))).toEqual({
    To: '+61491570006',
    From: 'HiCompare',
    Body: TEXT_MESSAGE.written.text,
  })
})

test.each([
  [422, '{"name":"validation_error","message":"Invalid `to` field."}', true],
  [422, '{"name":"validation_error","message":"Invalid `from` field."}', false],
  [400, '{"code": 21211, "message": "Invalid \'To\' Phone Number"}', true],
  [400, '{"code": 21610, "message": "Attempt to send to unsubscribed recipient"}', true],
  [400, '{"code": 21635, "message": "\'To\' number cannot be a landline"}', true],
  [400, '{"code": 21606, "message": "The \'From\' phone number is not valid"}', false],
  [401, 'wrong key', false],
  [500, '{"code": 21211}', false],
])('a message is given up only if its recipient is the reason: %i %s', async (status, said, isForGood) => {
  for (const message of [MAIL, TEXT_MESSAGE]) {
    answers = [{ status, said }]
    const failure: Error = await send(message).then(
      () => expect.unreachable(),
      error => error,
    )

    expect(failure.message).toBe(`${message.channel}: ${status} ${said}`)
    expect(failure instanceof RefusedForGood).toBe(isForGood)
  }
})

test('a provider is given fifteen seconds: a run of forty is over before the minute that its schedule waits', async () => {
  const patience = vi.spyOn(AbortSignal, 'timeout')
  onTestFinished(() => patience.mockRestore())

  await send(MAIL)
  await send(TEXT_MESSAGE)

  expect(patience.mock.calls).toEqual([[15_000], [15_000]])
})

test('a message that is one too many for a second is sent again once', async () => {
  answers = [{ status: 429 }]
  await send(MAIL)
  answers = [{ status: 429 }, { status: 429, said: 'still too many' }]

  await expect(send(MAIL)).rejects.toThrow('email: 429 still too many')
  expect(asked).toHaveLength(4)
})

test.each([
  ['went out', '2026-11-27T01:02:03Z', TEXT_MESSAGE.written.text, ['GET']],
  ['did not: the one with these words is older', '2026-11-27T01:02:02Z', TEXT_MESSAGE.written.text, ['GET', 'POST']],
  ['did not: the later one has other words', '2026-11-27T01:02:04Z', 'Moved', ['GET', 'POST']],
])('before it tries an SMS again it asks Twilio, whose list shows that it %s', async (_, at, body, expected) => {
  answers = [{ status: 200, said: JSON.stringify({ messages: [{ body, date_created: new Date(at).toUTCString() }] }) }]
  await send({ ...TEXT_MESSAGE, attempts: 2 })

  expect(methods()).toEqual(expected)
  expect(asked[0]!.path).toMatch(/Messages\.json\?To=%2B61491570006&/)
})

test.each([
  ['failed', ['GET', 'POST']],
  ['canceled', ['GET', 'POST']],
  // A carrier has had these.
  ['undelivered', ['GET']],
  ['delivered', ['GET']],
])('an SMS that Twilio took and lists as %s is sent again only if it never left', async (itsStatus, expected) => {
  const listed = { body: TEXT_MESSAGE.written.text, date_created: new Date(MAIL.created_at).toUTCString() }
  answers = [{ status: 200, said: JSON.stringify({ messages: [{ ...listed, status: itsStatus }] }) }]
  await send({ ...TEXT_MESSAGE, attempts: 2 })

  expect(methods()).toEqual(expected)
})

test('an SMS is not tried again while Twilio does not say whether it went out', async () => {
  answers = [{ status: 503 }]

  await expect(send({ ...TEXT_MESSAGE, attempts: 2 })).rejects.toThrow('sms: 503 when asked whether it went out before')
  expect(methods()).toEqual(['GET'])
})

test('the function talks to the database through the same version of supabase-js as the pages', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }

  expect(readFileSync('supabase/functions/drain-outbox/index.ts', 'utf8')).toContain(
    `'npm:@supabase/supabase-js@${dependencies['@supabase/supabase-js']}'`,
  )
})
