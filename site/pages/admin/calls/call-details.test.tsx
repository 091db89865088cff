import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Booking } from './call.ts'
import { CallContact } from './call-details.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Booked for 7:30 PM in Brisbane, which in summer is half past eight in Sydney. */
const call = {
  phone: '+61491570156',
  state: 'NSW',
  status: 'booked',
  slot_date: '2026-12-02',
  slot_no: 21,
  consent_version: '2026-11-21',
  created_at: '2026-11-25T02:00:00Z',
} as Booking

test('somebody who chose a late time is called then, and not on the Sunday before', () => {
  vi.setSystemTime('2026-11-29T01:00:00Z')
  render(<CallContact call={call} />)
  expect(screen.getByText(/^Sunday, 12:00 PM in NSW, we call on weekdays only$/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()

  vi.setSystemTime('2026-12-02T09:25:00Z')
  act(() => void vi.advanceTimersByTime(60_000))

  expect(screen.getByText(/^8:26 PM in NSW, the time that is booked$/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+61491570156')

  act(() => void vi.advanceTimersByTime(40 * 60_000))
  expect(screen.getByText(/^9:06 PM in NSW, too late to call: not after 8 PM$/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('somebody whose consent has ended is not called, not even at the time that is booked', () => {
  vi.setSystemTime('2026-12-02T09:30:00Z')
  render(<CallContact call={{ ...call, created_at: '2024-11-25T02:00:00Z' }} />)

  expect(screen.getByText(/^Ended after .*: do not call$/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('somebody who did not say where they live is called when it is booked, or while it is the right time everywhere', () => {
  vi.setSystemTime('2026-11-29T02:00:00Z')
  render(<CallContact call={{ ...call, state: null }} />)
  expect(screen.getByText('Not known: they did not say where they live')).toBeTruthy()
  expect(screen.queryByRole('link'), 'on a Sunday').toBeNull()

  // 9:30 in Brisbane, and half past seven in Perth.
  vi.setSystemTime('2026-12-01T23:29:00Z')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.queryByRole('link'), 'too early in one state').toBeNull()

  vi.setSystemTime('2026-12-02T02:00:00Z')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.queryByRole('link'), 'at noon in the east').not.toBeNull()

  vi.setSystemTime('2026-12-02T09:30:00Z')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.queryByRole('link'), 'when it is booked').not.toBeNull()
})
