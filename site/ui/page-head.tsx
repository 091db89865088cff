import { useContext } from 'react'
import { type Path, type PathByLink, UNLISTED } from '#site/site-map.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { breadcrumb, StructuredData } from './structured-data.ts'

interface PageHeadProps {
  /** The canonical address; null on a page that has none, such as the 404 page. */
  path: Path | PathByLink | null
  /** As search engines show it; the brand's name is added unless the title stands alone. */
  title: string
  standsAlone?: boolean
  description: string
  /** schema.org objects for this page, each printed as one JSON-LD block at build time. */
  structuredData?: readonly object[]
}

/** What the page tells search engines, browsers' tabs and people who share it. React hoists it into the head. */
export function PageHead({ path, title, standsAlone = false, description, structuredData = [] }: PageHeadProps) {
  const fullTitle = standsAlone ? title : `${title} | ${BRAND.name}`
  const canonical = path && new URL(path, BRAND.siteUrl).href
  const unlisted = !path || UNLISTED.includes(path)
  const print = useContext(StructuredData)
  // For the bundler: none of this is needed in the browser.
  if (import.meta.env.SSR) print?.([...structuredData, ...(path && path !== '/' ? [breadcrumb(path, title)] : [])])
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {canonical && <link rel="canonical" href={canonical} />}
      {unlisted && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      {canonical && <meta property="og:url" content={canonical} />}
    </>
  )
}
