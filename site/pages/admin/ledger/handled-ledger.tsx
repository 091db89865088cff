import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router-dom'
import { sessionNow } from '#site/session/store.ts'
import { whyFailed } from '#site/session/why-failed.ts'
import { takeFocus } from '#site/ui/take-focus.ts'
import { TryAgain } from '#site/ui/try-again.tsx'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { Contained } from '../contained.tsx'
import { Changes } from '../entry/changes.tsx'
import { Panel } from '../forms/panel.tsx'
import { goneSentence } from '../forms/save-over.ts'
import { useKeptFresh } from '../kept-fresh.ts'
import { leaveRow } from '../next-row.ts'
import { Elsewhere } from './elsewhere.tsx'
import { HandleForm } from './handle-form.tsx'
import { LedgerView, type LedgerViewProps } from './ledger-view.tsx'
import { LetIn } from './let-in.tsx'
import type { HandledName, Statuses } from './pages.ts'
import { asItIsNow, type Entry, type Handled, type Tells } from './save.ts'
import { UndoBar } from './undo-bar.tsx'
import { useHandling } from './use-handling.ts'
import { useLedger } from './use-ledger.ts'

interface HandledLedgerProps<Row extends Entry>
  extends Pick<LedgerViewProps<Row>, 'caption' | 'searchFor' | 'columns' | 'empty' | 'exported'> {
  of: HandledName
  statuses: Statuses
  tells?: Tells<Row>
  /** Who will hear when an entry that was set aside joins the main list, as the end of a sentence. */
  letInTells?: (row: Row) => ReactNode
  /** What the entry was opened for, above status and notes: whom to call and when, what they wrote. */
  first: (row: Row) => ReactNode
  /** The rest of an opened entry; changes made there come back through `onChanged`, with whose they were. */
  details: (row: Row, onChanged: (row: Row, by: 'us' | 'others') => void) => ReactNode
}

const FRESH_MS = 60_000

