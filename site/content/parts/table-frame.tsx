import { type ReactNode, useId } from 'react'

interface TableFrameProps {
  caption: string
  /** The parts of the table. */
  children: ReactNode
}

/** A table wider than a phone scrolls within itself, by keyboard too, while its caption stays in view. */
export function TableFrame({ caption, children }: TableFrameProps) {
  const id = useId()
  return (
    <figure>
      <figcaption id={id} className="pb-2 text-muted text-sm">
        {caption}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section aria-labelledby={id} tabIndex={0} className="table-scroll">
        <table aria-labelledby={id}>{children}</table>
      </section>
    </figure>
  )
}
