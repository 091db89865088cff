import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import Audit from './audit.tsx'

afterEach(cleanup)

test('a trail that cannot be read, and cannot be read again, leaves the focus on the button that tries', async () => {
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(null, { status: 503 }))
  onTestFinished(() => fetched.mockRestore())
  render(<Audit />)
  const again = await screen.findByRole('button', { name: 'Try again' })

  await userEvent.click(again)

  await expect.poll(() => fetched.mock.calls.length).toBe(2)
  await expect.poll(() => again.getAttribute('aria-disabled')).toBe('false')
  expect(again.isConnected).toBe(true)
  expect(document.activeElement).toBe(again)
})
