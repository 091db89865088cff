import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { Retention } from './retention.tsx'

afterEach(cleanup)

test('while expired data is being deleted nobody is asked to delete it again, and what was deleted stays on the page', async () => {
  const answer = Promise.withResolvers<Response>()
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(() => answer.promise)
  onTestFinished(() => fetched.mockRestore())
  render(<Retention />)
  const button = screen.getByRole('button', { name: 'Delete expired data now …' })
  fireEvent.click(button)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete it' }))
  await screen.findByText('Working …')

  fireEvent.click(button)

  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(screen.queryByRole('button', { name: 'Delete it' })).toBeNull()
  answer.resolve(Response.json({ quote_requests: 2 }))
  expect(await screen.findByText('Deleted')).toBeVisible()
  await expect.poll(() => button.getAttribute('aria-disabled')).toBeNull()
})
