import type { Server } from 'node:http'
import { serveStatic } from '#site/serve/static.ts'
import { partnerHeaders } from './headers.ts'

interface Serving {
  folder: string
  port: number
  siteUrl: string
  backendUrl: string
  /** The page is rebuilt while it is served. */
  changes?: boolean
}

/** Serves the partner's page on its own origin, under its own strict policy. */
export const servePartnerPage = ({ folder, port, changes = false, ...origins }: Serving): Promise<Server> =>
  serveStatic({ folder, port, changes, headers: partnerHeaders(origins) })
