import type { Server } from 'node:http'
import { LEADS_ON } from '#site/site-map.ts'
import { securityHeaders, WIDGET_HEADERS } from './headers.ts'
import { serveStatic } from './static.ts'

/** Serves the built site, and the built widget library, as a static host would. Rejects if the port is taken. */
export function serveSite(options: { folder: string; port: number; backendUrl: string }): Promise<Server> {
  const headers = securityHeaders(options)
  return serveStatic({
    folder: options.folder,
    port: options.port,
    headers,
    redirects: LEADS_ON,
    mounts: { '/widgets': { folder: 'dist/widgets', headers: { ...headers, ...WIDGET_HEADERS } } },
  })
}
