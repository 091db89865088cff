import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { resumeSubmissions } from './later.ts'
import { submissions, takeBack } from './pending.ts'
import { lastReceipt, receipts } from './receipts.ts'
import { SESSION_KEY } from './session-key.ts'
import { submit } from './submit.ts'

const HOUR = 3_600_000
const REQUEST = {
  cover_for: 'singles',
  state: 'NSW',
  answers: {},
  phone: '+61491570006',
  consent_version: '1',
} as const

const arrives = async () => new Response(null, { status: 201 })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T00:00:00Z') })
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('{}', { status: 503, headers: { 'retry-after': '60' } }),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test.each([
  [23, 'is sent', 'arrived'],
  [25, 'is no longer sent', 'expired'],
])('a row that waits for %i hours while its tab stays open %s', async (hours, _, state) => {
  const message = { full_name: 'Robin', email: 'r@example.com', topic: '', message: `${hours}`, consent_version: '1' }
  await submit('contact_messages', message)
  expect(submissions().at(-1)?.state).toBe('waiting')

  vi.mocked(fetch).mockImplementation(arrives)
  vi.setSystemTime(Date.now() + hours * HOUR)
  dispatchEvent(new Event('online'))

  await waitFor(() => expect(submissions().at(-1)?.state).toBe(state))
  expect(fetch).toHaveBeenCalledTimes(state === 'arrived' ? 2 : 1)
  expect(Object.keys(localStorage).filter(key => key.startsWith('hic-pending'))).toEqual([])
})

test('a tab that sleeps for over a day while it sends does not send after all: other tabs have said that it was deleted', async () => {
  const message = { full_name: 'Robin', email: 'r@example.com', topic: '', message: 'asleep', consent_version: '1' }
  // Without a time to wait for it is tried again at once, while the visitor watches.
  vi.mocked(fetch).mockImplementation(async () => new Response('{}', { status: 503 }))
  const sending = submit('contact_messages', message)
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  vi.mocked(fetch).mockImplementation(arrives)

  vi.setSystemTime(Date.now() + 25 * HOUR)

  expect((await sending).outcome).toBe('waiting')
  expect(submissions().at(-1)?.state).toBe('expired')
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(Object.keys(localStorage).filter(key => key.startsWith('hic-pending'))).toEqual([])
})

test('if the connection comes back while a try is under way that then fails, it is sent again at once', async () => {
  const message = { full_name: 'Robin', email: 'r@example.com', topic: '', message: 'meanwhile', consent_version: '1' }
  await submit('contact_messages', message)
  const failing = Promise.withResolvers<Response>()
  vi.mocked(fetch).mockImplementation(() => failing.promise)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  vi.mocked(fetch).mockImplementation(arrives)

  dispatchEvent(new Event('online'))
  failing.resolve(new Response('{}', { status: 503, headers: { 'retry-after': '60' } }))

  await waitFor(() => expect(submissions().at(-1)?.state).toBe('arrived'))
  expect(fetch).toHaveBeenCalledTimes(3)
})

test('what is waiting is sent as soon as its page is back from the browser’s page cache, where timers do not run', async () => {
  const message = { full_name: 'Robin', email: 'r@example.com', topic: '', message: 'slept', consent_version: '1' }
  await submit('contact_messages', message)
  vi.mocked(fetch).mockImplementation(arrives)

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

  await waitFor(() => expect(submissions().at(-1)?.state).toBe('arrived'))
})

test('the same content sent again is the same submission until midnight at the office, and a new one after that', async () => {
  vi.mocked(fetch).mockImplementation(arrives)
  const idAt = async (time: string) => {
    vi.setSystemTime(Date.parse(time))
    await submit('unsubscribe_requests', { token: '00000000-0000-4000-8000-000000000001' })
    return submissions().at(-1)?.id
  }
  // Brisbane: a minute before and after ten in the morning, when the day changes in London; then before and after midnight.
  const before = await idAt('2026-11-22T23:59:00Z')

  expect(await idAt('2026-11-23T00:01:00Z')).toBe(before)
  expect(await idAt('2026-11-23T13:59:00Z')).toBe(before)
  expect(await idAt('2026-11-23T14:01:00Z')).not.toBe(before)
})

test('what is waiting is not sent once it is withdrawn, even while its sender’s token is being refreshed', async () => {
  const session = (token: string, expires_at: number) => ({
    ...{ access_token: token, refresh_token: 'next', token_type: 'bearer', expires_in: 3600 },
    ...{ expires_at, user: { id: 'ada' } },
  })
  const keep = (kept: object) => localStorage.setItem(SESSION_KEY, JSON.stringify(kept))
  const request = (full_name: string) => ({ ...REQUEST, full_name })
  keep(session('of-an-hour-ago', Date.now() / 1000 + 3600))
  const takenBack = await submit('quote_requests', request('Ada'))
  const kept = await submit('quote_requests', request('Ada Too'))
  keep(session('of-an-hour-ago', 1))
  const token = Promise.withResolvers<Response>()
  const sent: string[] = []
  vi.mocked(fetch).mockImplementation(async (input, init) => {
    if (`${input}`.includes('/auth/')) return token.promise
    sent.push(JSON.parse(`${init?.body}`).full_name)
    return new Response(null, { status: 201 })
  })

  dispatchEvent(new Event('online'))
  await waitFor(() => expect(vi.mocked(fetch).mock.lastCall?.[0]).toContain('/auth/'))
  takeBack(takenBack.id)
  token.resolve(Response.json(session('new', Date.now() / 1000 + 3600)))

  await waitFor(() => expect(submissions().find(({ id }) => id === kept.id)?.state).toBe('arrived'))
  expect(sent).toEqual(['Ada Too'])
})

