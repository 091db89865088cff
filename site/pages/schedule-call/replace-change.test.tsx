import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { submissions } from '#widgets/kit/backend/pending.ts'
import { submit } from '#widgets/kit/backend/submit.ts'
import { replaceChange } from './replace-change.ts'

afterEach(() => void vi.restoreAllMocks())

test('a change waits until a try of the one that it replaces has ended, which could otherwise arrive last', async () => {
  const manage_token = crypto.randomUUID()
  const unavailable = () => new Response('{}', { status: 503, headers: { 'retry-after': '60' } })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => unavailable())
  await submit('booking_changes', { manage_token, action: 'cancel' }, 'first')
  const waiting = () => submissions().filter(({ row }) => row.manage_token === manage_token)
  expect(waiting().map(({ state }) => state)).toEqual(['waiting'])
  // The connection is back, and slow.
  const answer = Promise.withResolvers<Response>()
  vi.mocked(fetch).mockImplementation(() => answer.promise)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2))

  let mayFollow = false
  const move = { manage_token, action: 'move', slot_date: '2099-01-05', slot_no: 3 } as const
  const replaced = replaceChange(move, 'second').then(() => {
    mayFollow = true
  })
  await waitFor(() => expect(waiting()).toEqual([]))
  await new Promise(done => setTimeout(done))
  expect(mayFollow).toBe(false)

  answer.resolve(unavailable())
  await replaced
  // Nor is it tried again.
  expect(waiting()).toEqual([])
})

test('a change that is still being sent is not tried again once another one replaces it: arriving last, it would undo that', async () => {
  const manage_token = crypto.randomUUID()
  const moveTo = (slot_no: number) => ({ manage_token, action: 'move', slot_date: '2099-01-05', slot_no }) as const
  const answer = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => answer.promise)
  // Its sender leaves the page of the call, comes back and changes their mind.
  const first = submit('booking_changes', moveTo(3), 'first')
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))

  let mayFollow = false
  const replaced = replaceChange(moveTo(4), 'second').then(() => {
    mayFollow = true
  })
  await waitFor(() => expect(submissions().filter(({ row }) => row.manage_token === manage_token)).toEqual([]))
  await new Promise(done => setTimeout(done))
  expect(mayFollow).toBe(false)

  answer.resolve(new Response('{}', { status: 503 }))
  await replaced
  await first
  expect(fetch).toHaveBeenCalledTimes(1)
})
