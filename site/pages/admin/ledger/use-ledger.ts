import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { whyFailed } from '#site/session/why-failed.ts'
import { type Choices, filterIn, soughtIn, withChoice } from './address.ts'
import { type Filter, type LedgerName, type LedgerRow, PAGE, page } from './pages.ts'

export interface Ledger<Row> {
  name: LedgerName
  rows: Row[]
  filter: Filter
  state: 'loading' | 'there' | 'failed'
  sentence: string
  /** Whether more rows may follow. */
  hasMore: boolean
  narrow: (change: Partial<Filter>) => void
  more: () => void
  /** Asks again for the page that failed to load. */
  again: () => void
  /** Puts the saved row in its place. */
  replace: (row: Row) => void
  drop: (id: string) => void
}

/** The rows of one table read so far, under a filter and order that Back and a reload return to. */
export function useLedger<Row extends LedgerRow>(name: LedgerName, choices: Choices): Ledger<Row> {
  const { state: carried } = useLocation()
  const [filter, setFilter] = useState(() => ({ ...filterIn(location.search, choices), ...soughtIn(carried) }))
  const [rows, setRows] = useState<Row[]>([])
  const [state, setState] = useState<Ledger<Row>['state']>('loading')
  const [sentence, setSentence] = useState('')
  const [hasMore, setHasMore] = useState(false)

  // The last question: an answer to an earlier filter is about other rows.
  const asked = useRef<() => void>(undefined)
  // Where the last page ended, whatever has happened to its rows since.
  const end = useRef<Row>(undefined)

  const read = useCallback(
    async (after?: Row) => {
      const mine = () => void read(after)
      asked.current = mine
      setState('loading')
      const answer = await page<Row>(name, filter, after)
      if (asked.current !== mine) return
      if (answer.ok) {
        end.current = answer.data.at(-1) ?? after
        setRows(now => (after ? joined(now, answer.data) : answer.data))
        setHasMore(answer.data.length === PAGE)
        setState('there')
      } else {
        // Rows of an earlier filter are not what is asked for now.
        if (!after) setRows([])
        setSentence(whyFailed(answer))
        setState('failed')
      }
    },
    [name, filter],
  )

  useEffect(() => {
    void read()
    return () => {
      asked.current = undefined
    }
  }, [read])

  return {
    name,
    rows,
    filter,
    state,
    sentence,
    hasMore,
    narrow: useCallback(change => {
      // What another list carried over is not sought any more once something else is.
      const state = 'search' in change ? { ...history.state, usr: null } : history.state
      // Not through the router, which would take this for a move and start the list again.
      history.replaceState(state, '', withChoice(location.href, change))
      setFilter(now => ({ ...now, ...change }))
      // At once, not when the question is asked: a line pressed before that would be one of the earlier filter.
      setState('loading')
    }, []),
    more: () => void read(end.current),
    again: () => asked.current?.(),
    replace: row => setRows(now => now.map(old => (old.id === row.id ? row : old))),
    drop: id => setRows(now => now.filter(row => row.id !== id)),
  }
}

/** A row changed in the meantime may come again further down the order: it keeps its place, with its latest values. */
const joined = <Row extends LedgerRow>(rows: readonly Row[], further: readonly Row[]): Row[] => [
  ...new Map([...rows, ...further].map(row => [row.id, row])).values(),
]
