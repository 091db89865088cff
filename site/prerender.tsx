import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { jsonLd } from './json-ld.ts'
import { routes } from './routes.tsx'
import { SharedCard } from './shared-card.tsx'
import { StructuredData } from './ui/structured-data.ts'

/** With the operator's own values, which only the build's own code knows. */
export { BRAND } from '#widgets/domain/brand.ts'
export { feed } from './pages/blog/feed.tsx'

const handler = createStaticHandler(routes)
const CARD = renderToStaticMarkup(<SharedCard />)

/** The HTML of one page, with the part for its head kept apart. Throws if the page fails to render. */
export async function renderPage(path: string): Promise<{ head: string; body: string }> {
  const context = await handler.query(new Request(`http://prerender.invalid${path}`))
  if (context instanceof Response) throw new Error(`${path} answers a redirect while it is prerendered`)
  const failure = Object.values(context.errors ?? {})[0]
  if (failure) throw new Error(`${path} fails while it is prerendered`, { cause: failure })

  const router = createStaticRouter(handler.dataRoutes, context)
  const structured: object[] = []
  const { prelude } = await prerenderToNodeStream(
    <StructuredData value={objects => structured.push(...objects)}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StructuredData>,
    {
      // On a long page React would print a part later and move it into place with an inline script, which our policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  let html = ''
  for await (const chunk of prelude) html += chunk
  const { head, body } = apart(html)
  return { head: head + CARD + structured.map(jsonLd).join(''), body }
}

// React prints what belongs into the head first.
function apart(html: string) {
  const head = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
