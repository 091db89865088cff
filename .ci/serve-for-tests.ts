import { execFileSync } from 'node:child_process'
import type { TestProject } from 'vitest/node'
import { serveSite } from '#site/serve/site.ts'
import { startBackend } from '#supabase/local/backend.ts'
import { servePartnerPage } from '#widgets/library/partner/serve.ts'
import { BACKEND_URL, PARTNER_URL, PORTS, SITE_URL } from './addresses.ts'
import { serveDatabase } from './database-for-tests.ts'
import { portsAreFree } from './preflight.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    partnerUrl: string
    backendUrl: string
    /** Takes {sql, params} by POST, past row level security. */
    databaseUrl: string
  }
}

interface Served {
  databaseUrl: string
  stop(): Promise<void>
}

/** Serves the shipped build and a fresh backend, in memory, to every project that tests them. */
export default async function setup(project: TestProject) {
  // Each project has its own copy of this module, but they share the process: the first one starts, the last one stops.
  const shared = globalThis as { hicServed?: { users: number; served: Promise<Served> } }
  shared.hicServed ??= { users: 0, served: serve() }
  const { hicServed } = shared
  hicServed.users += 1
  const { databaseUrl, stop } = await hicServed.served

  project.provide('siteUrl', SITE_URL)
  project.provide('partnerUrl', PARTNER_URL)
  project.provide('backendUrl', BACKEND_URL)
  project.provide('databaseUrl', databaseUrl)

  return async () => {
    hicServed.users -= 1
    if (hicServed.users === 0) await stop()
  }
}

async function serve(): Promise<Served> {
  await portsAreFree(PORTS)
  // In a process of its own: the test runner's NODE_ENV would make a development build of it.
  execFileSync('node', ['.ci/build.ts', '--if-needed'], { stdio: 'inherit' })
  const backend = await startBackend({ port: PORTS.backend, siteUrl: SITE_URL })
  const database = await serveDatabase(backend)
  const site = await serveSite({ folder: 'dist/site', port: PORTS.site, backendUrl: BACKEND_URL })
  const partner = await servePartnerPage({
    folder: 'dist/partner',
    port: PORTS.partner,
    siteUrl: SITE_URL,
    backendUrl: BACKEND_URL,
  })
  return {
    databaseUrl: database.url,
    async stop() {
      for (const server of [site, partner]) {
        server.closeAllConnections()
        server.close()
      }
      database.close()
      await backend.close()
    },
  }
}
