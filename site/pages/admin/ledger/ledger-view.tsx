import type { ReactNode } from 'react'
import { ExportButton, type Exported } from './export-button.tsx'
import { Filters } from './filters.tsx'
import { LedgerTable, type LedgerTableProps } from './ledger-table.tsx'
import type { LedgerRow, Statuses } from './pages.ts'

export interface LedgerViewProps<Row> extends LedgerTableProps<Row> {
  /** For the lists that the team works through. */
  statuses?: Statuses
  searchFor: string
  exported: Exported<Row>
  /** Shown between the filter and the table. */
  children?: ReactNode
}

/** One of the long lists: search, table and export. */
export function LedgerView<Row extends LedgerRow>(props: LedgerViewProps<Row>) {
  const { ledger, statuses, searchFor, columns, exported, children, ...table } = props
  return (
    <>
      <Filters
        filter={ledger.filter}
        narrow={ledger.narrow}
        columns={columns}
        statuses={statuses}
        searchFor={searchFor}
      />
      {children}
      <LedgerTable ledger={ledger} columns={columns} {...table} />
      <ExportButton ledger={ledger} {...exported} />
    </>
  )
}
