import { brotliCompressSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { PATHS, SITE_MAP } from '#site/site-map.ts'
import { startReact, visit } from './visit.ts'

const KIB = 1024
// Script as it goes over the wire, in brotli; from the targets for pages.
const CONTENT_PAGE = 15 * KIB
const APPLICATION_PAGE = 120 * KIB
const CHUNK = 40 * KIB

const startsNow = (path: (typeof PATHS)[number]) => SITE_MAP[path].kind === 'application'
const text = async (path: string) => (await fetch(new URL(path, inject('siteUrl')))).text()

const packed = new Map<string, Promise<number>>()

/** What a file weighs over the wire. Cached, because most pages share most files and compressing is slow. */
function weightOf(file: string): Promise<number> {
  const known = packed.get(file) ?? text(file).then(code => brotliCompressSync(code).length)
  packed.set(file, known)
  return known
}

/** What a module weighs with everything that it imports. */
async function weigh(module: string, seen = new Set<string>()): Promise<number> {
  if (seen.has(module)) return 0
  seen.add(module)
  const code = await text(module)
  let bytes = await weightOf(module)
  for (const [, imported] of code.matchAll(/\b(?:import|from)\s*"(\.\/[^"]+\.js)"/g))
    bytes += await weigh(new URL(imported!, new URL(module, inject('siteUrl'))).pathname, seen)
  return bytes
}

test.each(PATHS.filter(path => !startsNow(path)))(
  '%s loads at most 15 KB of script before it is touched',
  async path => {
    const scripts = [...(await text(path)).matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, source]) => source!)

    expect(scripts).toHaveLength(1)
    expect(await weigh(scripts[0]!)).toBeLessThanOrEqual(CONTENT_PAGE)
  },
)

// Each spends most of its time waiting for its page to be idle.
test.concurrent.each(PATHS.filter(startsNow))(
  '%s starts with at most 120 KB of script, all requested at once',
  async path => {
    await using visited = await visit(path)
    const { page } = visited

    await page.locator('.hic-toaster').waitFor({ state: 'attached' })
    const modules = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        // The toasts load when the page is idle.
        .filter(name => name.endsWith('.js') && !name.includes('/toasts-')),
    )
    const weights = await Promise.all(modules.map(weightOf))
    const bytes = weights.reduce((sum, weight) => sum + weight, 0)

    expect(modules.length).toBeGreaterThan(1)
    expect(bytes).toBeLessThanOrEqual(APPLICATION_PAGE)
    // No file is discovered only through another one, a round trip later.
    expect(await page.evaluate(neededButNotNamed)).toEqual([])
  },
)

test('no file that a page needs is larger than 40 KB, except React and its router', async () => {
  const { files }: { files: string[] } = JSON.parse(await text('/files-of-pages.json'))
  const weights = await Promise.all(files.map(async file => ({ file, bytes: await weightOf(file) })))

  expect(files.length).toBeGreaterThan(50)
  expect(weights.filter(({ file, bytes }) => bytes > CHUNK && !file.startsWith('/assets/react-'))).toEqual([])
  // With the rest the limit means something.
  expect(weights.some(({ file, bytes }) => bytes > CHUNK && file.startsWith('/assets/react-'))).toBe(true)
})

// One for each way in which `routes.tsx` writes a page.
test.concurrent.each([
  '/',
  '/about',
  '/hospital-only',
  '/guides/waiting-periods-explained',
  '/blog/family-cover',
  '/terms',
])('%s, once it is touched, requests all that React needs at once', async path => {
  await using visited = await visit(path)

  await startReact(visited.page)

  expect(await visited.page.evaluate(neededButNotNamed)).toEqual([])
})

function neededButNotNamed(): string[] {
  const listens = performance.getEntriesByName('hic-listening')[0]!.startTime
  const named = document.body.dataset.needs!.split(' ')
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < listens)
    .map(({ name }) => new URL(name).pathname)
    .filter(path => !named.includes(path) && !path.includes('/boot-'))
}
