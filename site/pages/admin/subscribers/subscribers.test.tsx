import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { backendWith } from '../backend-for-tests.ts'
import Subscribers from './subscribers.tsx'

afterEach(cleanup)

const EMAILS = ['a@people.example', 'b@people.example', 'c@people.example']

test.each([
  ['stays where it is if its reader has gone on meanwhile', EMAILS[1]!, EMAILS[1]!],
  ['passes to the next one if it is still there', EMAILS[0]!, EMAILS[1]!],
])('once somebody is unsubscribed, the focus %s', async (_, goesTo, endsAt) => {
  const row = { place: [], user_agent: '', created_at: '2026-11-20T22:59:00Z' }
  const { holdNext } = backendWith(...EMAILS.map(email => ({ ...row, id: email, email })))
  render(<Subscribers />, { wrapper: MemoryRouter })
  const named = (email: string) => ({ name: new RegExp(`^Unsubscribe ?${email}$`) })
  const button = (email: string) => screen.getByRole('button', named(email))
  await screen.findByRole('button', named(EMAILS[0]!))
  await userEvent.click(button(EMAILS[0]!))
  const line = holdNext()
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  button(goesTo).focus()

  line.letGo()

  await expect.poll(() => screen.queryByRole('button', named(EMAILS[0]!))).toBeNull()
  expect(document.activeElement).toBe(button(endsAt))
})
