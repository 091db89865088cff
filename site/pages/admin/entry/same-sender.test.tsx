import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { changeSession, NOBODY } from '#site/session/store.ts'
import { SameSender } from './same-sender.tsx'

afterEach(cleanup)

const at = '2026-11-20T22:30:00Z'
const entries = [
  { ledger: 'call_bookings', id: '1', reference: 'HC-1111-11', status: 'booked', slot_date: '2026-11-30', slot_no: 17 },
  { ledger: 'quote_requests', id: '2', reference: 'HC-2222-22', status: 'closed' },
  { ledger: 'contact_messages', id: '3', reference: 'HC-3333-33', status: 'new' },
].map(entry => ({ created_at: at, slot_date: null, slot_no: null, ...entry }))

function backendSays(response: Response) {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => response.clone())
  changeSession({ isAdmin: true })
  onTestFinished(() => {
    fetched.mockRestore()
    changeSession(NOBODY)
  })
  return fetched
}

test('an entry says what else came from its sender, and links to each in a tab of its own', async () => {
  const fetched = backendSays(Response.json(entries))
  render(<SameSender id="2" phone="+61491570006" email="ann@example.com" />)

  const links = await screen.findAllByRole('link')
  expect(screen.getByRole('term')).toHaveTextContent('Same number or email')
  expect(
    links.map(link => [link.parentElement!.textContent, link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    [
      'HC-1111-11 (opens in a new tab) call on 30 Nov 2026, 5:30 PM: Booked',
      '/admin?screen=calls&open=HC-1111-11',
      '_blank',
    ],
    ['HC-3333-33 (opens in a new tab) message of 21 Nov 2026: New', '/admin?screen=messages&open=HC-3333-33', '_blank'],
  ])
  // Never in an address, which servers log.
  expect(fetched.mock.calls.map(([input]) => `${input}`).join()).not.toContain('491570006')
})

test('if there may be more than the answer holds, it says that these are the latest', async () => {
  backendSays(Response.json(Array.from({ length: 10 }, (_, n) => ({ ...entries[1], id: `${n}` }))))
  render(<SameSender id="2" email="ann@example.com" />)

  expect(await screen.findByText('The latest 9')).toBeVisible()
})

test('what is found moves nothing under the mouse of somebody who has begun to write', async () => {
  const answer = Promise.withResolvers<void>()
  const fetched = backendSays(Response.json(entries))
  const reply = fetched.getMockImplementation()!
  fetched.mockImplementation(async (...asked) => answer.promise.then(() => reply(...asked)))
  render(
    <>
      <SameSender id="4" email="ann@example.com" />
      <form>
        <button type="button">Save</button>
      </form>
    </>,
  )
  const save = screen.getByRole('button', { name: 'Save' })
  save.focus()
  const before = save.getBoundingClientRect().top

  answer.resolve()

  const found = await screen.findByText('3 others')
  expect(save.getBoundingClientRect().top).toBe(before)
  found.click()
  expect(screen.getAllByRole('link')).toHaveLength(3)
})

test('an entry whose sender sent nothing else says so', async () => {
  backendSays(Response.json(entries.slice(1, 2)))
  render(<SameSender id="2" phone="+61491570006" email={null} />)

  expect(await screen.findByText('Nothing else')).toBeVisible()
  expect(screen.getByRole('term')).toHaveTextContent('Same number')
})

test('what could not be looked up is not said to be nothing', async () => {
  backendSays(Response.json({ message: 'no' }, { status: 503 }))
  render(<SameSender id="3" email="ann@example.com" />)

  expect(await screen.findByText(/^We could not be reached just now/)).toBeVisible()
  expect(screen.queryByText('Nothing else')).toBeNull()
})

test('what could not be looked up is looked up again once the line is back', async () => {
  const fetched = backendSays(Response.json({ message: 'no' }, { status: 503 }))
  render(<SameSender id="2" email="ann@example.com" />)
  await screen.findByText(/^We could not be reached just now/)

  fetched.mockImplementation(async () => Response.json(entries))
  dispatchEvent(new Event('online'))

  expect(await screen.findByText('2 others')).toBeVisible()
  expect(screen.queryByText(/^We could not be reached just now/)).toBeNull()
})
