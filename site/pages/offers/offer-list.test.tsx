import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { OfferList } from './offer-list.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const offer = (title: string) => ({
  id: title,
  insurer: 'Demo Mutual',
  title,
  body: 'A text',
  terms_url: 'https://demo.example/terms',
  ends_at: '2099-06-30T14:00:00Z',
})

test('a list that is looked at again has lost the offer that ended meanwhile, and is kept where it cannot be read', async () => {
  let rows: ReturnType<typeof offer>[] | undefined = [offer('Ends tonight'), offer('Ends later')]
  const isAsked = (address: unknown) => `${address}`.includes('/offers?')
  const fetched = vi.spyOn(window, 'fetch').mockImplementation(async address => {
    return isAsked(address) && rows ? Response.json(rows) : new Response(null, { status: 503 })
  })
  const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))
  const reads = () => fetched.mock.calls.filter(([address]) => isAsked(address)).length
  render(<OfferList />, { wrapper: MemoryRouter })
  const ended = await screen.findByRole('heading', { name: 'Ends tonight' })
  screen.getAllByRole('link', { name: /^Terms of this offer/ })[0]!.focus()

  rows = [offer('Ends later')]
  lookAgain()
  await expect.poll(() => ended.isConnected).toBe(false)
  // What had the focus went with it.
  await expect.poll(() => document.activeElement?.id).toBe('offers')

  rows = undefined
  const before = reads()
  lookAgain()
  await expect.poll(reads).toBe(before + 1)
  // It has been drawn by the frame after next.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  expect(screen.getByRole('heading', { name: 'Ends later' })).toBeVisible()

  rows = []
  lookAgain()
  await screen.findByRole('heading', { name: 'No offers at the moment' })
})
