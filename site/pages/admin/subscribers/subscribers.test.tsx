import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { backendWith } from '../forms/backend-for-tests.ts'
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

test('why somebody could not be unsubscribed stays in their row until the next try: the toast is soon gone', async () => {
  const row = { place: [], user_agent: '', created_at: '2026-11-20T22:59:00Z' }
  const { holdNext } = backendWith(...EMAILS.map(email => ({ ...row, id: email, email })))
  render(<Subscribers />, { wrapper: MemoryRouter })
  const of = { name: /^Unsubscribe ?b@people\.example$/ }
  const why = () => screen.queryByText(/^We could not be reached just now/)
  async function unsubscribe() {
    await userEvent.click(await screen.findByRole('button', of))
    const answer = holdNext()
    await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }))
    return answer
  }

  const lost = await unsubscribe()
  lost.lose()
  await expect.poll(() => why()?.closest('tr')?.textContent).toContain(EMAILS[1])

  const late = await unsubscribe()
  await expect.poll(why).toBeNull()
  late.letGo()
  await expect.poll(() => screen.queryByRole('button', of)).toBeNull()
})
