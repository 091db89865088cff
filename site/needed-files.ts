import type { Manifest } from 'vite'

/**
 * Tells which files React needs on a page, so that the browser can ask for all of them at once instead of
 * finding each in the one before. `routes` is the text of `routes.tsx`; a page whose module does not stand
 * beside its path there gets the files that every page needs.
 */
export function neededFiles(manifest: Manifest, routes: string): (path: string) => string[] {
  const modules = new Map(
    [...routes.matchAll(/'(\/[^']*)': \(\) => import\('\.\/([^']+)'\)/g)].map(([, path, module]) => [path!, module!]),
  )
  const named = (name: string) => Object.keys(manifest).find(key => manifest[key]!.name === name) ?? name
  const there = withImports(manifest, named('boot'))
  return path => {
    const module = modules.get(path)
    const files = [named('start'), ...(module ? [module] : [])].flatMap(entry => withImports(manifest, entry))
    return [...new Set(files).difference(new Set(there))]
  }
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build's manifest does not know "${key}".`)
  return [chunk.file, ...(chunk.imports ?? []).flatMap(imported => withImports(manifest, imported, seen))]
}
