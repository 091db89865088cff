import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { submissions } from './pending.ts'
import { submit } from './submit.ts'

const HOUR = 3_600_000

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
  [23, 'goes out', 'arrived'],
  [25, 'is not sent any more', 'expired'],
])('what waits for %i hours while its tab stays open %s', async (hours, _, state) => {
  const message = { full_name: 'Robin', email: 'r@example.com', topic: '', message: `${hours}`, consent_version: '1' }
  await submit('contact_messages', message)
  expect(submissions().at(-1)?.state).toBe('waiting')

  vi.mocked(fetch).mockImplementation(async () => new Response(null, { status: 201 }))
  vi.setSystemTime(Date.now() + hours * HOUR)
  dispatchEvent(new Event('online'))

  await waitFor(() => expect(submissions().at(-1)?.state).toBe(state))
  expect(fetch).toHaveBeenCalledTimes(state === 'arrived' ? 2 : 1)
  expect(Object.keys(localStorage).filter(key => key.startsWith('hic-pending'))).toEqual([])
})

test('the same again is the same until midnight at the office, and a new one after it', async () => {
  vi.mocked(fetch).mockImplementation(async () => new Response(null, { status: 201 }))
  const idAt = async (time: string) => {
    vi.setSystemTime(Date.parse(time))
    await submit('unsubscribe_requests', { token: '00000000-0000-4000-8000-000000000001' })
    return submissions().at(-1)?.id
  }
  // Brisbane: a minute before and after ten in the morning, when the day turns in London; then before and after midnight.
  const before = await idAt('2026-11-22T23:59:00Z')

  expect(await idAt('2026-11-23T00:01:00Z')).toBe(before)
  expect(await idAt('2026-11-23T13:59:00Z')).toBe(before)
  expect(await idAt('2026-11-23T14:01:00Z')).not.toBe(before)
})
