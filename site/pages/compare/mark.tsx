import { Check, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'

export const RESTRICTED = '“Restricted” means lower benefits: enough for a public hospital, rarely for a private one.'

const MARKS = {
  full: <Check aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-eucalypt" />,
  restricted: <Minus aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-wattle-deep" />,
  none: <X aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" />,
}

/** The text, with an icon beside it that says the same. */
export function Mark({ mark, children }: { mark: keyof typeof MARKS | undefined; children: ReactNode }) {
  if (!mark) return children
  return (
    <span className={`flex gap-1.5 ${mark === 'none' ? 'text-muted' : ''}`}>
      {MARKS[mark]}
      <span>{children}</span>
    </span>
  )
}
