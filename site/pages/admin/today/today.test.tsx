import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { changeSession, NOBODY } from '#site/session/store.ts'
import type { Today } from './figures.ts'
import TodayScreen from './today.tsx'

afterEach(cleanup)

const evening: Today = {
  day: '2026-11-23',
  as_of: '7:30 pm',
  coming: [],
  coming_in_all: { today: 0, later: 0 },
  set_aside: { requests: 0, calls: 0, messages: 0 },
  bookings_today: 0,
  bookings_made_today: 0,
  requests_new: 0,
  requests_today: 0,
  calls_today: 0,
  calls_by_source: {},
  subscribers: 0,
  subscribers_today: 0,
  messages_new: 0,
  outbox_stuck: 0,
  stuck: [],
}

test('left open and in view overnight, it shows the new day without being touched', async () => {
  let now = evening
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(now))
  changeSession({ isAdmin: true })
  onTestFinished(() => {
    vi.useRealTimers()
    fetched.mockRestore()
    changeSession(NOBODY)
  })
  render(<TodayScreen />, { wrapper: MemoryRouter })
  await expect.poll(() => screen.queryByText('As of 7:30 PM')).not.toBeNull()

  now = { ...evening, day: '2026-11-24', as_of: '8:55 am' }
  await vi.advanceTimersByTimeAsync(10 * 60_000)

  await expect.poll(() => screen.queryByText('As of 8:55 AM')).not.toBeNull()
})
