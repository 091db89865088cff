import { Download } from 'lucide'
import { type MouseEvent, useRef, useState } from 'react'
import { whyFailed } from '#site/session/why-failed.ts'
import { saveFile } from '#site/ui/save-file.ts'
import { isSecondPress } from '#site/ui/second-press.ts'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { countLabel } from '#widgets/domain/number.ts'
import { Icon } from '#widgets/kit/ui/icon.ts'
import { askTeam } from '../ask-team.ts'
import { type Cell, csv } from '../csv.ts'
import { unsentWords } from './filters.tsx'
import { type Filter, type LedgerRow, NEWEST_FIRST, page } from './pages.ts'
import type { Ledger } from './use-ledger.ts'

export interface Exported<Row> {
  /** Of the file, without its ending. */
  file: string
  columns: Readonly<Record<string, (row: Row) => Cell>>
}

// The most that the function returns in one answer.
const AT_ONCE = 1000

// It goes once the words that its press took along from there have found nothing.
const toSearch = handFocusOn(() => document.querySelector<HTMLElement>('[type="search"]'))

/** Everything that the filter finds, if it finds anything, as a file for a spreadsheet, fetched page by page. */
export function ExportButton<Row extends LedgerRow>({
  file,
  columns,
  ledger,
}: Exported<Row> & { ledger: Ledger<Row> }) {
  const [told, setTold] = useState('')
  const [soFar, setSoFar] = useState<number>()
  const isRunning = soFar !== undefined
  const wanted = useRef(false)

  function press(event: MouseEvent) {
    // The second press of a double click means the same as the first.
    if (isSecondPress(event)) return
    if (isRunning) wanted.current = false
    else void run()
  }
  async function run() {
    wanted.current = true
    setTold('')
    setSoFar(0)
    const words = unsentWords(ledger.filter)
    if (words) ledger.narrow(words)
    setTold(await exported({ ...ledger.filter, ...words }))
    setSoFar(undefined)
  }

  async function exported(filter: Filter): Promise<string> {
    const cells = Object.values(columns)
    const parts = [csv([Object.keys(columns)])]
    let count = 0
    let last: Row | undefined
    do {
      // In the order they came in, whatever the screen's order: nobody can change that while the pages are fetched.
      const answer = await page<Row>(ledger.name, { ...filter, ...NEWEST_FIRST }, last, AT_ONCE)
      if (!wanted.current) return 'Stopped. Nothing was saved.'
      if (!answer.ok) return whyFailed(answer)
      parts.push(csv(answer.data.map(row => cells.map(cell => cell(row)))))
      count += answer.data.length
      setSoFar(count)
      last = answer.data.length === AT_ONCE ? answer.data.at(-1) : undefined
    } while (last)
    // The list itself says that nothing matches.
    if (count === 0) return ''
    // No file without a line in the log: it holds personal data, and leaves our hands.
    const noted = await askTeam(client =>
      client.from('data_requests').insert({ kind: 'list', list: ledger.name, entries: count }),
    )
    if (!noted.ok) return whyFailed(noted)
    saveFile(`${file}.csv`, 'text/csv', ...parts)
    return `${countLabel(count)} ${count === 1 ? 'row is' : 'rows are'} in ${file}.csv`
  }

  if (ledger.rows.length === 0 && !isRunning) return null
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4">
      {/* One button for both: the focus stays on it. */}
      <button ref={toSearch} type="button" className="hic-button" data-look="quiet" onClick={press}>
        {isRunning ? (
          'Stop the export'
        ) : (
          <>
            <Icon of={Download} size={20} />
            Export as CSV
          </>
        )}
      </button>
      {isRunning && <p className="text-muted tabular-nums">{countLabel(soFar)} rows so far …</p>}
      <p role="status" className="text-muted">
        {told}
      </p>
    </div>
  )
}
