import type { ReactNode } from 'react'

/** One numbered step of what happens next. */
export function NextStep({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-line border-t pt-4">
      <span aria-hidden="true" className="font-display font-semibold text-wattle-deep text-xl">
        {number}
      </span>
      <span>
        <strong className="block">{title}</strong>
        {children}
      </span>
    </li>
  )
}
