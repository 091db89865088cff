import { expect, inject, test } from 'vitest'
import { PATHS, SITE_MAP } from '#site/site-map.ts'
import { text, weightOf } from './weigh.ts'

const KB = 1_000
// Script as it goes over the wire, in brotli; from the targets for pages. `every-page` has those of application pages.
const CONTENT_PAGE = 15 * KB
const CHUNK = 40 * KB

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

test.each(PATHS.filter(path => SITE_MAP[path].kind === 'content'))(
  '%s loads at most 15 KB of script before it is touched',
  async path => {
    const scripts = [...(await text(path)).matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, source]) => source!)

    expect(scripts).toHaveLength(1)
    expect(await weigh(scripts[0]!)).toBeLessThanOrEqual(CONTENT_PAGE)
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
