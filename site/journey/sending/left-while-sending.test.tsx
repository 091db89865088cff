import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContactForm } from '#site/pages/contact/contact-form.tsx'
import { QuoteForm } from '#site/pages/get-quote/quote-form.tsx'
import { CallForm } from '#site/pages/schedule-call/call-form.tsx'
import { Leave } from '#site/pages/unsubscribe/leave.tsx'
import { Pending } from '#site/shell/pending.tsx'
import { dropSubmission, keepSubmission, submissions } from '#widgets/kit/backend/pending.ts'
import { PendingNotice } from './pending-notice.tsx'

const address = location.href
const DAY = '2099-01-05'

beforeEach(() => {
  for (const { id } of submissions()) dropSubmission(id)
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/?coverFor=families&postcode=QLD')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  history.replaceState(null, '', address)
})

const FREE = [{ slot_date: DAY, slot_no: 0, capacity: 1, booked: 0, closed: false }]

/** A line on which what is sent is answered late. Returns what answers it. */
function slowLine(): (answer: Response) => void {
  const late = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (init?.method === 'POST') return late.promise
    return Response.json(`${url}`.includes('call_slots') ? FREE : [])
  })
  return late.resolve
}

async function fillIn(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    screen.getByLabelText(label).focus()
    await userEvent.paste(text)
  }
}

const PERSON = { 'Your name': 'Robin', 'Your phone number': '0491 570 006' }
const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /^Call me about this request/ }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function bookACall() {
  await userEvent.click(await screen.findByRole('radio', { name: /5 Jan/ }))
  await userEvent.click(screen.getByRole('radio', { name: /^9:00 AM/ }))
  await fillIn(PERSON)
  await agree()
  await press('Book this call')
}

/** The form on one page, another page, and the notice that every page has. */
function show(Form: ComponentType) {
  const router = createMemoryRouter([
    { path: '/', element: <Form /> },
    { path: '*', element: <h1>Another page</h1> },
  ])
  render(
    <>
      <RouterProvider router={router} />
      <Pending />
    </>,
  )
  return router
}

const arrives = () => new Response(null, { status: 201 })
const refuses = (message: string) => Response.json({ code: 'P0001', message }, { status: 400 })

test.each<[what: string, Form: ComponentType, send: () => Promise<void>, answer: Response, told: RegExp]>([
  [
    'a request that arrives',
    QuoteForm,
    async () => {
      await fillIn(PERSON)
      await agree()
      await press('Request my quote')
    },
    arrives(),
    /^Your quote request was sent at \d+:\d\d\s[AP]M\. Its reference is HC-/,
  ],
  [
    'a message that arrives',
    ContactForm,
    async () => {
      await fillIn({ 'Your name': 'Robin', 'Your email address': 'robin@example.com', 'Your message': 'Hello' })
      await press('Send message')
    },
    arrives(),
    /^Your message was sent at/,
  ],
  [
    'a call that is booked',
    CallForm,
    bookACall,
    arrives(),
    /^Your call is booked for Monday 5 January 2099, 9:00\sAM .*Its reference is HC-/,
  ],
  [
    'a call whose time somebody else was faster to take',
    CallForm,
    bookACall,
    refuses('slot_unavailable'),
    /^Your call booking could not be made: that time has been taken/,
  ],
  [
    'a call that is one too many for its number',
    CallForm,
    bookACall,
    refuses('too_many_bookings'),
    /^Your call booking could not be made: this number already has three calls booked/,
  ],
  [
    'an unsubscription that is refused',
    () => <Leave token="00000000-0000-4000-8000-000000000001" />,
    () => press('Unsubscribe'),
    refuses('no such token'),
    /^Your unsubscribe request could not be accepted/,
  ],
])('%s is reported on the page its sender has moved on to, and does not lead away from it', async (...life) => {
  const [, Form, send, answer, told] = life
  const answerWith = slowLine()
  const router = show(Form)
  // Shown before there is anything to say: what comes together with its region is seldom read out.
  const region = document.querySelector('[aria-live]')
  expect(region?.checkVisibility()).toBe(true)
  await send()
  await expect.poll(() => fetch).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ method: 'POST' }))
  await router.navigate('/guides')
  await screen.findByRole('heading', { name: 'Another page' })

  answerWith(answer)

  expect(region?.contains(await screen.findByText(told))).toBe(true)
  expect(router.state.location.pathname).toBe('/guides')
})

test('a call is reported there, too, if its sender moves on once it is booked, while the form still looks it up', async () => {
  const lookedUp = Promise.withResolvers<Response>()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (`${url}`.includes('booking_by_token')) return lookedUp.promise
    if (init?.method === 'POST') return arrives()
    return Response.json(`${url}`.includes('call_slots') ? FREE : [])
  })
  const router = show(CallForm)
  await bookACall()
  await expect.poll(() => fetch).toHaveBeenCalledWith(expect.stringContaining('booking_by_token'), expect.anything())
  await router.navigate('/guides')
  await screen.findByRole('heading', { name: 'Another page' })

  lookedUp.resolve(Response.json([{ slot_date: DAY, slot_no: 0, status: 'booked', is_coming: true }]))

  expect(await screen.findByText(/^Your call is booked for Monday 5 January 2099, 9:00\sAM .*HC-/)).toBeTruthy()
  expect(router.state.location.pathname).toBe('/guides')
})

test('the notice of a request that has arrived has the link that withdraws it: who gave no email address finds it nowhere else', () => {
  const id = crypto.randomUUID()
  const now = Date.now()
  const arrived = { state: 'arrived', hasWaited: true, madeAt: now, settledAt: now } as const
  keepSubmission({ ...arrived, id, table: 'quote_requests', row: { id, full_name: 'Robin' } })

  render(<PendingNotice />)

  expect(screen.getByText(/^Your quote request was sent at /)).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Withdraw the request' })
  expect(back.getAttribute('href')).toBe(`/withdraw#request=${id}`)
})
