import { createHash } from 'node:crypto'
import type { File } from './bundle.ts'

/** An import of this size or more is requested along with the file that needs it, not after it. */
const HEAVY = 2_000

/** How many letters of the hash of its content a part's name carries. */
export const HASH_LETTERS = 6

/**
 * Turns each `import("hic:name")` into the address of that file. What a file imports in turn is requested
 * at the same time, so that React does not wait for the file that needs it; except for a file that is
 * rarely needed, where naming its imports would only take up bytes.
 */
export function point(code: string, files: readonly File[], base: string, rare = ''): string {
  return code.replace(/import\([`'"]hic:([\w-]+)[`'"]\)/g, (_, name: string) => {
    const file = files.find(candidate => candidate.name === name)
    if (!file) throw new Error(`Something imports "${name}", which the build did not make.`)
    const address = `import("${base}${file.fileName}")`
    // Code that imports a component imports `mount` too: React is requested there, and once is enough.
    const soon = name === 'mount' || (name.startsWith('hic-') && name !== rare)
    const needed = soon ? file.imports : []
    const heavy = files.filter(other => needed.includes(other.fileName) && other.code.length >= HEAVY)
    const early = heavy.map(other => `import("${base}${other.fileName}").catch(()=>{})`)
    return early.length ? `(${[...early, address].join(',')})` : address
  })
}

/** Points files at others, and names them by the content they then have: content never changes under a name. */
export function pointAndName(files: readonly File[], others: readonly File[]): File[] {
  const named: File[] = []
  // A file comes after the files it imports.
  for (const file of [...files].sort((a, b) => a.imports.length - b.imports.length)) {
    const imports = file.imports.map(old => named.find(other => old.endsWith(`${other.name}.js`))!.fileName)
    const code = file.imports.reduce(
      (text, old, at) => text.replace(old, `./${imports[at]}`),
      point(file.code, others, './'),
    )
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, HASH_LETTERS).replaceAll('-', '_')
    named.push({ name: file.name, fileName: `${file.name}-${hash}.js`, code, imports })
  }
  return named
}
