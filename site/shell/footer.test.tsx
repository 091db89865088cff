import { render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { followLinks } from './follow-links.ts'
import { Footer } from './footer.tsx'

test('a double click on “Sign in” keeps the way back to the page that it was on', async () => {
  const address = location.href
  onTestFinished(() => history.replaceState(null, '', address))
  history.replaceState(null, '', '/offers')
  const router = createBrowserRouter([{ path: '*', element: <Footer /> }])
  followLinks((to, options) => void router.navigate(to, options))
  render(<RouterProvider router={router} />)

  await userEvent.dblClick(screen.getByRole('link', { name: 'Sign in' }))

  await expect.poll(() => location.pathname).toBe('/auth')
  expect(location.search).toBe('?next=%2Foffers')
  router.dispose()
})
