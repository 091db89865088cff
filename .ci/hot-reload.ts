import { execFile } from 'node:child_process'
import { watch } from 'node:fs'
import { promisify } from 'node:util'
import sirv from 'sirv'
import { createServer, type ViteDevServer } from 'vite'
import { WIDGET_HEADERS } from '#site/serve/headers.ts'
import { BACKEND_URL, PORTS } from './addresses.ts'
import { buildIsNotServed } from './build-in-use.ts'
import { say, step } from './say.ts'

/** The site from its sources, and the widget library rebuilt at each change. */
export async function serveWithHotReload(): Promise<void> {
  process.env.VITE_SUPABASE_URL = BACKEND_URL
  await buildIsNotServed()
  await rebuildLibrary()
  const site = await siteFromSources(PORTS.site)
  const library = sirv('dist/widgets', {
    dev: true,
    setHeaders: response => void response.setHeaders(new Map(Object.entries(WIDGET_HEADERS))),
  })
  site.middlewares.use('/widgets', (request, response, next) => {
    // Vite serves the site's own sources under the same path; the library's types are not among them.
    if (request.url?.match(/(?<!\.d)\.tsx?|\.css/)) next()
    else library(request, response, next)
  })
  await site.listen()
  rebuildOnChange()
}

/** The site as the development server has it: nothing is prerendered. */
export const siteFromSources = (port: number): Promise<ViteDevServer> =>
  createServer({ configFile: 'site/vite.config.ts', server: { host: '127.0.0.1', port, strictPort: true } })

function rebuildOnChange() {
  let soon: NodeJS.Timeout | undefined
  // One after the other: each empties the folder that it writes to.
  let building = Promise.resolve()
  watch('widgets', { recursive: true }, () => {
    clearTimeout(soon)
    soon = setTimeout(() => {
      building = building.then(rebuildLibrary).catch(error => say(`✖ ${error.stderr || error.message}`))
    }, 200)
  })
}

// In a process of its own: it is a production build, beside a development server.
async function rebuildLibrary() {
  await step('Building the widget library', () => promisify(execFile)('node', ['.ci/build.ts', '--library']))
}
