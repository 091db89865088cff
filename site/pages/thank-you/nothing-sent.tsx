import { AppLink } from '#site/ui/app-link.tsx'

/** A bare visit: says so, and leads on. */
export function NothingSent() {
  return (
    <div className="mx-auto flex max-w-6xl flex-wrap gap-4 px-4 py-12">
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
  )
}
