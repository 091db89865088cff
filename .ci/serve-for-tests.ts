import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import type { TestProject } from 'vitest/node'
import { serveSite } from '#site/serve/site.ts'
import { newDatabase } from '#supabase/engines/new-database.ts'
import { servePartnerPage } from '#widgets/library/partner/serve.ts'
import { BACKEND_URL, PARTNER_URL, PORTS, SITE_URL } from './addresses.ts'
import { keepBuild } from './build-in-use.ts'
import { endNow } from './free-port.ts'
import { portsAreFree } from './preflight.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    partnerUrl: string
    /** What the pages call; nothing listens there, see own-backend.ts. */
    backendUrl: string
    /** One for each worker. */
    backends: readonly BackendForTests[]
  }
}

interface BackendForTests {
  url: string
  databaseUrl: string
}

/** Serves the shipped build, and gives each worker a fresh backend of its own. */
export default async function setup(project: TestProject) {
  await portsAreFree({ site: PORTS.site, partner: PORTS.partner })
  // In a process of its own: the test runner's NODE_ENV would make a development build of it.
  execFileSync('node', ['.ci/build.ts', '--if-needed'], { stdio: 'inherit' })
  keepBuild(PORTS.site)
  // Otherwise each of the backends would make it, all at once.
  await newDatabase()
  const backends = Array.from({ length: Number(project.vitest.config.maxWorkers) }, startBackend)
  const site = await serveSite({ folder: 'dist/site', port: PORTS.site, backendUrl: BACKEND_URL })
  const partner = await servePartnerPage({
    folder: 'dist/partner',
    port: PORTS.partner,
    siteUrl: SITE_URL,
    backendUrl: BACKEND_URL,
  })
  // Whoever asks closes an idle connection: a server that does it first may do it just as a busy test asks again.
  for (const server of [site, partner]) server.keepAliveTimeout = 0
  project.provide('siteUrl', SITE_URL)
  project.provide('partnerUrl', PARTNER_URL)
  project.provide('backendUrl', BACKEND_URL)
  project.provide('backends', await Promise.all(backends.map(backend => backend.started)))

  return async () => {
    await Promise.all([site, partner].map(endNow))
    for (const { child } of backends) child.disconnect()
  }
}

function startBackend(): { child: ChildProcess; started: Promise<BackendForTests> } {
  // The backend hashes passwords in its one thread; at the usual cost each takes 60 ms, during which nobody else is answered.
  const child = fork('.ci/backend-for-tests.ts', {
    env: { ...process.env, LITE_AUTH_BCRYPT_COST: '4' },
    // Compiling the database program for speed costs more than its few queries get back.
    execArgv: ['--liftoff-only'],
  })
  const started = Promise.race([
    once(child, 'message').then(([addresses]) => addresses as BackendForTests),
    once(child, 'exit').then(() => Promise.reject(new Error('The embedded backend could not start; see above.'))),
  ])
  return { child, started }
}
