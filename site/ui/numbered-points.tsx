import type { ReactNode } from 'react'

interface Point {
  title: string
  text: ReactNode
  /** For the last column: a figure and what it counts. */
  figure?: { figure: string; counts: string } | undefined
}

/** Points in their order, set as a ledger is: the number, the margin’s double rule, the entry, its figure. */
export function NumberedPoints({ points }: { points: readonly Point[] }) {
  return (
    <ol className="border-line border-y bg-paper">
      {points.map(({ title, text, figure }, i) => (
        // Laid out within: Safari tells VoiceOver of no list where the items themselves are grids.
        <li key={title} className="border-line not-last:border-b">
          <div
            className={`grid grid-cols-[2.75rem_1fr] sm:grid-cols-[5rem_1fr] ${figure ? 'md:grid-cols-[5rem_1fr_12rem]' : ''}`}
          >
            <span
              className="row-span-2 border-ember/40 border-r-4 border-double py-5 pr-2.5 text-right font-display sm:pr-4 text-2xl text-wattle-deep leading-none"
              aria-hidden="true"
            >
              {i + 1}
            </span>
            <div className="py-5 pr-4 pl-4 sm:pl-5">
              <h3 className="text-lg">{title}</h3>
              <p className="mt-1 max-w-prose">{text}</p>
            </div>
            {figure && (
              <p className="col-start-2 text-balance px-4 pb-5 sm:px-5 text-muted text-sm md:col-start-3 md:pt-5 md:text-right">
                <strong className="block font-display font-semibold text-eucalypt text-xl">{figure.figure}</strong>
                {figure.counts}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
