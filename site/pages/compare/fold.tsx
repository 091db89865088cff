import { type ReactNode, useState } from 'react'

interface FoldProps {
  title: string
  /** Whose, where cards stand below one another. */
  of: string
  /** Drawn only while it is open: a page of cards would be some thousand lines more with every change of a filter. */
  children: () => ReactNode
}

export function Fold({ title, of, children }: FoldProps) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="fold min-h-11 py-2.5 font-medium">
        <span>{title}</span>
        <span className="sr-only"> of {of}</span>
      </summary>
      {open && <div className="card-folded">{children()}</div>}
    </details>
  )
}
