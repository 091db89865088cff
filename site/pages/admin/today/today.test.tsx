import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createBrowserRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { changeSession, NOBODY } from '#site/session/store.ts'
import { Dashboard } from '../dashboard.tsx'
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
  bookings_left: 0,
  requests_new: 0,
  requests_since: null,
  requests_today: 0,
  calls_today: 0,
  calls_by_source: {},
  subscribers: 0,
  subscribers_today: 0,
  messages_new: 0,
  messages_since: null,
  outbox_stuck: 0,
  stuck: [],
}

/** The screen as it is drawn for what these addresses answer. */
async function opened(answer: (address: string) => unknown) {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async input => Response.json(answer(`${input}`)))
  changeSession({ isAdmin: true })
  onTestFinished(() => {
    fetched.mockRestore()
    changeSession(NOBODY)
  })
  render(<TodayScreen />, { wrapper: MemoryRouter })
  await expect.poll(() => screen.queryByText('As of 7:30 PM')).not.toBeNull()
}

const shown = (figures: Partial<Today>) => opened(() => ({ ...evening, ...figures }))

/** From here on a test says how late it is for what looks again by itself. */
function stopTheClock() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('calls of earlier days of which nobody noted what became are named, with the list that begins with them', async () => {
  await shown({ bookings_left: 1201 })

  const link = screen.getByRole('link', { name: '1,201 calls of earlier days' })
  expect(link).toHaveAttribute('href', '/admin?screen=calls&status=booked&order=slot-up')
  expect(link.parentElement).toHaveTextContent(
    '1,201 calls of earlier days are still booked: nobody has noted what became of them.',
  )
})

test('a new request and a new message say since when the first of them waits, and lead to that one first', async () => {
  await shown({ requests_new: 3, requests_since: '2026-11-20', messages_new: 2, messages_since: '2026-11-23' })

  expect(screen.getByText('waiting since 20 Nov 2026')).toBeVisible()
  expect(screen.getByText('waiting since today')).toBeVisible()
  expect(screen.getByRole('link', { name: 'New requests' })).toHaveAttribute(
    'href',
    '/admin?screen=requests&status=new&order=created_at-up',
  )
  expect(screen.getByRole('link', { name: 'New messages' })).toHaveAttribute(
    'href',
    '/admin?screen=messages&status=new&order=created_at-up',
  )
})

test('whoever comes back from a call finds the list where they left it, with the focus on that call', async () => {
  const call = { slot_date: evening.day, slot_no: 0, phone: '+61491570006', state: null }
  const coming = Array.from({ length: 60 }, (_, n) => ({
    ...call,
    id: `${n}`,
    reference: `HC-${n}`,
    full_name: `No ${n}`,
  }))
  const figures = { ...evening, coming, coming_in_all: { today: 60, later: 0 } }
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async input => Response.json(`${input}`.endsWith('/admin_today') ? figures : []))
  changeSession({ isAdmin: true })
  const address = location.href
  onTestFinished(() => {
    fetched.mockRestore()
    changeSession(NOBODY)
    history.replaceState(null, '', address)
  })
  const router = createBrowserRouter([{ path: '*', element: <Dashboard /> }])
  await router.navigate('/admin')
  render(<RouterProvider router={router} />)
  const opened = await screen.findByRole('link', { name: 'No 55' })
  opened.scrollIntoView()
  const [was, left] = [opened.getBoundingClientRect().top, scrollY]
  expect(left).toBeGreaterThan(0)
  await act(() => router.navigate('/admin?screen=calls&open=HC-55'))
  expect(await screen.findByText('No calls match.')).toBeVisible()
  expect(scrollY).toBe(0)

  await act(() => router.navigate(-1))

  await expect.poll(() => document.activeElement?.textContent).toBe('No 55')
  expect(document.activeElement!.getBoundingClientRect().top).toBeCloseTo(was, 0)
})

test('left open and in view overnight, it shows the new day without being touched', async () => {
  let now = evening
  stopTheClock()
  await opened(() => now)

  now = { ...evening, day: '2026-11-24', as_of: '8:55 am' }
  await vi.advanceTimersByTimeAsync(10 * 60_000)

  await expect.poll(() => screen.queryByText('As of 8:55 AM')).not.toBeNull()
})

test('charts that are left open show how things are now, as the figures above them do', async () => {
  let requests = 1
  const day = () => ({ day: evening.day, requests, bookings: 0, calls: 0, subscribers: 0, messages: 0 })
  stopTheClock()
  await opened(address => {
    if (address.endsWith('/admin_series')) return [day()]
    return address.endsWith('/admin_today') ? evening : [{ source_page: 'footer', calls: 1 }]
  })
  fireEvent.click(screen.getByRole('button', { name: 'Show the charts' }))
  await expect.poll(() => screen.queryByText('most: 1 on 23 Nov 2026')).not.toBeNull()

  requests = 2
  await vi.advanceTimersByTimeAsync(10 * 60_000)

  await expect.poll(() => screen.queryByText('most: 2 on 23 Nov 2026')).not.toBeNull()
})
