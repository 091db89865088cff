import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ComingCalls } from './coming-calls.tsx'

const call = { id: '1', reference: 'HC-1', slot_no: 0, full_name: 'Ann Lee', phone: '+61491570006', state: null }
const calls = [
  { ...call, id: '1', slot_date: '2026-11-23', slot_no: 0, full_name: 'Nine Sharp' },
  { ...call, id: '2', slot_date: '2026-11-23', slot_no: 2, full_name: 'Ten Now' },
  { ...call, id: '3', slot_date: '2026-11-23', slot_no: 3, full_name: 'Half Past' },
  { ...call, id: '4', slot_date: '2026-11-24', slot_no: 0, full_name: 'Nine Tomorrow' },
]
const overdue = () => screen.getAllByRole('row').filter(row => row.textContent?.includes('overdue'))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function shownAt(now: string) {
  vi.setSystemTime(now)
  render(<ComingCalls day="2026-11-23" calls={calls} inAll={{ today: 3, later: 1 }} left={0} />, {
    wrapper: MemoryRouter,
  })
}

test('a call that is still booked once its half-hour is over is marked as overdue, and no other', () => {
  shownAt('2026-11-23T10:29:00+10:00')

  expect(overdue().map(row => row.textContent)).toEqual([expect.stringContaining('Nine Sharp')])
})

test('a device whose clock is a day ahead marks no call as overdue', () => {
  shownAt('2026-11-24T10:29:00+10:00')

  expect(overdue()).toEqual([])
})
