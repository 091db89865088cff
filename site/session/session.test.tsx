import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { Account } from '#site/pages/auth/account/account.tsx'
import { NewPassword } from '#site/pages/auth/new-password.tsx'
import Auth from '#site/pages/auth/page.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import type { User } from '#widgets/kit/backend/client.ts'
import { SessionProvider } from './session.tsx'
import { changeSession, NOBODY } from './store.ts'

const address = location.href
beforeEach(() => history.replaceState(null, '', '/'))
afterEach(() => {
  cleanup()
  changeSession(NOBODY)
  history.replaceState(null, '', address)
})

const Shell = () => (
  <SessionProvider>
    <Outlet />
  </SessionProvider>
)

test('a link for a new password leads to its form once, and lets visitors move on or say not now', async () => {
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path: '/auth', element: <NewPassword /> },
          { path: '*', element: <p>Another page</p> },
        ],
      },
    ],
    { initialEntries: ['/before', '/'], initialIndex: 1 },
  )
  render(<RouterProvider router={router} />)
  act(() => changeSession({ recovering: true }))
  await screen.findByRole('button', { name: 'Set the new password' })

  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/before')
  await act(() => router.navigate('/auth'))
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }))

  await waitFor(async () => {
    const { sessionNow } = await import('./store.ts')
    expect(sessionNow().recovering).toBe(false)
  })
})

test('the sign-out button keeps the focus while signing out takes its time', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('The line broke'))
  onTestFinished(() => void vi.restoreAllMocks())
  const user = { id: 'a-person', phone: '61491570006', email: '' } as User
  const router = createMemoryRouter([
    { element: <Shell />, children: [{ path: '*', element: <Account user={user} /> }] },
  ])
  render(<RouterProvider router={router} />)
  const button = await screen.findByRole('button', { name: 'Sign out' })
  button.focus()

  act(() => changeSession({ user, loading: true }))

  await waitFor(() => expect(button.ariaDisabled).toBe('true'))
  expect(document.activeElement).toBe(button)
})

test.each([
  ['a number alone is told whom to call to have it deleted: the form takes nobody without an address', '', true],
  ['an address is led to the form alone', 'ada@example.com', false],
])('whoever has an account with %s', async (_, email, isTold) => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('The line broke'))
  onTestFinished(() => void vi.restoreAllMocks())
  const user = { id: 'a-person', phone: email ? '' : '61491570006', email } as User
  const router = createMemoryRouter([
    { element: <Shell />, children: [{ path: '*', element: <Account user={user} /> }] },
  ])
  render(<RouterProvider router={router} />)
  await screen.findByRole('link', { name: 'Ask us to delete your account' })

  expect(screen.queryByRole('link', { name: BRAND.phoneLabel }) !== null).toBe(isTold)
})

test('a new password that is being typed does not become that of another account, which a link has opened in another tab', async () => {
  const [one, other] = ['ada@example.com', 'eve@example.com'].map(email => ({ id: email, email }) as User)
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('The line broke'))
  onTestFinished(() => void vi.restoreAllMocks())
  const router = createMemoryRouter([{ element: <Shell />, children: [{ path: '*', element: <Auth /> }] }])
  render(<RouterProvider router={router} />)
  act(() => changeSession({ user: one!, known: true }))
  await userEvent.click(await screen.findByRole('button', { name: 'Choose a new password' }))
  await userEvent.type(screen.getByLabelText('New password'), 'of ada alone')

  act(() => changeSession({ user: other! }))

  expect(await screen.findByText('Signed in as eve@example.com')).toBeVisible()
  expect(screen.queryByLabelText('New password')).toBeNull()
})
