import { useCallback, useEffect, useRef, useState } from 'react'
import { whyFailed } from '#site/session/why-failed.ts'
import { type Choices, filterIn, withChoice } from './address.ts'
import { type Filter, type LedgerName, type LedgerRow, PAGE, page } from './pages.ts'

export interface Ledger<Row> {
  name: LedgerName
  rows: Row[]
  filter: Filter
  state: 'loading' | 'there' | 'failed'
  sentence: string
  /** Whether further rows may follow. */
  hasMore: boolean
  narrow: (change: Partial<Filter>) => void
  more: () => void
  /** Asks once more for the page that did not come. */
  again: () => void
  /** Puts what was saved in its place. */
  replace: (row: Row) => void
  drop: (id: string) => void
}

/** The rows read so far of one table, under a filter and an order that Back and a reload come back to. */
export function useLedger<Row extends LedgerRow>(name: LedgerName, choices: Choices): Ledger<Row> {
  const [filter, setFilter] = useState(() => filterIn(location.search, choices))
  const [rows, setRows] = useState<Row[]>([])
  const [state, setState] = useState<Ledger<Row>['state']>('loading')
  const [sentence, setSentence] = useState('')
  const [hasMore, setHasMore] = useState(false)

  // What was asked for last: an answer about an earlier filter is about other rows.
  const asked = useRef<() => void>(undefined)
  // Where the last page ended, whatever became of its rows since.
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
        // Those of an earlier filter are not what is asked for now.
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
      // Past the router: to it this would be a move, and the list would begin anew.
      history.replaceState(history.state, '', withChoice(location.href, change))
      setFilter(now => ({ ...now, ...change }))
      // With it, not once it is asked: a line that is pressed meanwhile is one of the earlier filter.
      setState('loading')
    }, []),
    more: () => void read(end.current),
    again: () => asked.current?.(),
    replace: row => setRows(now => now.map(old => (old.id === row.id ? row : old))),
    drop: id => setRows(now => now.filter(row => row.id !== id)),
  }
}

/** What was changed meanwhile may come a second time, further down in the order: it stays where it stands, as it is now. */
const joined = <Row extends LedgerRow>(rows: readonly Row[], further: readonly Row[]): Row[] => [
  ...new Map([...rows, ...further].map(row => [row.id, row])).values(),
]
