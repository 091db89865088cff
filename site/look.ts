import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { BACKEND_URL, PORTS, SITE_URL } from '#ci/addresses.ts'
import { buildToServe } from '#ci/build.ts'
import { launchOptions } from '#ci/chromium.ts'
import { portsAreFree } from '#ci/preflight.ts'
import { stop } from '#ci/say.ts'
import { told } from '#ci/told.ts'
import { startBackend } from '#supabase/local/backend.ts'
import { serveSite } from './serve/site.ts'
import { PATHS, REACHED_BY_LINK } from './site-map.ts'

const FOLDER = '.local/look'
const WIDTHS = [360, 768, 1440]
const SCHEMES = ['light', 'dark'] as const
const VIEW_HEIGHT_PX = 900

const USAGE = `npm run look [/path …]

Photographs every page of the built site at three widths, light and dark, into .local/look, so that a person can look at
them.
  /path   photographs these pages only`

const wanted = told(USAGE, { allowPositionals: true }).positionals
const unknown = wanted.find(path => !path.startsWith('/'))
if (unknown !== undefined) stop(`"${unknown}" is not the address of a page, such as /faq.`)
const paths = wanted.length > 0 ? wanted : [...PATHS, ...REACHED_BY_LINK, '/a-page-that-does-not-exist']

await portsAreFree({ site: PORTS.site, backend: PORTS.backend })
await buildToServe()
await mkdir(FOLDER, { recursive: true })
// With a backend, so that offers and free times are shown rather than their failure.
await using _backend = await startBackend({ port: PORTS.backend, siteUrl: SITE_URL })
await using _server = await serveSite({ folder: 'dist/site', port: PORTS.site, backendUrl: BACKEND_URL })
await using browser = await chromium.launch(launchOptions())
for (const colorScheme of SCHEMES) {
  for (const width of WIDTHS) {
    const context = await browser.newContext({
      viewport: { width, height: VIEW_HEIGHT_PX },
      colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    for (const path of paths) {
      await page.goto(SITE_URL + path, { waitUntil: 'networkidle' })
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
      await page.screenshot({ path: join(FOLDER, `${name}-${width}-${colorScheme}.png`), fullPage: true })
    }
    await context.close()
  }
}
console.info(`Pages: ${paths.length}, each at ${WIDTHS.length} widths in ${SCHEMES.length} schemes; see ${FOLDER}`)
