import type { ReactNode } from 'react'

export interface Fact {
  label: string
  value: ReactNode
}

/** What is known about an entry, line by line. Unknown values are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-4 border-line border-t">
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label} className="grid gap-x-4 border-line border-b py-2 sm:grid-cols-[10rem_1fr]">
            <dt dir="auto" className="text-muted">
              {label}
            </dt>
            <dd dir="auto" className="whitespace-pre-wrap tabular-nums [&_a]:py-1 wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  )
}
