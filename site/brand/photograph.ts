/** `npx node site/brand/photograph.ts`: takes the screenshots that the project's README shows, from the built product. */
import { join } from 'node:path'
import { chromium } from 'playwright'
import { BACKEND_URL, PARTNER_URL, PORTS, SITE_URL } from '#ci/addresses.ts'
import { buildToServe } from '#ci/build.ts'
import { launchOptions } from '#ci/chromium.ts'
import { portsAreFree } from '#ci/preflight.ts'
import { serveSite } from '#site/serve/site.ts'
import { startBackend } from '#supabase/local/backend.ts'
import { servePartnerPage } from '#widgets/library/partner/serve.ts'

const VIEWS = {
  home: SITE_URL,
  compare: `${SITE_URL}/compare?coverFor=couples&postcode=VIC`,
  partner: PARTNER_URL,
}

await portsAreFree(PORTS)
await buildToServe()
const addresses = { siteUrl: SITE_URL, backendUrl: BACKEND_URL }
await using _backend = await startBackend({ port: PORTS.backend, siteUrl: SITE_URL })
await using _site = await serveSite({ folder: 'dist/site', port: PORTS.site, backendUrl: BACKEND_URL })
await using _partner = await servePartnerPage({ folder: 'dist/partner', port: PORTS.partner, ...addresses })
await using browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
for (const [name, address] of Object.entries(VIEWS)) {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.screenshot({ path: join(import.meta.dirname, 'readme', `${name}.jpg`), type: 'jpeg', quality: 72 })
}
