import type { Server } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { endNow, serveOnFreePort, urlOf } from '#ci/free-port.ts'
import { WIDGET_HEADERS } from '#site/serve/headers.ts'
import { serveStatic } from '#site/serve/static.ts'

/** Somebody else's page, with the headers that their host sends. */
export interface HostPage {
  html: string
  headers?: Record<string, string>
}

/**
 * Serves the built library, and pages that embed it, to the tests of the file that calls this: each from an origin of its
 * own, on a free port. Returns what gives a page's address by its name.
 */
export function useHosts(pages: (library: string) => Record<string, HostPage>): (name: string) => string {
  let library: Server
  let hosts: Server

  beforeAll(async () => {
    library = await serveStatic({ folder: 'dist/widgets', port: 0, headers: WIDGET_HEADERS })
    const known = pages(urlOf(library))
    hosts = await serveOnFreePort((request, response) => {
      const page = known[decodeURIComponent(new URL(request.url!, 'http://host').pathname.slice(1))]
      if (!page) return void response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.html)
    })
  })
  afterAll(() => Promise.all([library, hosts].map(endNow)))

  return name => `${urlOf(hosts)}/${encodeURIComponent(name)}`
}
