import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doNotSend } from './do-not-send.ts'
import { dropSubmission, submissions } from './pending.ts'
import { receipts } from './receipts.ts'
import { type Filled, submit } from './submit.ts'

const PERSON = { full_name: 'Robin', phone: '+61491570006', consent_version: '2026-11-21' }
const REQUEST: Filled<'quote_requests'> = { ...PERSON, cover_for: 'singles', state: 'NSW', answers: {} }
const CALL: Filled<'call_bookings'> = { ...PERSON, slot_date: '2099-01-05', slot_no: 0 }
const MESSAGE: Filled<'contact_messages'> = { ...PERSON, email: 'r@example.com', topic: '', message: 'Hello' }

const busy = async () => new Response('{}', { status: 503, headers: { 'retry-after': '60' } })
const noAnswer = async () => Promise.reject(new TypeError('The line broke'))
const arrives = async () => new Response(null, { status: 201 })

beforeEach(() => {
  for (const { id } of submissions()) dropSubmission(id)
  localStorage.clear()
  vi.spyOn(globalThis, 'fetch').mockImplementation(busy)
})
afterEach(() => void vi.restoreAllMocks())

/** What was sent to the backend, in order. */
const sent = () =>
  vi.mocked(fetch).mock.calls.map(([url, init]) => ({
    table: `${url}`.split('/').at(-1),
    ...JSON.parse(`${init?.body}`),
  }))

const one = ({ id }: { id: string }) => submissions().find(one => one.id === id)!

/** The connection seems to be back, and whatever waits is sent once, to be answered like this. */
async function tryAll(answer: () => Promise<Response>) {
  vi.mocked(fetch).mockClear()
  vi.mocked(fetch).mockImplementation(answer)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
}

test('a request that may have arrived although nobody answered is withdrawn once it is not to be sent', async () => {
  const request = await submit('quote_requests', REQUEST)
  await tryAll(noAnswer)
  vi.mocked(fetch).mockClear()

  doNotSend(one(request))
  await waitFor(() => expect(sent()).toMatchObject([{ table: 'quote_withdrawals', request_id: request.id }]))
  expect(submissions()).toMatchObject([{ state: 'waiting', undoes: request.id }])
  await tryAll(arrives)

  await waitFor(() => expect(submissions()).toMatchObject([{ state: 'arrived', undoes: request.id }]))
  expect(sent()).toMatchObject([{ table: 'quote_withdrawals', request_id: request.id }])
  expect(Object.keys(localStorage).filter(key => /^hic-(pending|tried)/.test(key))).toEqual([])
})

test('a call that may have been booked although nobody answered is cancelled', async () => {
  const call = await submit('call_bookings', CALL)
  await tryAll(noAnswer)
  const { manage_token } = one(call).row
  vi.mocked(fetch).mockClear()

  doNotSend(one(call))

  await waitFor(() => expect(sent()).toMatchObject([{ table: 'booking_changes', manage_token, action: 'cancel' }]))
})

test('what the backend said it could not take, and what was tried while offline, needs no withdrawal', async () => {
  const refused = await submit('quote_requests', REQUEST)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.mocked(fetch).mockImplementation(noAnswer)
  const offline = await submit('call_bookings', CALL)

  for (const it of [refused, offline]) doNotSend(one(it))

  expect(submissions()).toEqual([])
})

test('what was refused because nobody was known needs no withdrawal', async () => {
  vi.mocked(fetch).mockImplementation(async () => new Response('{}', { status: 401 }))
  const request = await submit('quote_requests', { ...REQUEST, state: 'SA' })

  doNotSend(one(request))

  expect(submissions()).toEqual([])
})

