import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { StuckMessage } from './figures.ts'
import { Stuck } from './stuck.tsx'

afterEach(cleanup)

const message: StuckMessage = {
  id: 1,
  kind: 'quote-received',
  channel: 'email',
  recipient: 'robin@people.example',
  last_error: null,
  attempts: 0,
  created_at: '2026-11-21T04:39:00Z',
  reference: null,
}

test('a message that could not be sent says what its provider said, that it said nothing, or that nobody tried', async () => {
  const tried = { attempts: 3, last_error: 'email: 503' }
  render(
    <Stuck
      count={3}
      messages={[
        { ...message, ...tried },
        { ...message, id: 2, attempts: 3 },
        { ...message, id: 3 },
      ]}
    />,
  )

  await userEvent.click(screen.getByText('Which ones, and why'))

  const [said, nothing, nobody] = await screen.findAllByRole('listitem')
  expect(within(said!).getByText('email: 503')).toBeVisible()
  expect(within(nothing!).getByText('The provider gave no reason.')).toBeVisible()
  expect(within(nobody!).getByText(/^Not tried for an hour/)).toBeVisible()
  // Which ones is not part of the alert: that is read out whole.
  expect(screen.getByRole('alert').textContent).toBe('3 messages could not be sent.')
})

test('a message that could not be sent leads to its entry among the requests, calls or messages', async () => {
  const about = [
    { ...message, id: 1, kind: 'quote-received', reference: 'HC-7K3M-2QXD' },
    { ...message, id: 2, kind: 'booking-moved', reference: 'HC-8K3M-2QXD' },
    { ...message, id: 3, kind: 'team-contact', reference: 'HC-9K3M-2QXD' },
  ]
  render(<Stuck count={3} messages={about} />)

  fireEvent.click(screen.getByText('Which ones, and why'))

  const links = await screen.findAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['HC-7K3M-2QXD', '/admin?screen=requests&open=HC-7K3M-2QXD'],
    ['HC-8K3M-2QXD', '/admin?screen=calls&open=HC-8K3M-2QXD'],
    ['HC-9K3M-2QXD', '/admin?screen=messages&open=HC-9K3M-2QXD'],
  ])
})

test('a message that is refused again after “Send again” can be sent again or deleted once more', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([{ id: 1 }]))
  onTestFinished(() => fetched.mockRestore())
  const stuck = (attempts: number) => <Stuck count={1} messages={[{ ...message, attempts }]} />
  const { rerender } = render(stuck(3))
  fireEvent.click(screen.getByText('Which ones, and why'))
  fireEvent.click(await screen.findByRole('button', { name: /^Send again/ }))
  await screen.findByText(/^It will be sent with the next run/)
  // By now it may have been sent, and must not be sent again.
  expect(`${fetched.mock.lastCall![0]}`).toContain('sent_at=is.null')

  rerender(stuck(4))

  expect(screen.getByRole('button', { name: /^Send again/ })).toBeVisible()
  expect(screen.queryByText(/^It will be sent with the next run/)).toBeNull()
})

test('that all will be sent is no longer said once one of them has been refused again', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([{ id: 1 }, { id: 2 }]))
  onTestFinished(() => fetched.mockRestore())
  const stuck = (attempts: number) => <Stuck count={2} messages={[1, 2].map(id => ({ ...message, id, attempts }))} />
  const { rerender } = render(stuck(3))
  fireEvent.click(screen.getByText('Which ones, and why'))
  fireEvent.click(await screen.findByRole('button', { name: 'Send all 2 again' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Send them' }))
  await screen.findByText(/^They will be sent with the next runs/)
  rerender(stuck(3))
  expect(screen.getByText(/^They will be sent with the next runs/)).toBeVisible()

  rerender(stuck(4))

  expect(screen.queryByText(/^They will be sent with the next runs/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Send all 2 again' })).toBeVisible()
})
