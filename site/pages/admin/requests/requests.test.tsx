import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { backendWith } from '../forms/backend-for-tests.ts'
import Requests from './requests.tsx'

afterEach(cleanup)

test('the list says who asked for another time of the day, and for whom it is too early or too late to be rung', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  // 10:58 in Brisbane, 8:58 in Perth.
  vi.setSystemTime('2026-11-26T00:58:30Z')
  const request = {
    place: [],
    full_name: 'Ann Lee',
    phone: '+61491570006',
    status: 'new',
    notes: '',
    version: 1,
    consent_version: '2026-11-21',
    created_at: '2026-11-25T02:00:00Z',
  }
  backendWith(
    { ...request, id: '1', reference: 'HC-WA', state: 'WA', best_time: 'Morning, 9 am to noon' },
    { ...request, id: '2', reference: 'HC-QLD', state: 'QLD', best_time: null },
    { ...request, id: '3', reference: 'HC-OVER', state: 'WA', best_time: null, status: 'closed' },
  )
  render(<Requests />, { wrapper: MemoryRouter })

  await screen.findByRole('button', { name: 'HC-WA' })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(row => row.textContent)).toEqual([
    expect.stringMatching(/0491 570 006Morning, 9 am to noon.*WAtoo early/),
    expect.stringMatching(/0491 570 006QLDNew/),
    // Nobody is going to ring them.
    expect.stringMatching(/0491 570 006WAClosed/),
  ])
})
