import type { Path } from '#site/site-map.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { titleOf } from './title-of.ts'

/** What to read next. */
export function Related({ paths }: { paths: readonly Path[] }) {
  return (
    <section aria-labelledby="read-next" className="max-w-prose print:hidden">
      {/* Reading views throw away a heading that is called "related", and its list stood under the sources. */}
      <h2 id="read-next" className="text-lg">
        Read next
      </h2>
      <ul className="mt-3 border-line border-t">
        {paths.map(path => (
          <li key={path} className="border-line border-b">
            <AppLink to={path} className="flex min-h-12 items-center py-2 font-medium text-eucalypt">
              {titleOf(path)}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
