import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { TAKEN_BACK } from '#widgets/kit/backend/pending.ts'
import { changeReceipt } from '#widgets/kit/backend/receipts.ts'
import { CallForm } from './call-form.tsx'

const MONDAY = '2099-01-05'
const TUESDAY = '2099-01-06'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Comes back to a Monday at 9:00 AM that was chosen earlier; by now these are taken. */
async function comeBack(taken: { slot_date: string; slot_no: number }[]) {
  const draft = { full_name: 'Robin', [`day=${MONDAY}`]: true, 'slot=0': true }
  sessionStorage.setItem('hic-draft:schedule-call', JSON.stringify(draft))
  const slots = [MONDAY, TUESDAY].flatMap(slot_date => [0, 1].map(slot_no => ({ slot_date, slot_no })))
  const isTaken = ({ slot_date, slot_no }: (typeof slots)[number]) =>
    taken.some(one => one.slot_date === slot_date && one.slot_no === slot_no)
  const rows = slots.map(slot => ({ ...slot, capacity: 1, booked: isTaken(slot) ? 1 : 0, closed: false }))
  vi.spyOn(window, 'fetch').mockImplementation(async url => Response.json(`${url}`.includes('call_slots') ? rows : []))
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<CallForm />} />
        <Route path="/thank-you" element="The next page" />
      </Routes>
    </MemoryRouter>,
  )
  await screen.findByRole('radio', { name: /Monday/ })
}

const book = () => userEvent.click(screen.getByRole('button', { name: 'Book this call' }))

test('a day and time chosen before a reload are chosen again', async () => {
  await comeBack([])

  const nine = await screen.findByRole('radio', { name: /^9:00 AM/ })
  await expect.poll(() => nine).toBeChecked()
  expect(screen.getByRole('radio', { name: /Monday/ })).toBeChecked()
})

test('a day that filled up in the meantime is not shown as chosen', async () => {
  await comeBack([0, 1].map(slot_no => ({ slot_date: MONDAY, slot_no })))
  const monday = screen.getByRole('radio', { name: /Monday/ })

  await book()
  await screen.findByRole('button', { name: 'Choose a day.' })

  const tuesday = screen.getByRole('radio', { name: /Tuesday/ })
  expect(tuesday).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByRole('group', { name: 'Which day?' })).toHaveAccessibleDescription('Choose a day.')
  await userEvent.click(tuesday)
  expect(tuesday).not.toHaveAttribute('aria-invalid')
  expect(screen.getByRole('radio', { name: /^9:00 AM/ })).toHaveAttribute('aria-invalid', 'true')

  expect(monday).toBeDisabled()
  expect(monday).not.toBeChecked()
})

test('a time that was taken in the meantime is not shown as chosen', async () => {
  await comeBack([{ slot_date: MONDAY, slot_no: 0 }])
  const nine = await screen.findByRole('radio', { name: /^9:00 AM/ })

  await book()
  await screen.findByRole('button', { name: 'Choose a time that is free.' })

  expect(screen.getByRole('radio', { name: /Monday/ })).toBeChecked()
  expect(nine).toBeDisabled()
  expect(nine).not.toBeChecked()
})

test('what was wrong is marked until it is right, and nothing new before the next press', async () => {
  await comeBack([])
  await screen.findByRole('radio', { name: /^9:00 AM/ })
  const [name, phone] = [screen.getByLabelText('Your name'), screen.getByLabelText(/phone/i)]
  await userEvent.clear(name)
  await book()
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(screen.getByRole('alert').textContent).toContain('3 things are missing')

  await userEvent.type(phone, '0491 570 15')
  expect(phone).toBeInvalid()
  await userEvent.type(phone, '6')
  expect(phone).toBeValid()
  expect(phone).toHaveFocus()
  expect(screen.getByText(/^2 things are missing/)).toBeVisible()
  // Nobody is interrupted by it while typing.
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.type(name, 'Robin')
  expect(screen.queryByText(/missing or unclear/)).toBeNull()
  await userEvent.clear(phone)
  expect(phone).not.toHaveAttribute('aria-invalid')

  await book()
  expect(phone).toBeInvalid()
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('a field that is put right stays where it is, though the list of problems above it gets shorter', async () => {
  // Not all browsers keep what is looked at in its place.
  document.documentElement.setAttribute('style', 'overflow-anchor: none; padding-bottom: 100vh')
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  await comeBack([])
  const phone = screen.getByLabelText(/phone/i)
  await book()
  phone.focus()
  phone.scrollIntoView({ block: 'start' })
  const top = () => Math.round(phone.getBoundingClientRect().top)
  const before = top()

  await userEvent.paste('0491 570 156')

  expect(phone).toBeValid()
  expect(top()).toBe(before)
})

test('a call that was cancelled by its link is booked anew, and not taken for the one that stands', async () => {
  await comeBack([])
  const sent: string[] = []
  vi.mocked(window.fetch).mockImplementation(async (url, init) => {
    if (`${url}`.includes('booking_by_token'))
      return Response.json([{ slot_date: MONDAY, slot_no: 0, status: sent.length > 1 ? 'booked' : 'cancelled' }])
    sent.push(JSON.parse(String(init!.body)).id)
    // The first try finds the row of the earlier booking.
    return sent.length > 1
      ? new Response(null, { status: 201 })
      : Response.json({ code: '23505', message: 'duplicate key … "call_bookings_pkey"' }, { status: 409 })
  })
  await userEvent.type(screen.getByLabelText(/phone/i), '0491 570 156')
  await userEvent.click(screen.getByRole('checkbox'))

  await book()

  await expect.poll(() => sent.length).toBe(2)
  expect(sent[1]).not.toBe(sent[0])
})

test('a call that another tab was told not to send, while it was on its way, is not booked anew for an earlier one of this tab', async () => {
  const earlier = { slot_date: TUESDAY, slot_no: 1, manage_token: 'of the earlier call' }
  await comeBack([])
  changeReceipt({ id: 'earlier', table: 'call_bookings', row: earlier, arrivedAt: Date.now() })
  const sent: string[] = []
  onTestFinished(() => {
    for (const id of sent) localStorage.removeItem(TAKEN_BACK + id)
  })
  vi.mocked(window.fetch).mockImplementation(async (url, init) => {
    if (`${url}`.includes('booking_by_token')) return Response.json([{ ...earlier, status: 'booked', is_coming: true }])
    if (!init?.method) return Response.json([])
    const { id } = JSON.parse(String(init.body))
    sent.push(id)
    // As the other tab leaves it.
    localStorage.setItem(TAKEN_BACK + id, String(Date.now()))
    return new Response(null, { status: 201 })
  })
  await userEvent.type(screen.getByLabelText(/phone/i), '0491 570 157')
  await userEvent.click(screen.getByRole('checkbox'))

  await book()
  await screen.findByText('The next page')

  expect(sent).toHaveLength(1)
})
