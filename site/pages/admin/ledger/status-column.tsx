import { StatusTag } from '../entry/status-tag.tsx'
import type { Column } from './ledger-table.tsx'
import type { Statuses } from './pages.ts'
import { byLetter } from './sort.ts'

/** The status column, in words; entries with the status `waiting` are waiting for somebody. */
export const statusColumn = (statuses: Statuses, waiting: string): Column<{ status: string }> => ({
  head: 'Status',
  cell: ({ status }) => <StatusTag label={statuses[status] ?? status} waits={status === waiting} />,
  sort: byLetter('status'),
})
