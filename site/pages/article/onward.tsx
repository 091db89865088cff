import { AppLink } from '#site/ui/app-link.tsx'
import { Sprig } from '#site/ui/drawn/sprig.tsx'
import { Slips } from './slips.tsx'

interface OnwardProps {
  title?: string
  /** The query that carries what the page was about. */
  and?: string
}

/** The one way onward from a page of text. */
export function Onward({ title = 'See what it means for your own price', and = '' }: OnwardProps) {
  return (
    <aside aria-label="Next step" className="relative isolate overflow-hidden bg-deep text-on-deep print:hidden">
      <Sprig className="-top-8 -right-12 -z-10 -scale-x-100 absolute w-56 opacity-80 max-sm:hidden" />
      <div className="relative grid page-width justify-items-start gap-4 py-14">
        <Slips className="-z-10 absolute right-(--gutter) bottom-0 w-60 max-md:hidden lg:w-80" />
        <p className="max-w-[26ch] text-balance font-display font-semibold text-2xl">{title}</p>
        <p className="max-w-prose text-balance">
          Two questions, no contact details: every policy that fits, with the working for each price.
        </p>
        <AppLink to="/quote" and={and} className="hic-button mt-2" data-look="action">
          Start comparing
        </AppLink>
      </div>
    </aside>
  )
}
