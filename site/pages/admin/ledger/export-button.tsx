import { Download } from 'lucide-react'
import { useState } from 'react'
import { type Cell, csv } from '../csv.ts'
import { saveFile } from '../save-file.ts'
import { sentenceOf } from '../use-answer.ts'
import { type Filter, type LedgerRow, page, type Source } from './pages.ts'

interface ExportButtonProps<Row> {
  /** Of the file, without its ending. */
  name: string
  source: Source
  filter: Filter
  columns: Readonly<Record<string, (row: Row) => Cell>>
}

// The most that the REST API gives in one answer.
const AT_ONCE = 1000

/** Everything that the filter lets through, as a file for a spreadsheet. */
export function ExportButton<Row extends LedgerRow>({ name, source, filter, columns }: ExportButtonProps<Row>) {
  const [told, setTold] = useState('')
  const [busy, setBusy] = useState(false)

  async function run() {
    setBusy(true)
    const rows: Row[] = []
    for (;;) {
      const answer = await page<Row>(source, filter, rows.at(-1), AT_ONCE)
      if (!answer.ok) {
        setTold(sentenceOf(answer))
        return setBusy(false)
      }
      rows.push(...answer.data)
      setTold(`${rows.length} rows so far …`)
      if (answer.data.length < AT_ONCE) break
    }
    const cells = Object.values(columns)
    saveFile(
      `${name}.csv`,
      'text/csv',
      csv(
        Object.keys(columns),
        rows.map(row => cells.map(cell => cell(row))),
      ),
    )
    setTold(`${rows.length} rows are in ${name}.csv`)
    setBusy(false)
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4">
      <button type="button" className="hic-button" data-look="quiet" disabled={busy} onClick={() => void run()}>
        <Download strokeWidth={1.75} size={20} aria-hidden="true" />
        Export as CSV
      </button>
      <p role="status" className="text-muted">
        {told}
      </p>
    </div>
  )
}
