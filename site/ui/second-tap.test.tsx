import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent as hand } from 'vitest/browser'
import { SecondTap } from './second-tap.tsx'

afterEach(cleanup)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function show(onYes: () => Promise<void>) {
  render(
    <SecondTap question="Delete this request?" yes="Yes, delete it" doing="Deleting …" onYes={onYes}>
      Delete
    </SecondTap>,
  )
}

test('what cannot be undone is done after a second tap, and once, however often it is pressed', async () => {
  const done = Promise.withResolvers<void>()
  const onYes = vi.fn(() => done.promise)
  show(onYes)

  await press('Delete')
  expect(onYes).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('Delete this request?')
  await press('Yes, delete it')
  await press('Deleting …')

  expect(onYes).toHaveBeenCalledOnce()
  done.resolve()
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible()
})

test('the answer that changes nothing has the focus, and gives it back', async () => {
  const onYes = vi.fn(async () => {})
  show(onYes)

  await press('Delete')
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')

  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
  expect(onYes).not.toHaveBeenCalled()
})

test('a double click only asks, even where the answer then lies beneath the mouse', async () => {
  const onYes = vi.fn(async () => {})
  render(
    <SecondTap question="?" yes="Yes, cancel it" doing="Cancelling …" onYes={onYes}>
      Cancel this call
    </SecondTap>,
  )

  await hand.dblClick(screen.getByRole('button', { name: 'Cancel this call' }))

  expect(screen.getByRole('button', { name: 'Yes, cancel it' })).toBeVisible()
  expect(onYes).not.toHaveBeenCalled()
})
