import { endNow, serveOnFreePort, urlOf } from '#ci/free-port.ts'
import { WIDGET_HEADERS } from '#site/serve/headers.ts'
import { serveStatic } from '#site/serve/static.ts'

/** Somebody else's page, with the headers that their host sends. */
export interface HostPage {
  html: string
  headers?: Record<string, string>
}

/** The built library and pages that embed it, on two origins of their own, on free ports. */
export async function serveHosts(pages: (library: string) => Record<string, HostPage>) {
  const library = await serveStatic({ folder: 'dist/widgets', port: 0, headers: WIDGET_HEADERS })
  const libraryUrl = urlOf(library)
  const known = pages(libraryUrl)
  const hosts = await serveOnFreePort((request, response) => {
    const page = known[decodeURIComponent(new URL(request.url!, 'http://host').pathname.slice(1))]
    if (!page) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.html)
  })
  return {
    libraryUrl,
    pageUrl: (name: string) => `${urlOf(hosts)}/${encodeURIComponent(name)}`,
    close: () => Promise.all([library, hosts].map(endNow)),
  }
}
