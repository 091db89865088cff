import type { Manifest } from 'vite'
import type { FilesOfPages } from './shell/fetch-ahead.ts'
import { PATHS, REACHED_BY_LINK } from './site-map.ts'

/** `'/quote': () => import('./pages/priorities/page.tsx')` */
const PAGE = /'(\/[^']*)': \(\) => import\('\.\/([^']+)'\)/g
/** `const guide = (slug: string) => reading(`guides/${slug}`, () => import('./pages/guides/guide.tsx'))` */
const KIND = /const (\w+) = \(slug: string\) => reading\(`(\w+)\/\$\{slug\}`, \(\) => import\('\.\/([^']+)'\)\)/g
/** `'/guides/health-insurance-basics': guide('health-insurance-basics')` */
const TEXT = /'(\/[^']*)': (\w+)\('([^']+)'\)/g
/** `'/about': reading('about', () => import('./pages/about/about.tsx'))` */
const LONE_TEXT = /'(\/[^']*)': reading\('([^']+)', \(\) => import\('\.\/([^']+)'\)\)/g

export interface NeededFiles {
  /** To start at all. */
  atOnce: string[]
  /** As soon as the page knows who the cover is for and where. */
  onceAnswered: string[]
}

/** What a page loads late, because nobody needs it without these answers. */
const ONCE_ANSWERED: Partial<Record<string, readonly string[]>> = {
  '/compare': ['pages/compare/list/found.tsx', 'pages/compare/own-policy/current-policy.tsx'],
}

/**
 * Tells which files React needs on a page, so that the browser can ask for all of them at once instead of
 * finding each in the one before. `routes` is the text of `routes.tsx`.
 * @throws for a page of the site map whose module cannot be found there: it would start later than it could
 */
export function neededFiles(manifest: Manifest, routes: string): (path: string) => NeededFiles {
  const modules = new Map([...routes.matchAll(PAGE)].map(([, path, module]) => [path!, [module!]]))
  const kinds = new Map([...routes.matchAll(KIND)].map(([, kind, folder, layout]) => [kind!, { folder, layout }]))
  for (const [, path, kind, slug] of routes.matchAll(TEXT)) {
    const { folder, layout } = kinds.get(kind!) ?? {}
    if (layout) modules.set(path!, modulesOfText(layout, `${folder}/${slug}`))
  }
  for (const [, path, file, layout] of routes.matchAll(LONE_TEXT)) modules.set(path!, modulesOfText(layout!, file!))
  const unknown = [...PATHS, ...REACHED_BY_LINK].filter(path => !modules.has(path))
  if (unknown.length > 0) throw new Error(`routes.tsx names no module of ${unknown.join(', ')} that we can read.`)
  // A module in a group, or a virtual one, has no key of its own, but a name.
  const named = (name: string) => Object.keys(manifest).find(key => manifest[key]!.name === name) ?? name
  const filesOf = (entries: readonly string[]) => new Set(entries.flatMap(entry => withImports(manifest, named(entry))))
  const there = filesOf(['boot'])
  return path => {
    const atOnce = filesOf(['start', ...(modules.get(path) ?? [])]).difference(there)
    const onceAnswered = filesOf(ONCE_ANSWERED[path] ?? [])
      .difference(there)
      .difference(atOnce)
    return { atOnce: [...atOnce], onceAnswered: [...onceAnswered] }
  }
}

const modulesOfText = (layout: string, file: string) => [layout, `content/${file}.mdx`, '_virtual_content-index']

/** The same for every page of the site map, as the running site reads it. */
export function filesOfPages(needed: (path: string) => NeededFiles): FilesOfPages {
  const filesOf = PATHS.map(path => [path, Object.values(needed(path)).flat()] as const)
  const files = [...new Set(filesOf.flatMap(([, all]) => all))]
  return {
    files,
    pages: Object.fromEntries(filesOf.map(([path, all]) => [path, all.map(file => files.indexOf(file))])),
  }
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build's manifest does not know "${key}".`)
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(imported => withImports(manifest, imported, seen))]
}
