import { type ReactNode, useState } from 'react'

interface FoldProps {
  title: string
  /** Which policy: cards repeat the title below one another. */
  of: string
  /** Drawn only while open: otherwise each change of a filter would redraw some thousand more lines. */
  children: () => ReactNode
}

export function Fold({ title, of, children }: FoldProps) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="fold min-h-11 py-2.5 font-medium">
        <span>{title}</span>
        <span className="sr-only">: {of}</span>
      </summary>
      {open && <div className="card-folded @container">{children()}</div>}
    </details>
  )
}
