import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { Panel } from '../panel.tsx'
import { HandleForm } from './handle-form.tsx'
import { LedgerView, type LedgerViewProps } from './ledger-view.tsx'
import { LetIn } from './let-in.tsx'
import type { LedgerName } from './pages.ts'
import type { Entry, Handled, Tells } from './save.ts'
import { UndoBar } from './undo-bar.tsx'
import { useHandling } from './use-handling.ts'
import { useLedger } from './use-ledger.ts'

interface HandledLedgerProps<Row extends Entry>
  extends Pick<LedgerViewProps<Row>, 'caption' | 'searchFor' | 'columns' | 'empty' | 'exported'> {
  of: LedgerName
  statuses: Readonly<Record<string, string>>
  tells?: Tells<Row>
  /** What is told about an opened entry. */
  details: (row: Row) => ReactNode
}

/** A list that the team works off: entries are opened, answered, noted, and the last change is taken back. */
export function HandledLedger<Row extends Entry>({ of, details, tells, ...described }: HandledLedgerProps<Row>) {
  const [search] = useSearchParams()
  const ledger = useLedger<Row>(of, { suspects: search.get('show') === 'suspects' })
  const { handle, last } = useHandling(ledger, tells)
  const [open, setOpen] = useState<Row>()

  async function keep(seen: Row, change: Handled) {
    const saved = await handle(seen, change)
    // What else stands in the panel goes by the row as it is now.
    if ('row' in saved) setOpen(now => (now?.id === seen.id ? saved.row : now))
    return saved
  }
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
          <HandleForm entry={open} statuses={described.statuses} tells={tells} onSave={keep} />
          {details(open)}
        </Panel>
      )}
    </>
  )
}
