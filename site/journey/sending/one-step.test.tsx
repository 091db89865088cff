import '#site/shell/over-the-foot.css'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Withdraw } from '#site/pages/withdraw/withdraw.tsx'
import { Pending } from '#site/shell/pending.tsx'
import { lostLine } from './lost-line-for-tests.ts'

const lineComesBack = lostLine()

test('a withdrawal that has to wait is not covered by the notice of it, and is told in one place once it has arrived', async () => {
  const withdraw = <Withdraw request="00000000-0000-4000-8000-000000000001" />
  render(
    <>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: withdraw }])} />
      <Pending />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw my request' }))

  const notice = await screen.findByRole('region', { name: 'What you sent' })
  expect((await screen.findByRole('alert')).textContent).toContain('sent automatically')
  expect(getComputedStyle(notice).position).toBe('static')

  lineComesBack()
  expect(await screen.findByRole('heading', { name: 'Your request has been withdrawn' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'What you sent' })).toBeNull()
})

test('what becomes of one link is not said of another one that is opened meanwhile', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.mocked(fetch).mockReturnValue(answer.promise)
  const withdraw = (no: number) => <Withdraw request={`00000000-0000-4000-8000-00000000000${no}`} />
  const { rerender } = render(withdraw(1))
  render(<Pending />)
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw my request' }))
  await waitFor(() => expect(fetch).toHaveBeenCalled())

  rerender(withdraw(2))
  answer.resolve(new Response(null, { status: 201 }))

  expect(await screen.findByText(/^Your withdrawal was sent at /)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Withdraw my request' })).toBeVisible()
})
