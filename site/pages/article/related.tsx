import { type Path, SITE_MAP } from '#site/site-map.ts'
import { AppLink } from '#site/ui/app-link.tsx'

/** What to read next. */
export function Related({ paths = [] }: { paths?: readonly Path[] | undefined }) {
  if (paths.length === 0) return null
  return (
    <section aria-labelledby="related" className="max-w-prose print:hidden">
      <h2 id="related" className="text-lg">
        Read next
      </h2>
      <ul className="mt-3 border-line border-t">
        {paths.map(path => (
          <li key={path} className="border-line border-b">
            <AppLink to={path} className="flex min-h-12 items-center py-2 font-medium text-eucalypt">
              {SITE_MAP[path].label}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