/** Another tab, as far as storage tells this one about it. */
function otherTab(): Storage {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  return frame.contentWindow!.localStorage
}

test('what another tab has sent shows here as arrived, and what another tab withdrew is not sent', async () => {
  const sent = await submit('quote_requests', { ...REQUEST, full_name: 'Sent by another tab' })
  const takenBack = await submit('quote_requests', { ...REQUEST, full_name: 'Taken back in another tab' })
  const waits = await submit('quote_requests', { ...REQUEST, full_name: 'Waits' })
  const stateOf = ({ id }: { id: string }) => submissions().find(one => one.id === id)?.state
  const code = { code: '23505', message: 'violates unique constraint "quote_requests_pkey"' }
  vi.mocked(fetch).mockClear()
  vi.mocked(fetch).mockImplementation(async () => Response.json(code, { status: 409 }))
  const other = otherTab()

  other.setItem(`hic-taken-back:${takenBack.id}`, String(Date.now()))
  other.removeItem(`hic-pending:${takenBack.id}`)
  other.removeItem(`hic-pending:${sent.id}`)

  await waitFor(() => expect(stateOf(sent)).toBe('arrived'))
  expect(stateOf(takenBack)).toBeUndefined()
  expect(stateOf(waits)).toBe('waiting')
  expect(fetch).toHaveBeenCalledTimes(1)
})

/** A request as another tab keeps it while it is in this state. */
function keptElsewhere(state: 'sending' | 'waiting') {
  const id = crypto.randomUUID()
  const row = { id, ...REQUEST, full_name: 'Left by another tab' }
  otherTab().setItem(
    `hic-pending:${id}`,
    JSON.stringify({ id, table: 'quote_requests', row, madeAt: Date.now(), state }),
  )
  return () => submissions().find(one => one.id === id)?.state
}

/** By a faked clock too; for as long as all else is waited for: Vitest's own second is too short on a busy machine. */
const becomes = (state: string, now: () => string | undefined) => vi.waitFor(() => expect(now()).toBe(state), 30_000)

test('what another tab leaves waiting is taken over and tried again by a tab that was open already', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  resumeSubmissions()
  const state = keptElsewhere('waiting')
  await becomes('waiting', state)
  vi.mocked(fetch).mockClear()
  vi.mocked(fetch).mockImplementation(arrives)

  await vi.advanceTimersByTimeAsync(10_000)

  await becomes('arrived', state)
  expect(vi.mocked(fetch).mock.calls.filter(([, init]) => `${init?.body}`.includes('Left by another'))).toHaveLength(1)
})

test('what another tab is still sending is left to it until this one is looked at', async () => {
  resumeSubmissions()
  const heard = new Promise(done => addEventListener('storage', done, { once: true }))
  const state = keptElsewhere('sending')
  await heard
  expect(state()).toBeUndefined()

  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))

  expect(state()).toBe('waiting')
})

test('what is found in the tab alone, because the device refused it, is not called saved on the device', () => {
  const id = crypto.randomUUID()
  const row = { id, ...REQUEST, full_name: 'Kept by the tab' }
  const text = JSON.stringify({ id, table: 'quote_requests', row, madeAt: Date.now(), state: 'waiting' })
  sessionStorage.setItem(`hic-pending:${id}`, text)

  dispatchEvent(new PageTransitionEvent('pageshow'))

  expect(submissions().find(one => one.id === id)).toMatchObject({ state: 'waiting', onlyHere: true })
  takeBack(id)
})

test('of a call’s booking and its changes, the last to arrive is the one that counts', async () => {
  vi.mocked(fetch).mockImplementation(arrives)
  const { cover_for, state, phone, consent_version } = REQUEST
  const call = { full_name: 'Robin', phone, cover_for, state, consent_version, slot_date: '2099-01-05', slot_no: 0 }
  await submit('call_bookings', call)
  const manage_token = String(submissions().at(-1)?.row.manage_token)
  const told = () => submissions().filter(one => one.row.manage_token === manage_token)

  await submit('booking_changes', { manage_token, action: 'move', slot_date: '2099-01-06', slot_no: 1 })
  expect(told().map(({ row }) => row.action)).toEqual(['move'])
  await submit('booking_changes', { manage_token, action: 'cancel' })
  expect(told().map(({ row }) => row.action)).toEqual(['cancel'])
})

test('a call booked in the same tab and then cancelled leaves the receipt of the request before it', async () => {
  vi.mocked(fetch).mockImplementation(arrives)
  const request = await submit('quote_requests', { ...REQUEST, full_name: 'Robin' })
  const { phone, consent_version } = REQUEST
  const day = { slot_date: '2099-01-05', slot_no: 2 }
  const call = await submit('call_bookings', { full_name: 'Robin', phone, consent_version, ...day })
  expect(receipts()[0]?.id).toBe(call.id)
  // What the quote form says about it, and the way to withdraw it, stay.
  expect(lastReceipt('quote_requests')?.id).toBe(request.id)

  const manage_token = String(receipts()[0]?.row.manage_token)
  await submit('booking_changes', { manage_token, action: 'cancel' })

  expect(receipts()[0]?.id).toBe(request.id)
})
