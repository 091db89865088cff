import type { ReactNode } from 'react'
import { ExportButton, type Exported } from './export-button.tsx'
import { Filters } from './filters.tsx'
import { type Column, LedgerTable } from './ledger-table.tsx'
import type { LedgerRow } from './pages.ts'
import type { Ledger } from './use-ledger.ts'

export interface LedgerViewProps<Row> {
  ledger: Ledger<Row>
  caption: string
  /** Id → label, for the lists that the team works through. */
  statuses?: Readonly<Record<string, string>>
  searchFor: string
  columns: readonly Column<Row>[]
  /** The label of a row's button, such as its reference. */
  name: (row: Row) => string
  onOpen?: (row: Row) => void
  empty: string
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
        searchFor={searchFor}
        {...(statuses ? { statuses } : {})}
      />
      {children}
      <LedgerTable ledger={ledger} columns={columns} {...table} />
      <ExportButton ledger={ledger} {...exported} />
    </>
  )
}
