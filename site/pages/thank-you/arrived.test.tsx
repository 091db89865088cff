import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { referenceOf } from '#widgets/domain/reference.ts'
import { keepSubmission, submissions } from '#widgets/kit/backend/pending.ts'
import { changeReceipt, forgetReceipt, lastReceipt, type Receipt } from '#widgets/kit/backend/receipts.ts'
import { Arrived } from './arrived.tsx'

afterEach(cleanup)

const PERSON = { full_name: 'Robin', phone: '+61491570006' }

const request: Receipt = {
  id: crypto.randomUUID(),
  table: 'quote_requests',
  row: PERSON,
  arrivedAt: new Date(2026, 10, 23, 9, 14).getTime(),
}
const callOn = (slot_date: string): Receipt => ({
  id: crypto.randomUUID(),
  table: 'call_bookings',
  row: { ...PERSON, slot_date, slot_no: 3, manage_token: 'token' },
  arrivedAt: Date.now(),
})

test('booking a call after a request keeps the link that withdraws the request, and the other way round', () => {
  const call = callOn('2099-11-23')
  render(<Arrived receipt={call} before={[request]} />)
  const back = screen.getByRole('link', { name: `Withdraw request ${referenceOf(request.id)}` })
  expect(back.getAttribute('href')).toBe(`/withdraw#request=${request.id}`)
  cleanup()

  render(<Arrived receipt={request} before={[call]} />)
  const change = screen.getByRole('link', { name: `Change or cancel call ${referenceOf(call.id)}` })
  expect(change.getAttribute('href')).toBe('/schedule-call#manage=token')

  cleanup()
  render(<Arrived receipt={request} before={[callOn('2026-01-05')]} />)
  expect(screen.queryByText('Also sent from this tab')).toBeNull()
})

test('a call that has begun by this clock, which may be a day ahead, keeps its link beside a request', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:00:00+10:00') })
  onTestFinished(() => void vi.useRealTimers())

  render(<Arrived receipt={request} before={[callOn('2026-11-23')]} />)

  expect(screen.getByRole('link', { name: /^Change or cancel call/ })).toBeTruthy()
})

test('a call whose time has passed offers nothing to change or add to a calendar', () => {
  render(<Arrived receipt={callOn('2026-01-05')} before={[]} />)

  expect(screen.getByRole('status').textContent).toBe('The time of this call has passed.')
  expect(screen.queryByText(/^We will call/)).toBeNull()
  expect(screen.queryByRole('button', { name: /^Add to my calendar/ })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Change or cancel my call' })).toBeNull()
})

test('a call that was moved or cancelled while its page was left open is shown as it is once that is looked at again', async () => {
  const call = { reference: '', slot_date: '2099-11-23', slot_no: 3, status: 'booked', is_coming: true }
  let now = call
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([now]))
  onTestFinished(() => void vi.restoreAllMocks())
  const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))
  render(<Arrived receipt={callOn('2099-11-23')} before={[]} />)
  await screen.findByRole('heading', { name: /10:30\sAM/ })

  now = { ...call, slot_no: 11 }
  lookAgain()
  await screen.findByRole('heading', { name: /2:30\sPM/ })
  expect(screen.getByText('Your call has been moved.')).toBeTruthy()

  now = { ...now, status: 'cancelled', is_coming: false }
  lookAgain()
  await screen.findByText('This call has been cancelled.')
  expect(screen.queryByRole('button', { name: /^Add to my calendar/ })).toBeNull()
})

test('a call that could not be asked about before the line was back, as on a laptop that wakes, is asked about once it is', async () => {
  const call = { reference: '', slot_date: '2099-11-23', slot_no: 11, status: 'booked', is_coming: true }
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  onTestFinished(() => void vi.restoreAllMocks())
  render(<Arrived receipt={callOn('2099-11-23')} before={[]} />)
  await expect.poll(() => fetched.mock.calls.length).toBe(1)

  fetched.mockImplementation(async () => Response.json([call]))
  dispatchEvent(new Event('online'))

  await screen.findByRole('heading', { name: /2:30\sPM/ })
  expect(screen.getByText('Your call has been moved.')).toBeTruthy()
})

test('a call that was moved and moved back meanwhile is kept under the time that it has', async () => {
  const call = { reference: '', slot_date: '2099-11-23', slot_no: 3, status: 'booked', is_coming: true }
  let now = { ...call, slot_no: 11 }
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json([now]))
  const receipt = callOn('2099-11-23')
  changeReceipt(receipt)
  onTestFinished(() => {
    vi.restoreAllMocks()
    forgetReceipt(receipt.id)
  })
  const kept = () => lastReceipt('call_bookings')?.row.slot_no
  render(<Arrived receipt={receipt} before={[]} />)
  await screen.findByRole('heading', { name: /2:30\sPM/ })
  expect(kept()).toBe(11)

  now = call
  document.dispatchEvent(new Event('visibilitychange'))
  await screen.findByRole('heading', { name: /10:30\sAM/ })

  expect(kept()).toBe(3)
})

test('a request that had to wait is told here alone, not in a notice over it as well', () => {
  keepSubmission({ ...request, madeAt: request.arrivedAt, state: 'arrived', hasWaited: true })
  render(<Arrived receipt={request} before={[]} />)

  expect(submissions()).toEqual([])
})

test('a request shows when it was received, because our response time counts from then', () => {
  render(<Arrived receipt={request} before={[]} />)

  expect(screen.getByText(/^Received on 23 November 2026 at 9:14\sAM\./)).toBeTruthy()
})

test('who gave no email address is told that the link to withdraw is nowhere else, and who gave one where it usually is', () => {
  const nowhere = /Keep this link: you will not find it anywhere else\./
  render(<Arrived receipt={request} before={[]} />)
  expect(screen.getByText(nowhere)).toBeTruthy()
  cleanup()

  render(<Arrived receipt={{ ...request, row: { ...PERSON, email: 'robin@people.example' } }} before={[]} />)
  expect(screen.queryByText(nowhere)).toBeNull()
  expect(screen.getByText(/Keep this link; our email to/)).toBeTruthy()
})

test('consent given with one request does not carry over to the next, even if the first is withdrawn', () => {
  const draft = { full_name: 'Robin', 'consent=call-1': true, 'health=Cataracts': true }
  sessionStorage.setItem('hic-draft:get-quote', JSON.stringify(draft))

  render(<Arrived receipt={request} before={[]} />)

  expect(JSON.parse(sessionStorage.getItem('hic-draft:get-quote')!)).toEqual({ full_name: 'Robin' })
})
