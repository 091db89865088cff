import { GUIDES, type Path, SITE_MAP } from '#site/site-map.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { DRAWING } from './drawing.tsx'

/** The next guide in reading order; none after the last. */
export function NextGuide({ after }: { after: Path }) {
  const place = GUIDES.indexOf(after)
  const next = GUIDES[place + 1]
  if (!next) return null
  return (
    <nav aria-label="Next guide" className="border-line border-t bg-sand print:hidden">
      <AppLink to={next} className="group flex page-width flex-wrap items-center gap-x-8 gap-y-2 py-8 no-underline">
        <span className="w-32 shrink-0 max-sm:hidden">{DRAWING[next]}</span>
        <span>
          <span className="block text-muted">
            Guide {place + 2} of {GUIDES.length}
          </span>{' '}
          <span className="block font-display font-semibold text-eucalypt text-xl group-hover:underline">
            {SITE_MAP[next].label} <span aria-hidden="true">→</span>
          </span>
        </span>
      </AppLink>
    </nav>
  )
}
