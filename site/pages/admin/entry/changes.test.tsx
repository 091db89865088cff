import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { changeSession, NOBODY } from '#site/session/store.ts'
import { Changes } from './changes.tsx'

afterEach(cleanup)

test('an entry tells who changed it and how, and again once it has been changed', async () => {
  const changes = [
    { id: 2, actor: 'k', actor_email: 'kim@example.com', changed: ['notes'], before: null, after: null },
    {
      id: 1,
      actor: null,
      actor_email: null,
      db_role: 'anon',
      changed: ['slot_no', 'status'],
      before: { slot_no: 0, status: 'booked' },
      after: { slot_no: 2, status: 'no_show' },
    },
  ].map(change => ({ at: '2026-11-20T22:30:00Z', db_role: 'authenticated', ...change }))
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(changes))
  changeSession({ isAdmin: true })
  onTestFinished(() => {
    fetched.mockRestore()
    changeSession(NOBODY)
  })
  const of = (version: number) => <Changes of="call_bookings" entry={{ id: '1', version }} />
  const { rerender } = render(of(3))

  await screen.findByText(/kim@example/)
  const told = () => screen.getAllByRole('listitem').map(item => item.textContent)
  expect(told()).toEqual([
    '21 Nov 2026, 8:30 AM, by kim@example.comnotes',
    '21 Nov 2026, 8:30 AM, by a visitorTime: 9:00 AM, now 10:00 AM; Status: Booked, now Not reached',
  ])

  changes.shift()
  rerender(of(4))
  await expect.poll(() => told()).toHaveLength(1)
})

test('who changed an entry is asked again once the line is back', async () => {
  const change = { id: 1, at: '2026-11-20T22:30:00Z', actor: 'k', actor_email: 'kim@example.com', changed: ['notes'] }
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(null, { status: 503 }))
  changeSession({ isAdmin: true })
  onTestFinished(() => {
    fetched.mockRestore()
    changeSession(NOBODY)
  })
  render(<Changes of="call_bookings" entry={{ id: '1', version: 2 }} />)
  await screen.findByText(/^We could not be reached just now/)

  fetched.mockImplementation(async () =>
    Response.json([{ ...change, db_role: 'authenticated', before: null, after: null }]),
  )
  dispatchEvent(new Event('online'))

  expect(await screen.findByText(/kim@example/)).toBeVisible()
})
