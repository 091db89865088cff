import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endNow, serveOnFreePort, urlOf } from '#ci/free-port.ts'
import { LOCAL_PUBLISHABLE_KEY } from '#supabase/local/keys.ts'
import { insert } from './insert.ts'

/** A backend that answers each request as the test says. */
async function backendThat(answers: (request: IncomingMessage, response: ServerResponse, body: string) => void) {
  const server = await serveOnFreePort(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    answers(request, response, body)
  })
  onTestFinished(() => endNow(server))
  return { url: urlOf(server), key: 'a-key' }
}

test('posts the row with the key, and asks for nothing back', async () => {
  let seen: unknown
  const backend = await backendThat(({ method, url, headers }, response, body) => {
    const { apikey, prefer, authorization } = headers
    seen = { method, url, apikey, prefer, authorization, row: JSON.parse(body) }
    response.writeHead(201).end()
  })

  const fetched = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => fetched.mockRestore())

  const outcome = await insert('web_call_tracking', { source_page: 'header-desktop' }, { backend, token: 'hers' })

  // A partner's page has cookies of its own, and a backend that is open to all origins may not be sent any.
  expect(fetched.mock.lastCall![1]).toMatchObject({ credentials: 'omit' })
  expect(outcome).toEqual({ outcome: 'inserted' })
  expect(seen).toEqual({
    method: 'POST',
    url: '/rest/v1/web_call_tracking',
    apikey: 'a-key',
    prefer: 'return=minimal',
    authorization: 'Bearer hers',
    row: { source_page: 'header-desktop' },
  })
})

test('a page in place of an answer is no answer, whatever its status: a repeat then tells', async () => {
  const backend = await backendThat((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>We will be back soon</h1>')
  })

  expect(await insert('quote_requests', {}, { backend })).toEqual({ outcome: 'unavailable', status: 200 })
})

test('passes on the code of a refusal', async () => {
  const backend = await backendThat((_, response) => {
    response.writeHead(409).end(JSON.stringify({ code: '23505', message: 'duplicate key … "quote_requests_pkey"' }))
  })

  expect(await insert('quote_requests', {}, { backend })).toMatchObject({
    outcome: 'refused',
    status: 409,
    code: '23505',
    message: expect.stringContaining('quote_requests_pkey'),
  })
})

test.each([429, 503])('says when to come back after a %i', async status => {
  const backend = await backendThat((_, response) => {
    response.writeHead(status, { 'retry-after': '7' }).end('{}')
  })

  expect(await insert('t', {}, { backend })).toEqual({ outcome: 'unavailable', status, retryAfterMs: 7000 })
})

test('treats a database that is read-only for now as one that cannot be reached', async () => {
  const backend = await backendThat((_, response) => {
    response.writeHead(405).end(JSON.stringify({ code: '25006', message: 'cannot execute INSERT in a read-only …' }))
  })

  expect(await insert('t', {}, { backend })).toMatchObject({ outcome: 'unavailable', status: 405, code: '25006' })
})

test('survives a gateway that answers in HTML', async () => {
  const backend = await backendThat((_, response) => {
    response.writeHead(504, { 'content-type': 'text/html' }).end('<h1>Gateway timeout</h1>')
  })

  expect(await insert('t', {}, { backend })).toEqual({ outcome: 'unavailable', status: 504 })
})

test.each([
  ['is cut off in the middle', 409, '{"code":"235'],
  ['comes from a firewall', 403, '<h1>Forbidden</h1>'],
  ['comes from a host that does not know the address', 404, '{"message":"Not found"}'],
])('an answer that %s is not a refusal: the row may be there', async (_, status, body) => {
  const backend = await backendThat((_, response) => {
    response.writeHead(status, { 'content-length': '500' })
    response.write(body, () => response.socket?.end())
  })

  expect(await insert('t', {}, { backend })).toMatchObject({ outcome: 'unavailable', status })
})

test('stops waiting for a backend that stays silent', async () => {
  const backend = await backendThat(() => {})

  expect(await insert('t', {}, { backend, timeoutMs: 50 })).toEqual({ outcome: 'unavailable' })
})

test('reports a backend that is not there', async () => {
  expect(await insert('t', {}, { backend: { url: 'http://127.0.0.1:1', key: '' } })).toEqual({ outcome: 'unavailable' })
})

test('a build that was given no key has the embedded backend’s', async () => {
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', '')
  onTestFinished(() => {
    vi.unstubAllEnvs()
  })
  vi.resetModules()
  const { BACKEND } = await import('./config.ts')

  expect(BACKEND.key).toBe(LOCAL_PUBLISHABLE_KEY)
})
