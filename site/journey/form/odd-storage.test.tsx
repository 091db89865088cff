import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pending } from '#site/shell/pending.tsx'

// As an earlier version may have left it, or another script: nothing that is kept for good may shut a page for good.
const message = { table: 'contact_messages', row: { full_name: 'Robin' } }
const WITHOUT_A_TIME = { ...message, id: '00000000-0000-4000-8000-000000000001', madeAt: '2026-11-20T10:00:00Z' }
const SOUND = { ...message, id: '00000000-0000-4000-8000-000000000002', madeAt: Date.now() }

beforeEach(() => {
  for (const one of [WITHOUT_A_TIME, SOUND]) localStorage.setItem(`hic-pending:${one.id}`, JSON.stringify(one))
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('{}', { status: 503, headers: { 'retry-after': '60' } }),
  )
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('an entry whose time cannot be read hides no page, and not what is still to be sent', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Pending />, errorElement: 'This page could not be shown' }])
  render(<RouterProvider router={router} />)

  expect(await screen.findByText(/^Your message from .+ will be sent automatically/)).toBeVisible()
  expect(screen.getAllByText(/^Your message/)).toHaveLength(1)
})
