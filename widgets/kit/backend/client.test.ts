import type { Server, ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endNow, serveOnFreePort, urlOf } from '#ci/free-port.ts'
import { BACKEND } from './config.ts'

const TICK_MS = 30_000
const TICKS_AN_HOUR = 3_600_000 / TICK_MS

const grants: string[] = []
let auth: Server

function openSession(response: ServerResponse) {
  const user = { id: '00000000-0000-4000-8000-000000000001', aud: 'authenticated', email: 'person@example.com' }
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify({ access_token: 'a.b.c', refresh_token: 'next', token_type: 'bearer', expires_in: 3600, user }),
  )
}

beforeAll(async () => {
  auth = await serveOnFreePort((request, response) => {
    const grant = new URL(request.url!, 'http://backend.example').searchParams.get('grant_type')
    if (grant) grants.push(grant)
    request.resume().on('end', () => openSession(response))
  })
  BACKEND.url = urlOf(auth)
  // A whole second: a token's expiry is in seconds.
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
    now: 1_800_000_000_000,
  })
})
afterAll(() => {
  vi.useRealTimers()
  return endNow(auth)
})

/** What has been requested so far: anything on its way before this request has arrived too. */
async function grantsNow() {
  await fetch(BACKEND.url).then(answer => answer.text())
  return grants
}

// The specification's numbers are supabase-js's own; a release that changes them is noticed here.
test('the token is checked every 30 seconds and refreshed once 3 such ticks or fewer remain', async () => {
  const { backendClient } = await import('./client.ts')
  const client = await backendClient()
  await vi.advanceTimersByTimeAsync(0)
  const { data } = await client.auth.signInWithPassword({ email: 'person@example.com', password: 'long enough' })

  expect(Object.keys(data.session!).sort()).toEqual(
    ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type', 'user'].sort(),
  )
  await vi.advanceTimersByTimeAsync((TICKS_AN_HOUR - 4) * TICK_MS)
  expect(await grantsNow()).toEqual(['password'])
  await vi.advanceTimersByTimeAsync(TICK_MS - 1)
  expect(await grantsNow()).toEqual(['password'])
  await vi.advanceTimersByTimeAsync(1)

  // Vitest's own second is too short on a busy machine. The faked clock goes on meanwhile: not as far as the next tick.
  await vi.waitFor(() => expect(grants).toEqual(['password', 'refresh_token']), 25_000)
})
