import { Check, Minus, X } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#widgets/kit/ui/icon.ts'

export const RESTRICTED = '“Restricted” means lower benefits: enough for a public hospital, rarely for a private one.'

const MARKS = {
  full: <Icon of={Check} size={18} className="mt-0.5 shrink-0 text-eucalypt" />,
  restricted: <Icon of={Minus} size={18} className="mt-0.5 shrink-0 text-wattle-deep" />,
  none: <Icon of={X} size={18} className="mt-0.5 shrink-0 text-muted" />,
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
