import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Column, LedgerTable } from './ledger-table.tsx'
import { EVERYTHING, type Filter } from './pages.ts'
import type { Ledger } from './use-ledger.ts'

afterEach(cleanup)

type Row = { id: string; place: [] }
type Told = Ledger<Row>

function tableUnder(filter: Partial<Filter>, as: Partial<Told> = {}, columns: Column<Row>[] = []) {
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
  return (
    <LedgerTable
      caption="Messages"
      ledger={ledger}
      columns={columns}
      name={({ id }) => id}
      onOpen={vi.fn()}
      empty="No messages match."
    />
  )
}
const listUnder = (...given: Parameters<typeof tableUnder>) => render(tableUnder(...given))
const rowsOf = (count: number): Row[] => Array.from({ length: count }, (_, n) => ({ id: `${n}`, place: [] }))

test('an empty list says so', () => {
  listUnder({ order: 'name' })

  expect(screen.getByRole('status')).toHaveTextContent('Nothing has come in yet.')
})

test.each([{ search: 'Robin' }, { status: 'closed' }])('a list in which nothing matches %o says so', filter => {
  listUnder(filter)

  expect(screen.getByRole('status')).toHaveTextContent('No messages match.')
})

test('a list of entries set aside says that there are none', () => {
  listUnder({ suspects: true })

  expect(screen.getByRole('status')).toHaveTextContent('No messages match.')
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

test('a list’s status is outside the busy region, where it would not be announced', () => {
  listUnder({}, { state: 'loading' })

  expect(screen.getByRole('status').closest('[aria-busy]')).toBeNull()
  expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull()
})

test('whoever hears one cell of a line at a time hears which entry it is of', () => {
  listUnder({}, { rows: [{ id: 'HC-7K3M-2QXD', place: [] }] }, [
    { head: 'Reference', cell: ({ id }) => id },
    { head: 'Status', cell: () => 'New' },
  ])

  expect(screen.getByRole('rowheader')).toHaveTextContent('HC-7K3M-2QXD')
  expect(screen.getByRole('cell')).toHaveTextContent('New')
})

test('whoever searches while further rows are on their way keeps the focus when those of the search come', async () => {
  const { rerender } = listUnder({}, { rows: rowsOf(50), hasMore: true })
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }))

  rerender(tableUnder({ search: 'Robin' }, { rows: rowsOf(50), hasMore: true, state: 'loading' }))
  rerender(tableUnder({ search: 'Robin' }, { rows: rowsOf(3) }))

  expect(document.activeElement?.closest('table')).toBeNull()
})
