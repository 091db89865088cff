/** How many rows of each table an export or erasure covered. */
export function countsOf(data: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object(data)).map(([table, rows]) => [table, Array.isArray(rows) ? rows.length : Number(rows)]),
  )
}

interface CountsProps {
  title: string
  counts?: Record<string, number>
  note?: string
}

export function Counts({ title, counts = {}, note }: CountsProps) {
  return (
    <div className="mt-6 max-w-xl border-eucalypt border-l-4 bg-mist p-5">
      <p className="font-semibold">{title}</p>
      {note && <p className="mt-2">{note}</p>}
      <dl className="mt-2 empty:hidden">
        {Object.entries(counts).map(([table, count]) => (
          <div key={table} className="flex justify-between gap-4">
            <dt>{table.replaceAll('_', ' ')}</dt>
            <dd className="tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
