import { cleanup, render, screen } from '@testing-library/react'
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

test.each([
  ['what its provider said', { attempts: 3, last_error: 'email: 503' }, 'email: 503'],
  ['that its provider said nothing', { attempts: 3 }, 'The provider gave no reason.'],
  ['that nobody tried to send it', {}, 'Not tried for an hour'],
])('a message that could not be sent says %s', async (_, found, reason) => {
  render(<Stuck count={1} messages={[{ ...message, ...found }]} />)

  await userEvent.click(screen.getByText('Which ones, and why'))

  expect(await screen.findByText(new RegExp(`^${reason}`))).toBeVisible()
})

test.each([
  ['quote-received', 'requests'],
  ['booking-moved', 'calls'],
  ['team-contact', 'messages'],
])('a message of the kind %s that could not be sent leads to its entry among the %s', async (kind, list) => {
  render(<Stuck count={1} messages={[{ ...message, kind, reference: 'HC-7K3M-2QXD' }]} />)

  await userEvent.click(screen.getByText('Which ones, and why'))

  expect(await screen.findByRole('link', { name: 'HC-7K3M-2QXD' })).toHaveAttribute(
    'href',
    `/admin?screen=${list}&open=HC-7K3M-2QXD`,
  )
})

test('that messages could not be sent is an alert, and which ones is not: an alert is read out whole', async () => {
  render(<Stuck count={2} messages={[message]} />)

  await userEvent.click(screen.getByText('Which ones, and why'))

  await screen.findByText(/^Not tried for an hour/)
  expect(screen.getByRole('alert').textContent).toBe('2 messages could not be sent.')
})

test('a message that is refused again after “Send again” can be sent again or deleted once more', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([{ id: 1 }]))
  onTestFinished(() => fetched.mockRestore())
  const stuck = (attempts: number) => <Stuck count={1} messages={[{ ...message, attempts }]} />
  const { rerender } = render(stuck(3))
  await userEvent.click(screen.getByText('Which ones, and why'))
  await userEvent.click(await screen.findByRole('button', { name: /^Send again/ }))
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
  await userEvent.click(screen.getByText('Which ones, and why'))
  await userEvent.click(await screen.findByRole('button', { name: 'Send all 2 again' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send them' }))
  await screen.findByText(/^They will be sent with the next runs/)
  rerender(stuck(3))
  expect(screen.getByText(/^They will be sent with the next runs/)).toBeVisible()

  rerender(stuck(4))

  expect(screen.queryByText(/^They will be sent with the next runs/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Send all 2 again' })).toBeVisible()
})
