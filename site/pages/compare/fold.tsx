import { type ReactNode, useState } from 'react'

interface FoldProps {
  title: string
  /** Drawn only while it is open: a page of cards would be some thousand lines more with every change of a filter. */
  children: () => ReactNode
}

export function Fold({ title, children }: FoldProps) {
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="fold min-h-11 py-2.5 font-medium">{title}</summary>
      {open && <div className="card-folded">{children()}</div>}
    </details>
  )
}
