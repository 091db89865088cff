import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { changeSession, NOBODY } from '#site/session/store.ts'
import { Elsewhere } from './elsewhere.tsx'

afterEach(cleanup)

const FOUND: Record<string, number> = { call_bookings: 10, contact_messages: 1 }

function backendFinds(found: Record<string, number>) {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    const { p_ledger } = JSON.parse(`${init?.body ?? '{}'}`)
    return Response.json(p_ledger ? Array.from({ length: found[p_ledger] ?? 0 }, () => ({})) : true)
  })
  changeSession({ isAdmin: true })
  onTestFinished(() => {
    fetched.mockRestore()
    changeSession(NOBODY)
  })
  return fetched
}

const Where = () => <output>{JSON.stringify(useLocation(), ['pathname', 'search', 'state', 'sought'])}</output>
const drawn = (search: string) =>
  render(
    <MemoryRouter>
      <Elsewhere than="quote_requests" search={search} />
      <Where />
    </MemoryRouter>,
  )

test('a search tells what the other lists have under the same words, and leads there with them, not in the address', async () => {
  backendFinds(FOUND)
  const { container } = drawn('0491 570 006')

  await screen.findByRole('button', { name: '1 message' })
  await userEvent.click(screen.getByRole('button', { name: '10 or more calls' }))

  await expect
    .poll(() => JSON.parse(container.querySelector('output')?.textContent ?? ''))
    .toEqual({ pathname: '/admin', search: '?screen=calls', state: { sought: '0491 570 006' } })
})

test('whoever is called as a reference begins is looked for in the other lists too', async () => {
  backendFinds(FOUND)
  drawn('HC Wong')

  expect(await screen.findByRole('button', { name: '1 message' })).toBeVisible()
})

test('where the other lists have nothing, it says so', async () => {
  backendFinds({})
  drawn('nobody')

  expect(await screen.findByText('Nothing in calls or messages.', { selector: '[role=status]' })).toBeVisible()
})

test('the other lists are looked in again once the line is back', async () => {
  const fetched = backendFinds(FOUND)
  const online = fetched.getMockImplementation()!
  fetched.mockImplementation(async () => new Response(null, { status: 503 }))
  drawn('Robin')
  await screen.findByText('We could not look in calls and messages.')

  fetched.mockImplementation(online)
  dispatchEvent(new Event('online'))

  expect(await screen.findByRole('button', { name: '1 message' })).toBeVisible()
})

test.each(['', ' ', 'HC-7K3M-2QXD', 'hc 7k3m', '2026-12-01'])(
  'what names one entry or one day, or nothing, is not looked for elsewhere: "%s"',
  search => {
    const fetched = backendFinds(FOUND)
    const { container } = drawn(search)

    expect(container.querySelector('p')).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  },
)
