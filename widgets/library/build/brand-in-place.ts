import type { Plugin } from 'vite'
import type { Brand } from '#widgets/domain/brand.ts'

export interface Operator {
  BRAND: Brand
  TAGLINE: string
}

/**
 * Writes what names the operator into the places that say it. Left in one object, it would be a file of its own, and
 * every component that says one word of it would wait for all the others too.
 */
export function brandInPlace({ BRAND, TAGLINE }: Operator): Plugin {
  return {
    name: 'hic-brand-in-place',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]widgets[\\/].+\.tsx?$/, code: IMPORTED },
      handler(source, id) {
        const code = source
          .replace(IMPORTED, '')
          .replace(/\bBRAND\.(\w+)/g, (_, field: keyof Brand) => JSON.stringify(BRAND[field]))
          .replace(/\bTAGLINE\b/g, JSON.stringify(TAGLINE))
        if (/\bBRAND\b/.test(code))
          this.error(`${id} uses the brand as a whole; brand-in-place.ts knows only its fields.`)
        return { code, map: null }
      },
    },
  }
}

const IMPORTED = /^import \{ (BRAND|TAGLINE) \} from '#widgets\/domain\/brand\.ts'$/m
