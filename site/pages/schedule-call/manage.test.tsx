import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Pending } from '#site/shell/pending.tsx'
import { Manage } from './manage.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a try that fails last does not take away the call that a later one has found', async () => {
  const looks: PromiseWithResolvers<Response>[] = []
  vi.spyOn(window, 'fetch').mockImplementation(async url => {
    if (!`${url}`.includes('booking_by_token')) return Response.json([])
    const look = Promise.withResolvers<Response>()
    looks.push(look)
    return look.promise
  })
  const lose = (at: number) => looks[at]!.reject(new TypeError('Failed to fetch'))
  render(<Manage token="4f8c7a0e-6b1d-4c7e-9a53-0d2f1b6e8c11" />)
  await expect.poll(() => looks.length).toBe(1)
  lose(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  // It takes long, and they press once more.
  await userEvent.click(screen.getByRole('button', { name: 'Trying again …' }))
  await expect.poll(() => looks.length).toBe(3)

  const call = { reference: 'HC-7K3M-2QXD', slot_date: '2099-01-05', slot_no: 3, status: 'booked', is_coming: true }
  looks[2]!.resolve(Response.json([call]))
  await screen.findByText(call.reference)
  lose(1)
  // It has been drawn by the frame after next.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)

  expect(screen.getByText(call.reference)).toBeVisible()
  expect(screen.queryByText(/We could not look up your call/)).toBeNull()
})

test('of a call that could not be looked up it is not said that it is as it was: the team may have moved it', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  render(<Manage token="4f8c7a0e-6b1d-4c7e-9a53-0d2f1b6e8c11" />)

  const said = await screen.findByText(/^We could not look up your call just now\./)
  expect(said.textContent).toMatch(/just now\. That changes nothing about it\.$/)
})

test('a tab that is looked at again tells that the call has been moved, cancelled or booked again since', async () => {
  const call = { reference: 'HC-7K3M-2QXD', slot_date: '2099-01-05', slot_no: 3, status: 'booked', is_coming: true }
  let now = call
  vi.spyOn(window, 'fetch').mockImplementation(async url =>
    Response.json(`${url}`.includes('booking_by_token') ? [now] : []),
  )
  const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))
  render(<Manage token="4f8c7a0e-6b1d-4c7e-9a53-0d2f1b6e8c11" />)
  await screen.findByText(/5 January 2099, 10:30 AM/)

  now = { ...call, slot_no: 11 }
  lookAgain()
  await screen.findByText(/5 January 2099, 2:30 PM/)
  expect(screen.getByText(/^Your call has been moved\./)).toBeVisible()

  now = { ...now, status: 'cancelled', is_coming: false }
  lookAgain()
  await screen.findByText(/^Your call has been cancelled\. We will not call you\./)
  expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull()

  // Whoever rang the team has it back.
  now = { ...call, slot_no: 11 }
  lookAgain()
  await screen.findByRole('button', { name: /calendar/ })
  expect(screen.queryByText(/has been cancelled/)).toBeNull()

  // If nobody answers, what was known stays.
  vi.mocked(window.fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  lookAgain()
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  expect(screen.getByText(/5 January 2099, 2:30 PM/)).toBeVisible()
})

test('a tab that was looked at before the line was back, as on a laptop that wakes, shows the call as it is once it is', async () => {
  let rows: object[] | undefined = [CALL]
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async url => {
    if (!rows) throw new TypeError('Failed to fetch')
    return Response.json(`${url}`.includes('booking_by_token') ? rows : [])
  })
  const looks = () => fetched.mock.calls.filter(([url]) => `${url}`.includes('booking_by_token')).length
  render(<Manage token="4f8c7a0e-6b1d-4c7e-9a53-0d2f1b6e8c11" />)
  await screen.findByText(/5 January 2099, 10:30 AM/)

  rows = undefined
  const before = looks()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(looks).toBe(before + 1)
  rows = [{ ...CALL, slot_no: 11 }]
  dispatchEvent(new Event('online'))

  await screen.findByText(/5 January 2099, 2:30 PM/)
  expect(screen.getByText(/^Your call has been moved\./)).toBeVisible()
})

test('a tab that is looked at again offers nothing of a call that has been deleted since', async () => {
  const { now, focused } = await openedCall()

  now([])

  const none = await screen.findByText(/^We cannot find a call for this link\..*has been deleted/)
  expect(screen.queryByText(CALL.reference)).toBeNull()
  expect(focused.isConnected).toBe(false)
  await expect.poll(() => document.activeElement).toBe(none)
})

