import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react'
import { TryAgain } from '#site/ui/try-again.tsx'
import { useNextRow } from '../next-row.ts'
import { ShowMore } from '../show-more.tsx'
import type { LedgerRow } from './pages.ts'
import { directionOf, type Sort } from './sort.ts'
import { SortButton } from './sort-button.tsx'
import type { Ledger } from './use-ledger.ts'

export interface Column<Row> {
  head: string
  cell: (row: Row) => ReactNode
  sort?: Sort
  /** The narrowest screen with room for it; on narrower ones it is shown only in the opened entry. */
  from?: 'tablet' | 'desktop'
  /** On narrower screens it is shown in small type under the first column, too. */
  under?: true
}

export interface LedgerTableProps<Row> {
  caption: string
  ledger: Ledger<Row>
  columns: readonly Column<Row>[]
  /** The label of a row's button, such as its reference. */
  name: (row: Row) => string
  onOpen?: (row: Row) => void
  /** Shown if the filter finds nothing. */
  empty: string
}

const HIDDEN = { tablet: 'max-md:hidden', desktop: 'max-lg:hidden' }
const UNDER = { tablet: 'md:hidden', desktop: 'lg:hidden' }

const NOTHING_YET = 'Nothing has come in yet.'

const STEP: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 }

const counted = (count: number, hasMore: boolean) =>
  hasMore ? `${count} or more entries` : count === 1 ? '1 entry' : `${count} entries`

/** Entries as lines of a ledger. Arrow keys move between the lines, Enter opens one. */
export function LedgerTable<Row extends LedgerRow>(props: LedgerTableProps<Row>) {
  const { caption, ledger, columns, name, onOpen, empty } = props
  const { rows, filter, state, sentence, hasMore } = ledger
  const { body, more } = useNextRow(rows.length, state === 'loading', filter, ledger.more)
  const status = useRef<HTMLParagraphElement>(null)
  const isNarrowed = filter.search !== '' || filter.status !== '' || filter.suspects

  function move(event: KeyboardEvent<HTMLTableSectionElement>) {
    const step = STEP[event.key]
    if (!step || !(event.target instanceof HTMLElement)) return
    const openers = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-opens]')]
    const following = openers[openers.indexOf(event.target) + step]
    if (!following || !openers.includes(event.target)) return
    event.preventDefault()
    following.focus()
  }
  /** A row opens wherever it is pressed, unless text in it is selected or a control of its own is pressed. */
  function press({ target }: MouseEvent<HTMLTableSectionElement>) {
    if (!(target instanceof Element) || target.closest('a, button') || getSelection()?.type === 'Range') return
    const opener = target.closest('tr')?.querySelector<HTMLElement>('[data-opens]')
    opener?.focus()
    opener?.click()
  }
  return (
    <div>
      {/* Room on all sides for focus rings. */}
      <div aria-busy={state === 'loading'} className="-mx-2 mt-3 -mb-2 overflow-x-auto p-2 print:overflow-visible">
        <table className="w-full border-collapse text-left max-md:text-sm">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-ink border-b-2">
              {columns.map(({ head, sort, from }) => (
                <th
                  key={head}
                  scope="col"
                  aria-sort={sort && directionOf(sort, filter)}
                  className={`py-2 pr-2 text-sm max-[22.4rem]:pr-1 md:pr-4 ${from ? HIDDEN[from] : ''}`}
                >
                  {sort ? <SortButton head={head} sort={sort} ledger={ledger} /> : head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={move} onClick={press}>
            {rows.map(row => (
              <tr
                key={row.id}
                tabIndex={-1}
                className={`border-line border-b align-baseline ${onOpen ? 'cursor-pointer hover:bg-sand' : ''}`}
              >
                {columns.map(({ head, cell, from }, place) => {
                  const isName = place === 0
                  const Cell = isName ? 'th' : 'td'
                  return (
                    <Cell
                      key={head}
                      scope={isName ? 'row' : undefined}
                      className={`py-2 pr-2 font-normal max-[22.4rem]:pr-1 tabular-nums md:pr-3 wrap-anywhere ${from ? HIDDEN[from] : ''}`}
                    >
                      {isName && onOpen ? (
                        <>
                          <button
                            type="button"
                            data-opens={row.id}
                            className="-my-1.5 min-h-11 scroll-mt-32 cursor-pointer whitespace-nowrap text-left font-semibold text-eucalypt underline underline-offset-4"
                            onClick={() => onOpen(row)}
                          >
                            {name(row)}
                          </button>
                          {columns.map(
                            ({ head, cell, from, under }) =>
                              from &&
                              under && (
                                <span key={head} className={`block text-muted ${UNDER[from]}`}>
                                  {cell(row)}
                                </span>
                              ),
                          )}
                        </>
                      ) : (
                        cell(row)
                      )}
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p ref={status} tabIndex={-1} role="status" className="py-4 text-muted">
        {state === 'loading' && 'Loading …'}
        {state === 'there' && rows.length === 0 && (isNarrowed ? empty : NOTHING_YET)}
        {state === 'there' && rows.length > 0 && <span className="sr-only">{counted(rows.length, hasMore)}</span>}
      </p>
      {state === 'failed' && <TryAgain sentence={sentence} onAgain={ledger.again} next={() => status.current} />}
      {hasMore && state !== 'failed' && <ShowMore isLoading={state === 'loading'} onMore={more} />}
    </div>
  )
}
