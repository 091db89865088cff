import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { takeFocus } from '#site/ui/take-focus.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { Contained } from '../contained.tsx'
import { leaveRow } from '../next-row.ts'
import { Panel } from '../panel.tsx'
import { HandleForm } from './handle-form.tsx'
import { LedgerView, type LedgerViewProps } from './ledger-view.tsx'
import { LetIn } from './let-in.tsx'
import type { HandledName } from './pages.ts'
import type { Entry, Handled, Tells } from './save.ts'
import { UndoBar } from './undo-bar.tsx'
import { useHandling } from './use-handling.ts'
import { useLedger } from './use-ledger.ts'

interface HandledLedgerProps<Row extends Entry>
  extends Pick<LedgerViewProps<Row>, 'caption' | 'searchFor' | 'columns' | 'empty' | 'exported'> {
  of: HandledName
  statuses: Readonly<Record<string, string>>
  tells?: Tells<Row>
  /** Who hears of it when an entry that was set aside is let in, as the end of a sentence. */
  letInTells?: (row: Row) => ReactNode
  /** What is told about an opened entry; what is changed of it there comes back by `onChanged`, and who it was. */
  details: (row: Row, onChanged: (row: Row, by: 'us' | 'others') => void) => ReactNode
}

/** A list that the team works off: entries are opened, answered, noted, and the last change is taken back. */
export function HandledLedger<Row extends Entry>({
  of,
  details,
  tells,
  letInTells,
  ...described
}: HandledLedgerProps<Row>) {
  const [search] = useSearchParams()
  const ledger = useLedger<Row>(of, described)
  const { handle, last, forget } = useHandling(of, ledger, tells)
  const [chosen, setChosen] = useState<Row | 'none'>()
  const [own, setOwn] = useState<Row>()
  const open =
    chosen === 'none' ? undefined : (chosen ?? ledger.rows.find(({ reference }) => reference === search.get('open')))

  /** What else stands in the panel goes by the row as it is now. */
  function changed(row: Row) {
    ledger.replace(row)
    setChosen(now => (now === undefined || (now !== 'none' && now.id === row.id) ? row : now))
  }
  function changedInDetails(row: Row, by: 'us' | 'others') {
    if (by === 'us') {
      forget(row.id)
      setOwn(row)
    }
    changed(row)
  }
  async function keep(seen: Row, change: Handled) {
    // What an address opened stays open with what is typed in it, also where its row has gone.
    setChosen(now => now ?? seen)
    const saved = await handle(seen, change)
    if ('row' in saved) changed(saved.row)
    return saved
  }
  function close() {
    setChosen('none')
    // What an address opened was pressed by nobody: the focus has nothing to go back to.
    if (open) takeFocus(document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(open.id)}"]`))
  }
  function isIn(row: Row, panel: 'closes' | 'stays' | 'gone') {
    forget(row.id)
    if (panel !== 'closes') changed(row)
    else {
      // The panel goes first: the focus is on the entry's row then.
      flushSync(() => setChosen('none'))
      leaveRow()
    }
    // Where the panel stays, its row does too: the focus goes back there.
    if (panel !== 'stays') ledger.drop(row.id)
    notify.success(`${row.reference} is among the others now`)
  }
  return (
    <>
      <LedgerView ledger={ledger} name={row => row.reference} onOpen={setChosen} {...described}>
        <UndoBar last={last} />
      </LedgerView>
      {open && (
        <Panel
          title={
            <>
              <span className="whitespace-nowrap">{open.reference}:</span> <bdi>{open.full_name}</bdi>
            </>
          }
          onClose={close}
        >
          {open.is_suspect && (
            <LetIn of={of} entry={open} told={letInTells?.(open)} onLetIn={isIn} onChanged={changed} />
          )}
          <HandleForm entry={open} own={own} statuses={described.statuses} tells={tells} onSave={keep} />
          <Contained>{details(open, changedInDetails)}</Contained>
        </Panel>
      )}
    </>
  )
}
