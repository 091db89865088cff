import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { CATALOGUE_URL, type Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { onSaleIn } from './funds-on-sale.ts'
import { priceRangesOf } from './price-ranges-of.ts'
import { releaseInUse } from './release-in-use.ts'

/** What pages print of the release that the site is built with. Apart, so that no page carries what another prints. */
const MODULES: Record<string, (manifest: Manifest) => string> = {
  'virtual:price-ranges': manifest => `export const PRICE_RANGES = ${JSON.stringify(priceRangesOf(manifest))}`,
  'virtual:funds-on-sale': manifest =>
    `export const IS_DEMO = ${manifest.demo}\nexport const FUNDS_ON_SALE = ${JSON.stringify(onSaleIn(manifest))}`,
}

/** The modules above, and the release itself while developing. */
export function cataloguePlugin(): Plugin {
  return {
    name: 'catalogue',
    resolveId: id => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    async load(id) {
      const write = id.startsWith('\0') && MODULES[id.slice(1)]
      if (!write) return
      const manifest = JSON.parse(await readFile(join(await releaseInUse(), 'manifest.json'), 'utf8')) as Manifest
      return write(manifest)
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
