import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { CATALOGUE_URL, type Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { priceRangesOf } from './price-ranges-of.ts'
import { releaseInUse } from './release-in-use.ts'

const RANGES = 'virtual:price-ranges'

/** The release's price ranges as the module `virtual:price-ranges`, and the release itself while developing. */
export function cataloguePlugin(): Plugin {
  return {
    name: 'catalogue',
    resolveId: id => (id === RANGES ? `\0${RANGES}` : undefined),
    async load(id) {
      if (id !== `\0${RANGES}`) return
      const manifest = JSON.parse(await readFile(join(await releaseInUse(), 'manifest.json'), 'utf8')) as Manifest
      return `export const PRICE_RANGES = ${JSON.stringify(priceRangesOf(manifest))}`
    },
    configureServer(server) {
      server.middlewares.use(CATALOGUE_URL, async (request, response, next) => {
        const name = /^\/([\w.]+\.json)$/.exec(request.url?.split('?')[0] ?? '')?.[1]
        const text = name && (await readFile(join(await releaseInUse(), name)).catch(() => null))
        if (!text) return next()
        response.setHeader('content-type', 'application/json').end(text)
      })
    },
  }
}