/** A list that the team works through: entries are opened, answered and noted, and the last change can be undone. */
export function HandledLedger<Row extends Entry>({
  of,
  first,
  details,
  tells,
  letInTells,
  ...described
}: HandledLedgerProps<Row>) {
  const [search] = useSearchParams()
  const ledger = useLedger<Row>(of, described)
  const { handle, last, forget, note } = useHandling(of, ledger, tells, showLater)
  const [chosen, setChosen] = useState<Row | 'none'>()
  const [own, setOwn] = useState<Row>()
  const [outdated, setOutdated] = useState<{ id: string; why: string; again: boolean }>()
  const [letIn, setLetIn] = useState<string>()
  const [trouble, setTrouble] = useState('')
  const facts = useRef<HTMLDivElement>(null)
  const open =
    chosen === 'none' ? undefined : (chosen ?? ledger.rows.find(({ reference }) => reference === search.get('open')))

  const looks = useRef(0)
  const shown = useRef(open)
  useEffect(() => {
    shown.current = open
  })

  /** The list may have been read hours ago: nobody should be rung on an old number, or after they withdrew. */
  function show(row: Row) {
    setOutdated(undefined)
    setTrouble('')
    setChosen(row)
    void readAgain(row)
  }
  async function readAgain(row: Row) {
    const look = ++looks.current
    const answer = await asItIsNow(of, row)
    if (shown.current?.id !== row.id) return
    const lost = answer.ok ? undefined : { id: row.id, why: whyFailed(answer), again: false }
    // Only the latest look says whether what is shown may be out of date.
    if (look === looks.current) setOutdated(lost)
    if (!answer.ok) return
    const now = answer.data
    if (now !== 'gone') return showLater(now)
    // What is typed stays open. But whoever withdrew must not be rung while somebody writes.
    if (document.querySelector('dialog [data-unsaved]'))
      return setOutdated({ id: row.id, why: goneSentence('entry'), again: false })
    closeAndLeave()
    ledger.drop(row.id)
    lose(`${row.reference} cannot be opened`, goneSentence('entry'))
  }
  /** The list says so too, until the next entry is opened: the toast is soon gone, and the panel has gone already. */
  function lose(what: string, why: string) {
    setTrouble(`${what}: ${why}`)
    notify.error(what, why)
  }
  function tryAgain(row: Row) {
    setOutdated(now => now && { ...now, again: true })
    void readAgain(row)
  }
  // Its call may have been moved over lunch, or a colleague may have rung. Once the session is over only what is typed shows.
  useKeptFresh(FRESH_MS, () => void (open && sessionNow().isAdmin && readAgain(open)), open !== undefined)

  /** The rest of the panel follows the row as it is now. */
  function changed(row: Row) {
    setOutdated(now => (now?.id === row.id ? undefined : now))
    ledger.replace(row)
    setChosen(now => (now === undefined || (now !== 'none' && now.id === row.id) ? row : now))
  }
  /** The same if it is still open, and what it shows is not later. */
  function showLater(row: Row) {
    if (shown.current?.id === row.id && row.version > shown.current.version) changed(row)
  }
  function changedInDetails(row: Row, by: 'us' | 'others') {
    if (by === 'us') {
      // The answer may come after the entry was closed, which said that nothing is saved.
      if (shown.current?.id === row.id) forget(row.id)
      else note(row)
      setOwn(row)
    }
    changed(row)
  }
  async function keep(seen: Row, change: Handled) {
    // An entry opened by its address stays open, with what is typed in it, even if its row has gone.
    setChosen(now => now ?? seen)
    const saved = await handle(seen, change)
    if ('row' in saved) changed(saved.row)
    return saved
  }
  function close() {
    setChosen('none')
    if (!open) return
    // The focus has nothing to go back to if an address opened the entry, or if its row has gone with it.
    const row = document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(open.id)}"]`)
    takeFocus(row ?? document.querySelector<HTMLElement>('[type="search"]'))
  }
  function closeAndLeave() {
    // The panel closes first, which puts the focus on the entry's row.
    flushSync(() => setChosen('none'))
    leaveRow()
  }
  function isIn(row: Row, panel: 'closes' | 'stays' | 'gone') {
    forget(row.id)
    if (panel === 'stays') setOwn(row)
    if (panel !== 'closes') changed(row)
    else closeAndLeave()
    // If the panel stays, so does its row: the focus goes back there.
    if (panel !== 'stays') ledger.drop(row.id)
    setLetIn(row.id)
    notify.success(isInMainList(row))
  }
  return (
    <>
      <LedgerView ledger={ledger} name={row => row.reference} onOpen={show} {...described}>
        <Elsewhere than={of} search={ledger.filter.search} />
        <UndoBar last={last} trouble={trouble} />
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
          {outdated?.id === open.id && (
            <TryAgain
              sentence={outdated.why}
              isOld
              again={outdated.again}
              onAgain={() => tryAgain(open)}
              next={() => facts.current}
              className="mt-4"
            />
          )}
          {/* A toast is outside the dialog, where no screen reader announces it. */}
          <p role="status" className="sr-only">
            {letIn === open.id && isInMainList(open)}
          </p>
          {open.is_suspect && (
            <LetIn of={of} entry={open} told={letInTells?.(open)} onLetIn={isIn} onChanged={changed} onLost={lose} />
          )}
          <div ref={facts} tabIndex={-1} className="outline-none">
            <Contained>{first(open)}</Contained>
          </div>
          <HandleForm entry={open} own={own} statuses={described.statuses} tells={tells} onSave={keep} />
          <Contained>{details(open, changedInDetails)}</Contained>
          {/* Nobody has changed its first version. */}
          <Contained>{open.version > 1 && <Changes of={of} entry={open} />}</Contained>
        </Panel>
      )}
    </>
  )
}

const isInMainList = ({ reference }: Entry) => `${reference} is now in the main list`
