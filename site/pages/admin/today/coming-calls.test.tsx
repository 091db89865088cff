import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ComingCalls } from './coming-calls.tsx'
import '#site/site.css'

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
  render(
    <div style={{ width: '328px' }}>
      <ComingCalls day="2026-11-23" calls={calls} inAll={{ today: 3, later: 1 }} left={0} />
    </div>,
    { wrapper: MemoryRouter },
  )
}

test('a call that is still booked once its half-hour is over is marked as overdue, and no other', () => {
  shownAt('2026-11-23T10:29:00+10:00')

  expect(overdue().map(row => row.textContent)).toEqual([expect.stringContaining('Nine Sharp')])
})

test('the mark and its bar stay on one line, however little room the name leaves', () => {
  shownAt('2026-11-23T12:00:00+10:00')

  for (const mark of screen.getAllByText('overdue')) expect(mark.getClientRects()).toHaveLength(1)
})

test('a device whose clock is a day ahead marks no call as overdue', () => {
  shownAt('2026-11-24T10:29:00+10:00')

  expect(overdue()).toEqual([])
})
