import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { addDays } from '#widgets/domain/day.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { OwnCalls } from './own-calls.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const SLOT = { slot_date: addDays(officeDay(), 1), slot_no: 0 }
const CALL = {
  ...{ id: '00000000-0000-4000-8000-000000000001', reference: 'HC-0000-0000', status: 'booked', version: 1 },
  ...{ ...SLOT, phone: '+61491570006', created_at: '2026-11-23T00:00:00Z' },
}

test('a call that has begun by the time it is cancelled leaves the focus on its heading: its buttons go', async () => {
  let begun = false
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'PATCH') {
      begun = true
      return Response.json({ code: '42501', message: 'Only a coming call can be moved or cancelled' }, { status: 403 })
    }
    if (`${input}`.includes('call_slots')) return Response.json(begun ? [] : [SLOT])
    return Response.json([CALL])
  })
  render(<OwnCalls userId="somebody" />)
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel/ }))

  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))

  await screen.findByText('Its time has passed')
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }))
})
