import { StatusTag } from '../status-tag.tsx'
import type { Column } from './ledger-table.tsx'
import { byLetter } from './sort.ts'

/** The status column, in words; entries with the status `waiting` are waiting for somebody. */
export const statusColumn = (
  statuses: Readonly<Record<string, string>>,
  waiting: string,
): Column<{ status: string }> => ({
  head: 'Status',
  cell: ({ status }) => <StatusTag label={statuses[status] ?? status} waits={status === waiting} />,
  sort: byLetter('status'),
})