test('where the time of a call has passed by then, the focus goes to the call, not with its buttons', async () => {
  const { now, focused } = await openedCall()

  now([{ ...CALL, is_coming: false }])

  const over = await screen.findByText(/its time has passed/)
  expect(focused.isConnected).toBe(false)
  await expect.poll(() => document.activeElement).toBe(over.closest('[tabindex]'))
})

test.each<[what: string, since: Partial<typeof CALL>, told: RegExp]>([
  ['moved', { slot_no: 11 }, /^Your call has been moved\./],
  ['called at its time', { status: 'done', is_coming: false }, /, we have spoken$/],
])('that a change was refused is no longer said once the call has been %s since', async (_, since, told) => {
  let call = CALL
  refuses(() => Response.json([call]))
  render(<Manage token="4f8c7a0e-6b1d-4c7e-9a53-0d2f1b6e8c11" />)
  await move()
  const refused = await screen.findByText(/^Sorry, that time has just been taken\. Your call has not changed/)
  await screen.findByRole('button', { name: 'Move my call' })
  expect(refused).toHaveFocus()

  // They rang the team.
  call = { ...CALL, ...since }
  document.dispatchEvent(new Event('visibilitychange'))

  await screen.findByText(told)
  expect(refused).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.id).toBe('your-call')
})

test.each([
  ['booked', 'its time has passed'],
  ['done', 'we have spoken'],
  ['no_show', 'we did not reach you'],
])('a call that is over, %s, says beside its reference how it ended: %s', async (status, words) => {
  vi.spyOn(window, 'fetch').mockImplementation(async url =>
    Response.json(`${url}`.includes('booking_by_token') ? [{ ...CALL, status, is_coming: false }] : []),
  )
  render(<Manage token="4f8c7a0e-6b1d-4c7e-9a53-0d2f1b6e8c11" />)

  const reference = await screen.findByText(CALL.reference)
  expect(reference.parentElement!.textContent).toBe(`Reference ${CALL.reference}, ${words}`)
})

test('that a change was refused is told by the notice to whoever leaves while the call is looked up once more', async () => {
  const again = Promise.withResolvers<Response>()
  let looks = 0
  refuses(() => (++looks === 1 ? Response.json([CALL]) : again.promise))
  const page = (shown: ReactNode) => (
    <>
      {shown}
      <Pending />
    </>
  )
  const { rerender } = render(page(<Manage token="4f8c7a0e-6b1d-4c7e-9a53-0d2f1b6e8c11" />))
  await move()
  await expect.poll(() => looks).toBe(2)
  rerender(page(null))

  again.resolve(Response.json([CALL]))

  expect(await screen.findByText(/^Your call change could not be made: that time has been taken\./)).toBeTruthy()
})

const CALL = { reference: 'HC-7K3M-2QXD', slot_date: '2099-01-05', slot_no: 3, status: 'booked', is_coming: true }

/** A call whose button has the focus, and what its tab finds once it is looked at again. */
async function openedCall() {
  let rows = [CALL]
  vi.spyOn(window, 'fetch').mockImplementation(async url =>
    Response.json(`${url}`.includes('booking_by_token') ? rows : []),
  )
  render(<Manage token="4f8c7a0e-6b1d-4c7e-9a53-0d2f1b6e8c11" />)
  const focused = await screen.findByRole('button', { name: 'Cancel this call' })
  focused.focus()
  function now(found: typeof rows) {
    rows = found
    document.dispatchEvent(new Event('visibilitychange'))
  }
  return { now, focused }
}

/** The one time that is offered turns out to be taken. */
function refuses(look: () => Response | Promise<Response>) {
  const free = { slot_date: '2099-01-06', slot_no: 0, capacity: 1, booked: 0, closed: false }
  vi.spyOn(window, 'fetch').mockImplementation(async url => {
    if (`${url}`.includes('booking_by_token')) return look()
    if (`${url}`.includes('booking_changes'))
      return Response.json({ code: 'P0001', message: 'slot_unavailable' }, { status: 400 })
    return Response.json(`${url}`.includes('call_slots') ? [free] : [])
  })
}

async function move() {
  await userEvent.click(await screen.findByRole('radio', { name: /6 Jan/ }))
  await userEvent.click(await screen.findByRole('radio', { name: /^9:00 AM/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Move my call' }))
}
