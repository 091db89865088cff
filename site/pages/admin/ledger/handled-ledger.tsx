import { type ReactNode, useState } from 'react'
import { Panel } from '../panel.tsx'
import { HandleForm } from './handle-form.tsx'
import { LedgerView, type LedgerViewProps } from './ledger-view.tsx'
import type { LedgerName } from './pages.ts'
import type { Entry } from './save.ts'
import { UndoBar } from './undo-bar.tsx'
import { useHandling } from './use-handling.ts'
import { useLedger } from './use-ledger.ts'

interface HandledLedgerProps<Row extends Entry>
  extends Pick<LedgerViewProps<Row>, 'caption' | 'searchFor' | 'columns' | 'empty' | 'exported'> {
  of: LedgerName
  statuses: Readonly<Record<string, string>>
  /** What is told about an opened entry. */
  details: (row: Row) => ReactNode
}

/** A list that the team works off: entries are opened, answered, noted, and the last change is taken back. */
export function HandledLedger<Row extends Entry>({ of, details, ...described }: HandledLedgerProps<Row>) {
  const ledger = useLedger<Row>(of)
  const { handle, last } = useHandling(ledger)
  const [open, setOpen] = useState<Row>()
  return (
    <>
      <LedgerView ledger={ledger} name={row => row.reference} onOpen={setOpen} {...described}>
        <UndoBar last={last} />
      </LedgerView>
      {open && (
        <Panel title={`${open.reference}: ${open.full_name}`} onClose={() => setOpen(undefined)}>
          <HandleForm entry={open} statuses={described.statuses} onSave={handle} />
          {details(open)}
        </Panel>
      )}
    </>
  )
}
