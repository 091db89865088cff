import type { ComponentProps } from 'react'
import { type NotLoaded, SENTENCE } from '#site/catalogue/client.ts'
import { keepAnswers } from '#site/journey/answers/answers.ts'
import { pageIsThere } from '#site/shell/reload-once.ts'
import { Hills } from '#site/ui/drawn/hills.tsx'
import { useInBrowser } from '#site/ui/in-browser.ts'
import { useLate } from '#widgets/kit/ui/late.ts'
import { keptHere } from './list/kept-here.ts'
import { RESULTS_TITLE, toResults } from './results-title.ts'
import { Said } from './said.tsx'

/** One press to real prices, for people who would rather look first. */
const EXAMPLES = [
  { label: 'One person in NSW', coverFor: 'singles', state: 'NSW' },
  { label: 'A couple in VIC', coverFor: 'couples', state: 'VIC' },
  { label: 'A family in QLD', coverFor: 'families', state: 'QLD' },
] as const

/** Few have saved a comparison: only they load the code that offers it. */
const loadKeptComparison = () => import('./list/keep.tsx').then(part => part.KeptComparison)

/** Before the first two answers. */
export function NeedsAnswers({ className }: { className: string }) {
  const isKept = useInBrowser(() => keptHere() !== null, false)
  const KeptComparison = useLate(loadKeptComparison, isKept)
  return (
    <section aria-label="Results" className={`overflow-hidden rounded-card bg-sand p-6 sm:p-10 ${className}`}>
      <h2 id={RESULTS_TITLE} tabIndex={-1} className="text-2xl">
        Two answers, then your prices
      </h2>
      <p className="mt-3 max-w-prose">
        Choose who the cover is for and your state above. You can skip everything else: each answer just makes the
        prices more accurate.
      </p>
      <p className="mt-6 font-semibold" id="for-example">
        Or start from an example and change it:
      </p>
      <ul aria-labelledby="for-example" className="mt-3 flex flex-wrap gap-3 max-sm:*:grow">
        {EXAMPLES.map(({ label, ...answers }) => (
          <li key={label}>
            <button
              ref={toResults}
              type="button"
              className="hic-button w-full"
              data-look="quiet"
              onClick={() => keepAnswers(answers)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
      {KeptComparison && <KeptComparison />}
      {/* While there is no list, the filters beside it are longer. Its whole width: cut at the sides, it cut a tree in two. */}
      <Hills className="-mx-10 mt-12 -mb-10 h-auto w-[calc(100%+5rem)] max-w-none max-md:hidden" />
    </section>
  )
}

const PLACES = ['first', 'second', 'third', 'fourth']

const FETCHING = 'Loading the policies …'

export function Loading({ said }: { said: HTMLElement | null }) {
  return (
    <section aria-label="Results" aria-busy="true">
      <Said to={said}>{FETCHING}</Said>
      <Waiting ref={toResults} id={RESULTS_TITLE} tabIndex={-1} />
    </section>
  )
}

/** What is seen while the policies load; also on the prerendered page, for people who come with both answers. */
export const Waiting = ({ className, ...words }: ComponentProps<'p'>) => (
  <div className={className}>
    <p className="font-medium" {...words}>
      {FETCHING}
    </p>
    {PLACES.map(place => (
      <div key={place} className="mt-4 h-44 rounded-card bg-sand motion-safe:animate-pulse" />
    ))}
  </div>
)

export function Failed({ outcome, onTryAgain }: { outcome: NotLoaded; onTryAgain: () => void }) {
  // Offline, the browser's own error page would replace this one.
  const reload = async () => ((await pageIsThere()) ? location.reload() : onTryAgain())
  return (
    <section aria-label="Results" className="trouble-box p-6">
      <p id={RESULTS_TITLE} tabIndex={-1} role="alert">
        {SENTENCE[outcome]}
      </p>
      <button
        ref={toResults}
        type="button"
        className="hic-button mt-4"
        data-look="quiet"
        onClick={outcome === 'outdated' ? reload : onTryAgain}
      >
        {outcome === 'outdated' ? 'Reload the page' : 'Try again'}
      </button>
    </section>
  )
}
