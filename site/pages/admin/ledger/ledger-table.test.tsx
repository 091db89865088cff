import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LedgerTable } from './ledger-table.tsx'
import { EVERYTHING, type Filter } from './pages.ts'
import type { Ledger } from './use-ledger.ts'

afterEach(cleanup)

function emptyUnder(filter: Partial<Filter>) {
  const ledger: Ledger<{ id: string; place: [] }> = {
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
  }
  render(<LedgerTable caption="Messages" ledger={ledger} columns={[]} name={() => ''} empty="No message fits." />)
}

test('a list to which nothing has come says so', () => {
  emptyUnder({ order: 'name' })

  expect(screen.getByRole('status')).toHaveTextContent('Nothing has come in yet.')
})

test.each([{ search: 'Robin' }, { status: 'closed' }])('a list in which nothing fits %o says that', filter => {
  emptyUnder(filter)

  expect(screen.getByRole('status')).toHaveTextContent('No message fits.')
})

test('a list of what was set aside says that there is none', () => {
  emptyUnder({ suspects: true })

  expect(screen.getByRole('status')).toHaveTextContent('No message fits.')
})
