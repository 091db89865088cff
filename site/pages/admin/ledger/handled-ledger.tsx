import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { Panel } from '../panel.tsx'
import { HandleForm } from './handle-form.tsx'
import { LedgerView, type LedgerViewProps } from './ledger-view.tsx'
import { LetIn } from './let-in.tsx'
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
  const [search] = useSearchParams()
  const ledger = useLedger<Row>(of, { suspects: search.get('show') === 'suspects' })
  const { handle, last } = useHandling(ledger)
  const [open, setOpen] = useState<Row>()

  function isIn(entry: Row) {
    setOpen(undefined)
    ledger.drop(entry.id)
    notify.success(`${entry.reference} is among the others now`)
  }
  return (
    <>
      <LedgerView ledger={ledger} name={row => row.reference} onOpen={setOpen} {...described}>
        <UndoBar last={last} />
      </LedgerView>
      {open && (
        <Panel title={`${open.reference}: ${open.full_name}`} onClose={() => setOpen(undefined)}>
          {open.is_suspect && <LetIn of={of} entry={open} onLetIn={() => isIn(open)} />}
          <HandleForm entry={open} statuses={described.statuses} onSave={handle} />
          {details(open)}
        </Panel>
      )}
    </>
  )
}
