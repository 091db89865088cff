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
