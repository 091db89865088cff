import { cleanup, render, screen } from '@testing-library/react'
import { use } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Hero } from './hero.tsx'

const address = location.href

afterEach(() => {
  cleanup()
  history.replaceState(null, '', address)
})

test.each([
  ['START COMPARING', '/quote'],
  ['SCHEDULE A CALL', '/schedule-call'],
])('a double click on %s leads on by one step, so that one press of Back returns to the hero', async (label, path) => {
  history.replaceState(null, '', '/')
  // As on a slow phone: the address has changed, and the next page is still being drawn.
  const drawn = Promise.withResolvers<void>()
  function Next() {
    use(drawn.promise)
    return <h1>The next page</h1>
  }
  const router = createBrowserRouter([
    { path: '/', Component: Hero },
    { path, Component: Next },
  ])
  onTestFinished(() => router.dispose())
  render(<RouterProvider router={router} />)
  await userEvent.selectOptions(screen.getByLabelText('Who is this cover for?'), 'Family')
  await userEvent.selectOptions(screen.getByLabelText('State'), 'QLD')

  await userEvent.dblClick(screen.getByRole('button', { name: label }))
  drawn.resolve()
  await screen.findByRole('heading', { name: 'The next page' })
  history.back()

  expect(await screen.findByRole('heading', { name: 'Compare Health Insurance' })).toBeVisible()
})
