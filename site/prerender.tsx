import { renderToStaticMarkup } from 'react-dom/server'
import { matchRoutes, StaticRouter } from 'react-router-dom'
import { jsonLd } from './json-ld.ts'
import { loadPage } from './page-route.ts'
import { printed } from './printed.ts'
import { Page } from './router.tsx'
import { routes } from './routes.tsx'
import { SharedCard } from './shared-card.tsx'
import { StructuredData } from './ui/structured-data.ts'

/** With the operator's own values, which only the build's own code knows. */
export { BRAND } from '#widgets/domain/brand.ts'
export { feed } from './pages/blog/feed.tsx'

const CARD = renderToStaticMarkup(<SharedCard />)

/** The HTML of one page, with the part for its head kept apart. Throws if the page fails to render. */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  await loadPage(matchRoutes(routes, path))
  const structured: object[] = []
  const html = await printed(
    <StructuredData value={objects => structured.push(...objects)}>
      <StaticRouter location={path}>
        <Page routes={routes} />
      </StaticRouter>
    </StructuredData>,
  )
  const { head, body } = apart(html)
  return { head: head + CARD + structured.map(jsonLd).join(''), body }
}

// React prints what belongs into the head first.
function apart(html: string) {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
