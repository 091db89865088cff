import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PartnerTable } from './partner-table.tsx'

afterEach(cleanup)

test('it says so if there are no partners and no request named one', () => {
  const { rerender } = render(<PartnerTable partners={[]} brought={[]} onOpen={vi.fn()} />)
  expect(screen.getByText('No partners have been added, and no requests in this period name one.')).toBeVisible()

  const brought = [{ partner_ref: 'somebody', name: null, claimed: 3, verified: 0, is_known: false }]
  rerender(<PartnerTable partners={[]} brought={brought} onOpen={vi.fn()} />)
  expect(screen.queryByText(/^No partners have been added/)).toBeNull()
  expect(screen.getByRole('rowheader', { name: /somebody/ })).toBeVisible()
})

test('of names that anybody may invent, the ten with the most requests are shown and the others counted', () => {
  const brought = Array.from({ length: 14 }, (_, n) => ({
    partner_ref: `invented-${n + 1}`,
    name: null,
    claimed: 100 - n,
    verified: 0,
    is_known: false,
  }))
  render(<PartnerTable partners={[]} brought={brought} onOpen={vi.fn()} />)

  expect(screen.getAllByRole('rowheader', { name: /^invented-/ })).toHaveLength(10)
  expect(screen.queryByRole('rowheader', { name: /^invented-11/ })).toBeNull()
  expect(screen.getByRole('rowheader', { name: '4 other unregistered names' })).toBeVisible()
  expect(screen.getByRole('cell', { name: '354' })).toBeVisible()
})
