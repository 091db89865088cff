import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { Day } from '#widgets/domain/period.ts'
import { AlreadySent } from './already-sent.tsx'

afterEach(cleanup)

function said(slot_date: Day): string | null {
  const row = { slot_date, slot_no: 3, manage_token: 'token' }
  const { container } = render(
    <MemoryRouter>
      <AlreadySent receipt={{ id: crypto.randomUUID(), table: 'call_bookings', row, arrivedAt: 0 }} />
    </MemoryRouter>,
  )
  return container.textContent
}

test('a booked call is shown beside the form until its time has passed, and no longer', () => {
  expect(said('2099-11-23')).toContain('is booked for Monday 23 November 2099, 10:30')
  cleanup()

  expect(said('2026-01-05')).toBe('')
})
