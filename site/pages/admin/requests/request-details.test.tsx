import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { QuoteRequest } from './request.ts'
import { RequestContact } from './request-details.tsx'

afterEach(cleanup)

const request = {
  phone: '+61491570156',
  state: 'WA',
  status: 'new',
  email: null,
  best_time: 'Morning, 9 am to noon',
  consent_version: '2026-11-21',
  created_at: '2026-11-25T02:00:00Z',
} as QuoteRequest

test('a number can be rung once it is nine where somebody lives, while the entry stays open', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  // 10:58 in Brisbane.
  vi.setSystemTime('2026-11-26T00:58:30Z')
  render(<RequestContact request={request} />)

  expect(screen.getByText(/^8:58 AM in WA, too early to call: wait until 9 AM$/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()

  act(() => void vi.advanceTimersByTime(120_000))

  expect(screen.getByText(/^9:00 AM in WA$/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+61491570156')
})

test('an email to the person has the reference as its subject, by which the answer is found', () => {
  render(<RequestContact request={{ ...request, email: 'robin+cover@people.example', reference: 'HC-7K3M-2QXD' }} />)

  expect(screen.getByRole('link', { name: 'robin+cover@people.example' }).getAttribute('href')).toBe(
    'mailto:robin%2Bcover@people.example?subject=HC-7K3M-2QXD',
  )
})

test('a request that is closed shows no number to tap, whatever the hour', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime('2026-11-26T03:00:00Z')
  render(<RequestContact request={{ ...request, status: 'closed' }} />)

  expect(screen.getByText('Closed: do not call')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
