import type { ReactNode } from 'react'

interface SectionProps {
  number: number
  title: string
  /** Adds a note beside the title that the section may be skipped. */
  skippable?: boolean
  /** Not asked for the chosen cover; answers stay in the fields. */
  hidden?: boolean
  children: ReactNode
}

/** One numbered entry of the ledger: the number in the margin, the questions beside it. */
export function Section({ number, title, skippable = true, hidden, children }: SectionProps) {
  return (
    <section
      aria-labelledby={`section-${number}`}
      hidden={hidden}
      className="grid gap-x-6 gap-y-4 border-line border-t py-10 first-of-type:border-t-0 first-of-type:pt-0 sm:grid-cols-[3rem_minmax(0,1fr)]"
    >
      <p aria-hidden="true" className="font-display font-semibold text-2xl text-wattle-deep max-sm:hidden">
        {number}
      </p>
      <div className="grid min-w-0 gap-8">
        <h2 id={`section-${number}`} className="text-xl">
          {title} {skippable && <span className="font-normal text-base text-muted">(you can skip this)</span>}
        </h2>
        {children}
      </div>
    </section>
  )
}
