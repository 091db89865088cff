import { serveSite } from '#site/serve/site.ts'
import { startBackend } from '#supabase/local/backend.ts'
import { servePartnerPage } from '#widgets/library/partner/serve.ts'
import { BACKEND_URL, HOSTED_BACKEND, PARTNER_URL, PORTS, SITE_URL } from './addresses.ts'
import { buildToServe, hostedKeyIsGiven, orStop } from './build.ts'
import { serveWithHotReload } from './hot-reload.ts'
import { foldersAreWritable, portsAreFree } from './preflight.ts'
import { say, step, stop } from './say.ts'
import { told } from './told.ts'

const DATABASE = '.local/database'
const USAGE = `npm start
npm run dev

Serves the site, a partner's page and the embedded backend on this machine, from the last build (made anew if the sources
have changed) or, with dev, from the sources. Only variables change where: HIC_SITE_PORT, HIC_PARTNER_PORT and
HIC_BACKEND_PORT.`
const { dev: hotReload } = told(USAGE, { options: { dev: { type: 'boolean' } } }).values

hostedKeyIsGiven()
const { backend, ...pages } = PORTS
await portsAreFree(HOSTED_BACKEND ? pages : PORTS)
await foldersAreWritable()

await Promise.all([
  HOSTED_BACKEND || step('Starting the embedded backend', startEmbeddedBackend),
  hotReload ? orStop(serveWithHotReload) : serveBuild(),
])
await servePartnerPage({
  folder: 'dist/partner',
  port: pages.partner,
  siteUrl: SITE_URL,
  backendUrl: BACKEND_URL,
  changes: hotReload,
})

console.log()
say(`Site           ${SITE_URL}`)
say(`Partner page   ${PARTNER_URL}`)
say(`Backend        ${BACKEND_URL}${HOSTED_BACKEND ? ' (hosted)' : ''}`)
if (!HOSTED_BACKEND) say(`Outbox         ${BACKEND_URL}/outbox`)
say('Stop with Ctrl+C.')

async function startEmbeddedBackend() {
  try {
    const embedded = await startBackend({ port: backend, dataDir: DATABASE, siteUrl: SITE_URL })
    // Closed in order, so that what was written is on disk and the next start finds no lock.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.on(signal, () => embedded.close().finally(() => process.exit()))
  } catch (error) {
    stop(`The embedded backend could not start: ${(error as Error).message}`, error)
  }
}

async function serveBuild() {
  await orStop(buildToServe)
  await serveSite({ folder: 'dist/site', port: pages.site, backendUrl: BACKEND_URL })
}
