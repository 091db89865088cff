import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { serviceRows, tickedRows } from './cover-rows.ts'

interface TickedExtrasProps {
  policy: Policy
  services: readonly string[] | undefined
  /** For somebody who holds a policy the comparison with it says which waits are left. */
  waits: boolean
  /** What is shown of a long list where a fold has the rest. */
  most?: number
  className: string
}

/** What it pays for the extras that were ticked: that it covers them is true of nearly every policy on the list. */
export function TickedExtras({
  policy,
  services = [],
  waits,
  most = Number.POSITIVE_INFINITY,
  className,
}: TickedExtrasProps) {
  if (services.length === 0) return null
  const rows = waits
    ? tickedRows([policy], { services }, null)
    : serviceRows([policy]).filter(({ title }) => services.includes(title!))
  const more = rows.length - most
  if (rows.length === 0) return null
  return (
    <div className={`text-sm leading-snug ${className}`}>
      <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[fit-content(40%)_minmax(0,1fr)]">
        {rows.slice(0, most).map(({ label, cells: [cell] }) => (
          <div key={label} className="sm:contents">
            <dt className="text-muted max-sm:inline">{label}:</dt>{' '}
            <dd className="font-medium max-sm:inline">{cell!.text}</dd>
          </div>
        ))}
      </dl>
      {more > 0 && <p className="mt-1.5 text-muted">And {more} more, under “Cover and waiting periods”.</p>}
    </div>
  )
}
