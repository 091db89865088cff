import { useId } from 'react'
import { KeptParts } from './kept-parts.tsx'

interface BillRow {
  label: string
  /** As printed: '$1,170.00', '24.118%'. */
  amount: string
  /** How the amount came about. */
  working?: string | undefined
}

interface BillProps {
  title: string
  rows: readonly BillRow[]
  total?: BillRow
  /** The period or tables that the working is based on. */
  note?: string
}

/** Working set like a good bill: amounts in a column at the right, the sum ruled off. */
export function Bill({ title, rows, total, note }: BillProps) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className="rounded-card border border-line bg-paper px-4 py-4 sm:px-6">
      <figcaption id={id} className="font-display font-semibold text-lg">
        <KeptParts text={title} at=": " />
      </figcaption>
      <dl className="mt-3 tabular-nums">
        {rows.map(row => (
          <Row key={row.label} {...row} className="border-line border-t" />
        ))}
        {total && <Row {...total} className="border-ink border-t-4 border-double font-bold" />}
      </dl>
      {note && <p className="mt-3 max-w-prose text-muted text-sm">{note}</p>}
    </figure>
  )
}

function Row({ label, amount, working, className }: BillRow & { className: string }) {
  return (
    // Where changes are read out, a new amount comes with the words that say what it is.
    <div aria-atomic="true" className={`flex flex-wrap items-baseline gap-x-4 py-2 ${className}`}>
      <dt className="min-w-[55%] flex-1">
        {label} {/* Reading views and feed readers take our styles away. */}
        {working && (
          <span className="block font-normal text-muted text-sm">
            <KeptParts text={working} at=" + " />
          </span>
        )}
      </dt>
      <dd className="ml-auto text-right">{amount}</dd>
    </div>
  )
}
