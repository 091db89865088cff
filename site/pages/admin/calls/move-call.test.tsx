import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Booking } from './call.ts'
import { MoveCall } from './move-call.tsx'

afterEach(cleanup)

const call = { id: 'a call', status: 'booked', phone: '+61491570156', slot_date: '2099-01-05', slot_no: 3, version: 1 }
const FREE = { slot_date: '2099-01-06', slot_no: 5, capacity: 2, booked: 0, closed: false, version: 1 }

/** By a script, which costs a fraction of a hand: only what is pressed after it has anything to do with the focus. */
async function chooseATime() {
  fireEvent.click(screen.getByRole('button', { name: 'Move to another time …' }))
  fireEvent.change(await screen.findByLabelText('New time'), { target: { value: '2099-01-06 5' } })
}

/** The form with a time chosen and sent, whose answer comes when it is let go. */
async function moving() {
  const answer = Promise.withResolvers<void>()
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method !== 'PATCH') return Response.json([FREE])
    await answer.promise
    return Response.json([{ ...FREE, status: 'booked', notes: '', version: 2 }])
  })
  onTestFinished(() => fetched.mockRestore())
  render(
    <>
      <MoveCall call={call as Booking} onChanged={() => {}} />
      <textarea aria-label="Notes" />
    </>,
  )
  await chooseATime()
  await userEvent.click(screen.getByRole('button', { name: 'Move the call' }))
  return answer.resolve
}

test('a call that is moved late does not take the focus from notes that are being written', async () => {
  const letGo = await moving()
  await userEvent.fill(screen.getByLabelText('Notes'), 'They rang')

  letGo()

  await screen.findByText('Moved')
  expect(document.activeElement).toBe(screen.getByLabelText('Notes'))
})

test('once a call is moved, the focus is on the button that opened the form', async () => {
  const letGo = await moving()

  letGo()

  await screen.findByText('Moved')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move to another time …' }))
})

test.each([
  ['moved', { slot_no: 7 }, 'Move the call'],
  ['cancelled', { status: 'cancelled' }, 'Book the call'],
])('a time chosen for a call that its visitor has %s since is not booked over that', async (_, change, act) => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([FREE]))
  onTestFinished(() => fetched.mockRestore())
  const form = (now: object) => <MoveCall call={now as Booking} onChanged={() => {}} />
  const { rerender } = render(form(call))
  await chooseATime()

  // The panel has read it again.
  rerender(form({ ...call, ...change, version: 2 }))
  fireEvent.click(screen.getByRole('button', { name: act }))

  await screen.findByText('Somebody else changed this call while you had it open. The latest version is shown.')
  expect(fetched.mock.calls.filter(([, init]) => init?.method === 'PATCH')).toEqual([])
})

test('whoever is choosing a time for a call that a colleague notes as done is told so, with the focus on that', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([FREE]))
  onTestFinished(() => fetched.mockRestore())
  const form = (now: object) => <MoveCall call={now as Booking} onChanged={() => {}} />
  const { rerender } = render(form(call))
  await chooseATime()
  screen.getByLabelText('New time').focus()

  // The panel has read it again.
  rerender(form({ ...call, status: 'done', version: 2 }))

  const told = await screen.findByText('This call is done by now: it can no longer be moved.')
  expect(document.activeElement).toBe(told)
  expect(screen.queryByRole('button')).toBeNull()
})

test('that a time must be chosen is no longer said once one is', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([FREE]))
  onTestFinished(() => fetched.mockRestore())
  render(<MoveCall call={call as Booking} onChanged={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'Move to another time …' }))
  const field = await screen.findByLabelText('New time')
  fireEvent.click(screen.getByRole('button', { name: 'Move the call' }))
  await expect.poll(() => field).toHaveAccessibleDescription('Choose a time.')

  fireEvent.change(field, { target: { value: '2099-01-06 5' } })

  await expect.poll(() => field).toHaveAccessibleDescription('')
  expect(field).not.toBeInvalid()
})

test('where no upcoming time is free, the form says so and where to open more, instead of an empty list', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () =>
    Response.json([
      { ...FREE, booked: 2 },
      { ...FREE, slot_no: 6, closed: true },
    ]),
  )
  onTestFinished(() => fetched.mockRestore())
  render(<MoveCall call={call as Booking} onChanged={() => {}} />)

  fireEvent.click(screen.getByRole('button', { name: 'Move to another time …' }))

  expect(await screen.findByLabelText('New time')).toHaveAccessibleDescription(
    'No upcoming time is free. Under Slots you can open more, or add places.',
  )
})
