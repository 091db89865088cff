import { gzipSync } from 'node:zlib'
import { HASH_LETTERS } from './point.ts'

/** Bytes after gzip before a tag shows, for each way of putting it on the page. */
export interface FirstLook {
  /** Its HTML with its picture, which is enough. */
  picture: number
  /** The same with its script. */
  pasted: number
  /** Its own file. */
  alone: number
  /** The loader of all tags, and what it fetches for this one. */
  loader: number
}

/** The files of one version by their names, weighed. */
export function scales(files: Record<string, string>) {
  function one(part: string): string {
    const found = Object.keys(files).find(
      name => name.startsWith(`${part}-`) && name.length === `${part}-.js`.length + HASH_LETTERS,
    )
    if (!found) throw new Error(`The library has no part "${part}".`)
    return found
  }

  function withImports(names: readonly string[], all = new Set<string>()): Set<string> {
    for (const name of names) {
      if (all.has(name)) continue
      all.add(name)
      const imports = files[name]!.matchAll(/(?:from|import)\s*[`'"]\.\/([\w.-]+\.js)[`'"]/g)
      withImports(
        [...imports].map(([, imported]) => imported!),
        all,
      )
    }
    return all
  }

  const weigh = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + gzipSync(files[name]!, { level: 9 }).length, 0)

  return {
    weigh,
    /** Parts, whatever their hashes, with all that they import at once. */
    weighParts: (parts: readonly string[]) => weigh(withImports(parts.map(one))),
    firstLook: (tag: string): FirstLook => ({
      picture: weigh([`${tag}.html`]),
      pasted: weigh([`${tag}.html`, `${tag}.pasted.js`]),
      alone: weigh([`${tag}.js`]),
      loader: weigh(['hic.js', ...withImports([one(tag)])]),
    }),
  }
}
