import { brotliCompressSync } from 'node:zlib'
import { inject } from 'vitest'

export const text = async (path: string): Promise<string> => (await fetch(new URL(path, inject('siteUrl')))).text()

const packed = new Map<string, Promise<number>>()

/** What a file weighs over the wire. Cached, because most pages share most files and compressing is slow. */
export function weightOf(file: string): Promise<number> {
  const known = packed.get(file) ?? text(file).then(code => brotliCompressSync(code).length)
  packed.set(file, known)
  return known
}

/** The scripts that a page has loaded, to be called in it; the toasts are no part of its start: they load when it is idle. */
export const scriptsLoaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter(name => name.endsWith('.js') && !name.includes('/toasts-'))

/** Those that its HTML does not name although React waited for them: each was found through another, a round trip later. */
export function neededButNotNamed(): string[] {
  const listens = performance.getEntriesByName('hic-listening')[0]!.startTime
  const named = document.body.dataset.needs!.split(' ')
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < listens)
    .map(({ name }) => new URL(name).pathname)
    .filter(path => !named.includes(path) && !path.includes('/boot-'))
}
