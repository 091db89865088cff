/** A column's head; with a class if it is aligned right or hidden on a narrow screen. */
type Head = string | readonly [label: string, className: string]

/** The head of a dashboard table that cannot be sorted. */
export function HeadRow({ heads }: { heads: readonly Head[] }) {
  return (
    <thead>
      <tr className="border-ink border-b-2 text-sm">
        {heads.map(head => {
          const [label, className] = typeof head === 'string' ? [head, ''] : head
          return (
            <th key={label} scope="col" className={`py-2 pr-2 last:pr-0 sm:pr-4 ${className}`}>
              {label}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
