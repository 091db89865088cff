import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LedgerTable } from './ledger-table.tsx'
import { EVERYTHING, type Filter } from './pages.ts'
import type { Ledger } from './use-ledger.ts'

afterEach(cleanup)

type Told = Ledger<{ id: string; place: [] }>

function listUnder(filter: Partial<Filter>, as: Partial<Told> = {}) {
  const ledger: Told = {
    name: 'contact_messages',
    rows: [],
    filter: { ...EVERYTHING, ...filter },
    state: 'there',
    sentence: '',
    hasMore: false,
    narrow: vi.fn(),
    more: vi.fn(),
    again: vi.fn(),
    replace: vi.fn(),
    drop: vi.fn(),
    ...as,
  }
  render(<LedgerTable caption="Messages" ledger={ledger} columns={[]} name={() => ''} empty="No message fits." />)
}

test('a list to which nothing has come says so', () => {
  listUnder({ order: 'name' })

  expect(screen.getByRole('status')).toHaveTextContent('Nothing has come in yet.')
})

test.each([{ search: 'Robin' }, { status: 'closed' }])('a list in which nothing fits %o says that', filter => {
  listUnder(filter)

  expect(screen.getByRole('status')).toHaveTextContent('No message fits.')
})

test('a list of what was set aside says that there is none', () => {
  listUnder({ suspects: true })

  expect(screen.getByRole('status')).toHaveTextContent('No message fits.')
})

test.each([
  [1, false, '1 entry'],
  [12, false, '12 entries'],
  [50, true, '50 or more entries'],
])('a list with %i entries says how many there are', (count, hasMore, words) => {
  const rows = Array.from({ length: count }, (_, n) => ({ id: `${n}`, place: [] as [] }))
  listUnder({ search: 'Robin' }, { rows, hasMore })

  expect(screen.getByRole('status').textContent).toBe(words)
})

test('what a list says of itself lies outside what is busy, where it would not be heard', () => {
  listUnder({}, { state: 'loading' })

  expect(screen.getByRole('status').closest('[aria-busy]')).toBeNull()
  expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull()
})
