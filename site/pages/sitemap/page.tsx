import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { FOOTER_GROUPS } from '#site/shell/footer-groups.ts'
import { PATHS, type Path, SITE_MAP } from '#site/site-map.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { pageData } from '#site/ui/structured-data.ts'
import { BRAND } from '#widgets/domain/brand.ts'

const DESCRIPTION = `Every page of ${BRAND.name} in one list: comparing and quotes, cover types, guides, blog, support and the legal pages.`

const ACCOUNTS: readonly Path[] = ['/auth', '/admin', '/thank-you']
const GROUPED = [...ACCOUNTS, ...FOOTER_GROUPS.flatMap(({ paths }) => paths)]
// What the specification's footer leaves to the header, and every page that has no group.
const ALSO_MAIN = PATHS.filter(path => !GROUPED.includes(path))

const GROUPS: typeof FOOTER_GROUPS = [
  ...FOOTER_GROUPS.map(({ title, paths }) => ({ title, paths: title === 'Main' ? [...paths, ...ALSO_MAIN] : paths })),
  { title: 'Accounts and requests', paths: ACCOUNTS },
]

export default function Page() {
  return (
    <>
      <PageHead
        path="/sitemap"
        title="Sitemap"
        description={DESCRIPTION}
        structuredData={[pageData('CollectionPage', { path: '/sitemap', name: 'Sitemap', description: DESCRIPTION })]}
      />
      <ArticleHead title="Sitemap" lead="Every page of this site, grouped as in the footer." />
      <div className="page-width columns-1 gap-12 py-12 sm:columns-2 lg:columns-3 lg:pt-16">
        {GROUPS.map(({ title, paths }) => (
          <section key={title} aria-label={title} className="mb-10 break-inside-avoid">
            <h2 className="text-xl">{title}</h2>
            <ul className="mt-3 border-ink border-t-2">
              {paths.map(path => (
                <li key={path} className="border-line border-b">
                  <AppLink
                    to={path}
                    className="flex min-h-11 items-baseline py-2 text-eucalypt no-underline hover:underline"
                  >
                    {SITE_MAP[path].label}
                  </AppLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
