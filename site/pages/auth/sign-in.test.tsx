import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SignIn } from './sign-in.tsx'
import '#site/site.css'

afterEach(cleanup)

test('a double click on “Create an account”, or on what leads back, does what one press does', async () => {
  render(<SignIn />, { wrapper: MemoryRouter })
  const title = () => screen.getByRole('heading', { level: 1 }).textContent
  // Each where the other one stands too.
  const create = screen.getByRole('button', { name: 'Create an account' })
  await userEvent.dblClick(create, { position: { x: 4, y: 20 } })
  expect(title()).toBe('Create an account')

  const back = screen.getByRole('button', { name: 'Back to sign in' })
  await userEvent.dblClick(back, { position: { x: back.offsetWidth - 4, y: 20 } })
  expect(title()).toBe('Sign in')
})
