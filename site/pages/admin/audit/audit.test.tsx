import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { changeSession, NOBODY } from '#site/session/store.ts'
import Audit from './audit.tsx'

afterEach(cleanup)

test('a trail that cannot be read, and cannot be read again, leaves the focus on the button that tries', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(null, { status: 503 }))
  onTestFinished(() => fetched.mockRestore())
  render(<Audit />)
  const again = await screen.findByRole('button', { name: 'Try again' })

  await userEvent.click(again)

  await expect.poll(() => fetched.mock.calls.length).toBe(2)
  await expect.poll(() => again.getAttribute('aria-disabled')).toBe('false')
  expect(again.isConnected).toBe(true)
  expect(document.activeElement).toBe(again)
})

const entry = (id: number) => ({
  id,
  at: '2026-11-23T02:00:00Z',
  actor: null,
  actor_email: null,
  db_role: 'postgres',
  action: 'UPDATE',
  table_name: 'offers',
  row_id: `No ${id}`,
  changed: null,
  before: null,
  after: null,
})

test('what was asked for further down is not put below the first entries that came after the choice had gone to and fro', async () => {
  const held = Promise.withResolvers<void>()
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const { p_before = 1001 } = JSON.parse(String(init?.body)) as { p_before?: number }
    if (p_before === 801) await held.promise
    return Response.json(Array.from({ length: 100 }, (_, n) => entry(p_before - 1 - n)))
  })
  onTestFinished(() => fetched.mockRestore())
  const { container } = render(<Audit />)
  const lines = () => container.querySelectorAll('tbody tr').length
  const more = await screen.findByRole('button', { name: 'Show more' })
  const isIdle = () => more.getAttribute('aria-disabled')
  await expect.poll(isIdle).toBe('false')
  await userEvent.click(more)
  await expect.poll(lines).toBe(200)
  await userEvent.click(more)

  const choice = screen.getByLabelText('Only the team’s changes')
  await userEvent.click(choice)
  await userEvent.click(choice)
  await expect.poll(() => fetched.mock.calls.length).toBe(5)
  await expect.poll(lines).toBe(100)
  held.resolve()
  await new Promise(later => setTimeout(later, 100))

  expect(lines()).toBe(100)
  expect(screen.getByText('No 901')).toBeVisible()
  expect(screen.queryByText('No 800')).toBeNull()
})

test('a trail without changes of the team’s does not say that nobody has changed anything', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const { p_team_only } = JSON.parse(`${init?.body ?? '{}'}`) as { p_team_only?: boolean }
    return Response.json(p_team_only ? [] : [entry(1)])
  })
  // An answer without rows is one to an administrator only.
  changeSession({ isAdmin: true })
  onTestFinished(() => {
    fetched.mockRestore()
    changeSession(NOBODY)
  })
  render(<Audit />)
  await screen.findByText('No 1')

  await userEvent.click(screen.getByLabelText('Only the team’s changes'))

  await screen.findByText('The team has not changed anything yet.')
  expect(screen.queryByText('Nothing has been changed yet.')).toBeNull()
})
