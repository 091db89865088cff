import { AppLink } from '#site/ui/app-link.tsx'
import { Hills } from '#site/ui/drawn/hills.tsx'

/** For a visit without a submission: says so, and offers the next steps. */
export function NothingSent() {
  return (
    <div className="relative isolate overflow-hidden bg-sand">
      <Hills className="-z-10 absolute inset-x-0 bottom-0 h-64 w-full lg:h-96" />
      <div className="flex page-width flex-wrap gap-3 pt-12 max-sm:*:grow pb-80 lg:pb-[max(26rem,29vw)]">
        <AppLink to="/priorities" className="hic-button" data-look="action">
          Start comparing
        </AppLink>
        <AppLink to="/get-quote" className="hic-button" data-look="quiet">
          Get a quote
        </AppLink>
        <AppLink to="/schedule-call" className="hic-button" data-look="quiet">
          Schedule a call
        </AppLink>
      </div>
    </div>
  )
}