test('the withdrawal waits until no other tab can have a try on its way', async () => {
  const request = await submit('quote_requests', { ...REQUEST, state: 'TAS' })
  const until = Date.now() + 400
  localStorage.setItem(`hic-tried:${request.id}`, String(until))
  vi.mocked(fetch).mockClear()
  const sentAt = Promise.withResolvers<number>()
  vi.mocked(fetch).mockImplementation(() => {
    sentAt.resolve(Date.now())
    return arrives()
  })

  doNotSend(one(request))

  expect(await sentAt.promise).toBeGreaterThanOrEqual(until)
  expect(sent()).toMatchObject([{ table: 'quote_withdrawals', request_id: request.id }])
})

test('a message cannot be withdrawn', async () => {
  const message = await submit('contact_messages', MESSAGE)
  await tryAll(noAnswer)

  doNotSend(one(message))

  expect(submissions()).toEqual([])
})

test('the withdrawal waits for a try that is under way, and its arrival is not reported', async () => {
  const request = await submit('quote_requests', { ...REQUEST, state: 'WA' })
  const late = Promise.withResolvers<Response>()
  await tryAll(() => late.promise)

  doNotSend(one(request))
  expect(sent()).toHaveLength(1)
  vi.mocked(fetch).mockImplementation(arrives)
  late.resolve(await arrives())

  await waitFor(() => expect(submissions()).toMatchObject([{ state: 'arrived', undoes: request.id }]))
  expect(sent().map(({ table }) => table)).toEqual(['quote_requests', 'quote_withdrawals'])
  expect(receipts().map(({ id }) => id)).not.toContain(request.id)
})

test('a booking that takes the place of one that may have arrived is sent after that is cancelled', async () => {
  const first = await submit('call_bookings', CALL)
  await tryAll(noAnswer)
  doNotSend(one(first))
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  vi.mocked(fetch).mockClear()
  vi.mocked(fetch).mockImplementation(arrives)

  await submit('call_bookings', { ...CALL, full_name: 'Robyn' })

  expect(sent().map(({ table }) => table)).toEqual(['booking_changes', 'call_bookings'])
})

test('a booking does not wait for the withdrawal of a quote request', async () => {
  const request = await submit('quote_requests', REQUEST)
  await tryAll(noAnswer)
  doNotSend(one(request))
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
  vi.mocked(fetch).mockClear()
  vi.mocked(fetch).mockImplementation(arrives)

  await submit('call_bookings', CALL)

  expect(sent().map(({ table }) => table)).toEqual(['call_bookings'])
})

test.each(['quote_requests', 'call_bookings'] as const)(
  'what was withdrawn from %s and is sent again stands: the withdrawal that still waits is not sent',
  async table => {
    const send = () => (table === 'quote_requests' ? submit(table, REQUEST) : submit(table, CALL))
    const first = await send()
    await tryAll(noAnswer)
    doNotSend(one(first))
    await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))
    vi.mocked(fetch).mockClear()
    vi.mocked(fetch).mockImplementation(arrives)

    expect(await send()).toEqual({ id: first.id, outcome: 'arrived' })
    dispatchEvent(new Event('online'))

    expect(submissions()).toMatchObject([{ id: first.id, state: 'arrived' }])
    expect(sent().map(one => one.table)).toEqual([table])
  },
)

test.each(['quote_requests', 'call_bookings'] as const)(
  'the same for %s that had arrived and were withdrawn or cancelled through their link',
  async table => {
    vi.mocked(fetch).mockImplementation(arrives)
    const send = () => (table === 'quote_requests' ? submit(table, REQUEST) : submit(table, CALL))
    const first = await send()
    const { manage_token } = one(first).row
    vi.mocked(fetch).mockImplementation(busy)
    if (typeof manage_token === 'string') await submit('booking_changes', { manage_token, action: 'cancel' })
    else await submit('quote_withdrawals', { request_id: first.id })
    vi.mocked(fetch).mockClear()
    vi.mocked(fetch).mockImplementation(arrives)

    expect(await send()).toEqual({ id: first.id, outcome: 'arrived' })
    dispatchEvent(new Event('online'))

    expect(submissions().filter(({ state }) => state === 'waiting')).toEqual([])
    expect(sent().map(one => one.table)).toEqual([table])
  },
)
