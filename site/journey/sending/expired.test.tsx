import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent as hand } from 'vitest/browser'
import '#site/site.css'
import { ContactForm } from '#site/pages/contact/contact-form.tsx'
import { Leave } from '#site/pages/unsubscribe/leave.tsx'
import { Pending } from '#site/shell/pending.tsx'
import { dropSubmission, keepSubmission, submissions } from '#widgets/kit/backend/pending.ts'

beforeEach(() => {
  for (const { id } of submissions()) dropSubmission(id)
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('{}', { status: 503, headers: { 'retry-after': '60' } }),
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each<[what: string, Form: ComponentType, send: () => Promise<void>]>([
  [
    'message',
    ContactForm,
    async () => {
      for (const [label, text] of [
        ['Your name', 'Robin'],
        ['Your email address', 'robin@example.com'],
        ['Your message', 'Hello'],
      ] as const) {
        screen.getByLabelText(label).focus()
        await userEvent.paste(text)
      }
      await press('Send message')
    },
  ],
  ['unsubscribe request', () => <Leave token="00000000-0000-4000-8000-000000000001" />, () => press('Unsubscribe')],
])('a %s that waited for over a day is spoken of alike in its form and in the notice', async (what, Form, send) => {
  const router = createMemoryRouter([{ path: '*', element: <Form /> }])
  render(
    <>
      <RouterProvider router={router} />
      <Pending />
    </>,
  )
  await send()
  await screen.findByRole('button', { name: 'Do not send it' })

  vi.setSystemTime(Date.now() + 25 * 3_600_000)
  dispatchEvent(new Event('online'))

  const said = 'could not be sent within 24 hours and was deleted from this device. Please send it again.'
  await screen.findByText(`Your ${what} ${said}`)
  expect(screen.getByRole('alert').textContent).toContain(`This ${said}`)
})

test('what has waited since yesterday says so: its time alone could be one that is yet to come', async () => {
  vi.setSystemTime(new Date(2026, 10, 27, 9))
  const madeAt = new Date(2026, 10, 26, 15, 15).getTime()
  keepSubmission({ id: crypto.randomUUID(), table: 'contact_messages', row: {}, madeAt, state: 'waiting' })
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Pending /> }])} />)

  expect(await screen.findByText(/^Your message from 3:15\sPM on Thursday is saved on this device/)).toBeVisible()
})

test('a double click on “Do not send it” keeps from sending what it stands under, and nothing that moves beneath the mouse', async () => {
  for (const table of ['contact_messages', 'quote_requests', 'call_bookings'] as const)
    keepSubmission({ id: crypto.randomUUID(), table, row: {}, madeAt: Date.now(), state: 'waiting' })
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Pending /> }])} />)
  const [, , last] = await screen.findAllByRole('button', { name: 'Do not send it' })

  await hand.dblClick(last!)

  expect(submissions().map(({ table }) => table)).toEqual(['contact_messages', 'quote_requests'])
})
