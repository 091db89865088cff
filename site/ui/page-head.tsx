import { createContext, useContext } from 'react'
import { type Path, SITE_MAP, UNLISTED } from '#site/site-map.ts'
import { BRAND } from '#widgets/domain/brand.ts'

interface PageHeadProps {
  /** The canonical address; null on a page that has none, such as the 404 page. */
  path: Path | null
  /** As search engines show it; the brand's name is added unless the title stands alone. */
  title: string
  standsAlone?: boolean
  description: string
  /** schema.org objects for this page, each printed as one JSON-LD block at build time. */
  structuredData?: readonly object[]
}

/**
 * Takes a page's structured data while it is prerendered. In the browser nobody listens: search engines
 * read the HTML, and a script element made by React would be refused by the policy on Trusted Types.
 */
export const StructuredData = createContext<((objects: readonly object[]) => void) | null>(null)

/** What the page tells search engines, browsers' tabs and people who share it. React hoists it into the head. */
export function PageHead({ path, title, standsAlone = false, description, structuredData = [] }: PageHeadProps) {
  const fullTitle = standsAlone ? title : `${title} | ${BRAND.name}`
  const canonical = path && new URL(path, BRAND.siteUrl).href.replace(/\/$/, '')
  const unlisted = !path || UNLISTED.includes(path)
  const print = useContext(StructuredData)
  // Said to the bundler: none of it is needed where nobody listens.
  if (import.meta.env.SSR) print?.([...structuredData, ...(path && path !== '/' ? [breadcrumb(path)] : [])])
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {unlisted && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={BRAND.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={new URL('/og.png', BRAND.siteUrl).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function breadcrumb(path: Path) {
  const steps = path.split('/').slice(1)
  const trail: Path[] = ['/', ...steps.map((_, i) => `/${steps.slice(0, i + 1).join('/')}` as Path)]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: SITE_MAP[step].label,
      item: new URL(step, BRAND.siteUrl).href,
    })),
  }
}
