import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { addDays } from '#widgets/domain/day.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { OwnCalls } from './own-calls.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const SLOT = { slot_date: addDays(officeDay(), 1), slot_no: 0 }
const CALL = {
  ...{ id: '00000000-0000-4000-8000-000000000001', reference: 'HC-0000-0000', status: 'booked', version: 1 },
  ...SLOT,
  phone: '+61491570006',
}

test('a call that has begun by the time it is cancelled leaves the focus on its heading: its buttons go', async () => {
  let begun = false
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'PATCH') {
      begun = true
      return Response.json({ code: '42501', message: 'Only a coming call can be moved or cancelled' }, { status: 403 })
    }
    if (`${input}`.includes('call_slots')) return Response.json(begun ? [] : [SLOT])
    return Response.json([CALL])
  })
  render(<OwnCalls userId="somebody" />)
  fireEvent.click(await screen.findByRole('button', { name: /^Cancel/ }))

  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))

  await screen.findByText('Its time has passed')
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }))
  // Also once the toast is gone.
  expect(screen.getByText(/^The call’s time has come/).closest('li')).toBeTruthy()
})

test('that somebody else changed a call first stays beside it as it is by now: pressed again, it may be cancelled', async () => {
  let now = CALL
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'PATCH') {
      const isFirst = now.version === 1
      now = isFirst ? { ...CALL, slot_no: 11, version: 2 } : { ...now, status: 'cancelled', version: 3 }
      return Response.json(isFirst ? [] : [now])
    }
    return Response.json(`${input}`.includes('call_slots') ? [SLOT, { ...SLOT, slot_no: 11 }] : [now])
  })
  render(<OwnCalls userId="somebody" />)
  async function cancel() {
    fireEvent.click(await screen.findByRole('button', { name: /^Cancel/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  }
  const why = () => screen.queryByText(/^This call has changed\. Your change was not made\./)

  await cancel()
  await screen.findByRole('heading', { level: 3, name: /2:30\sPM/ })
  expect(why()?.closest('li')).toBeTruthy()

  await cancel()
  await screen.findByText('Cancelled')
  expect(why()).toBeNull()
})

test('a list that is looked at again shows a call as it is by now, unless a form in it is open', async () => {
  const later = { ...CALL, slot_no: 11, version: 2 }
  let now = CALL
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async input => {
    if (`${input}`.includes('call_slots')) return Response.json([SLOT, { ...SLOT, slot_no: 11 }])
    return Response.json(`${input}`.includes('call_bookings') ? [now] : [])
  })
  const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))
  const reads = () => fetched.mock.calls.filter(([input]) => `${input}`.includes('call_bookings')).length
  render(<OwnCalls userId="somebody" />)
  await screen.findByRole('heading', { level: 3, name: /9:00\sAM/ })

  now = later
  lookAgain()
  await screen.findByRole('heading', { level: 3, name: /2:30\sPM/ })

  fireEvent.click(screen.getByRole('button', { name: /^Move/ }))
  const before = reads()
  lookAgain()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  expect(reads()).toBe(before)
  fireEvent.click(screen.getByRole('button', { name: 'Keep the current time' }))

  now = { ...later, status: 'cancelled', version: 3 }
  lookAgain()
  await screen.findByText('Cancelled')
  expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull()
})

test('where a list that is looked at again has lost the button that had the focus, its head takes it', async () => {
  let coming = [SLOT]
  vi.spyOn(window, 'fetch').mockImplementation(async input =>
    Response.json(`${input}`.includes('call_slots') ? coming : [CALL]),
  )
  render(<OwnCalls userId="somebody" />)
  const move = await screen.findByRole('button', { name: /^Move/ })
  move.focus()

  coming = []
  document.dispatchEvent(new Event('visibilitychange'))

  await screen.findByText('Its time has passed')
  expect(move.isConnected).toBe(false)
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
})

test('a call that is cancelled late does not take the focus from whoever has gone on', async () => {
  const late = Promise.withResolvers<void>()
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'PATCH') {
      await late.promise
      return Response.json([{ ...CALL, status: 'cancelled', version: 2 }])
    }
    return Response.json(`${input}`.includes('call_slots') ? [SLOT] : [CALL])
  })
  render(
    <>
      <OwnCalls userId="somebody" />
      <input aria-label="Elsewhere" />
    </>,
  )
  fireEvent.click(await screen.findByRole('button', { name: /^Cancel/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }))
  await userEvent.click(screen.getByLabelText('Elsewhere'))

  late.resolve()

  await expect.poll(() => screen.queryByRole('button', { name: /ancel/ })).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'))
})

test('why a call could not be cancelled or deleted stays beside its buttons until the next try: the toast is soon gone', async () => {
  let isDown = true
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method === 'PATCH' || init?.method === 'DELETE')
      return isDown
        ? new Response(null, { status: 503 })
        : Response.json([{ ...CALL, status: 'cancelled', version: 2 }])
    return Response.json(`${input}`.includes('call_slots') ? [SLOT] : [CALL])
  })
  render(<OwnCalls userId="somebody" />)
  const why = () => screen.queryByText(/^We could not be reached just now/)
  async function press(what: RegExp, yes: string) {
    fireEvent.click(await screen.findByRole('button', { name: what }))
    await userEvent.click(screen.getByRole('button', { name: yes }))
  }

  await press(/^Cancel/, 'Yes, cancel it')
  await expect.poll(() => why()?.closest('li')).toBeTruthy()
  await press(/^Delete/, 'Yes, delete')
  await expect.poll(why).toBeTruthy()

  isDown = false
  await press(/^Cancel/, 'Yes, cancel it')
  await expect.poll(why).toBeNull()
})

test.each([
  ['done', 'We have spoken'],
  ['no_show', 'We did not reach you'],
])('a call that is %s says so as the page of its link does, and blames nobody', async (status, said) => {
  vi.spyOn(window, 'fetch').mockImplementation(async input =>
    Response.json(`${input}`.includes('call_bookings') ? [{ ...CALL, status }] : []),
  )
  render(<OwnCalls userId="somebody" />)

  expect(await screen.findByText(said)).toBeVisible()
})
