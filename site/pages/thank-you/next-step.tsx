import type { ReactNode } from 'react'

/** One numbered step of what happens next. */
export function NextStep({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    // Laid out within: Safari tells VoiceOver of no list where the items themselves are grids.
    <li className="border-line border-t pt-4">
      <div className="grid grid-cols-[2.5rem_minmax(0,1fr)]">
        <span aria-hidden="true" className="font-display font-semibold text-wattle-deep text-xl">
          {number}
        </span>
        <span>
          <strong className="block">{title}</strong>
          {children}
        </span>
      </div>
    </li>
  )
}
