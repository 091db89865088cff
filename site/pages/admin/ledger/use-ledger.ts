import { useCallback, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../use-answer.ts'
import { EVERYTHING, type Filter, type LedgerRow, PAGE, page, type Source } from './pages.ts'

export interface Ledger<Row> {
  rows: Row[]
  filter: Filter
  state: 'loading' | 'there' | 'failed'
  sentence: string
  /** Whether further rows may follow. */
  hasMore: boolean
  narrow: (change: Partial<Filter>) => void
  more: () => void
  reload: () => void
  /** Puts what was saved in its place. */
  replace: (row: Row) => void
  drop: (id: string) => void
}

/** The rows read so far of one table, under a filter that stays while one looks at them. */
export function useLedger<Row extends LedgerRow>(source: Source): Ledger<Row> {
  const [filter, setFilter] = useState<Filter>(EVERYTHING)
  const [rows, setRows] = useState<Row[]>([])
  const [state, setState] = useState<Ledger<Row>['state']>('loading')
  const [sentence, setSentence] = useState('')
  const [hasMore, setHasMore] = useState(false)
  const [round, setRound] = useState(0)

  // What was asked for last: an answer about an earlier filter is about other rows.
  const asked = useRef<object>(undefined)

  useEffect(() => {
    let stale = false
    asked.current = {}
    setState('loading')
    void page<Row>(source, filter).then(answer => {
      if (stale) return
      if (answer.ok) {
        setRows(answer.data)
        setHasMore(answer.data.length === PAGE)
        setState('there')
      } else {
        setSentence(sentenceOf(answer))
        setState('failed')
      }
    })
    return () => {
      stale = true
    }
  }, [source, filter, round])

  async function more() {
    const mine = asked.current
    setState('loading')
    const answer = await page<Row>(source, filter, rows.at(-1))
    if (asked.current !== mine) return
    if (!answer.ok) {
      setSentence(sentenceOf(answer))
      return setState('failed')
    }
    setRows([...rows, ...answer.data])
    setHasMore(answer.data.length === PAGE)
    setState('there')
  }

  return {
    rows,
    filter,
    state,
    sentence,
    hasMore,
    narrow: useCallback(change => setFilter(now => ({ ...now, ...change })), []),
    more: () => void more(),
    reload: () => setRound(n => n + 1),
    replace: row => setRows(now => now.map(old => (old.id === row.id ? row : old))),
    drop: id => setRows(now => now.filter(row => row.id !== id)),
  }
}
