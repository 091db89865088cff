import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { BRAND } from '#widgets/domain/brand.ts'

/**
 * What each room may use besides itself. The longest match names the room; "*" stands for one folder, and `widgets/*`
 * for a widget's, not the library's.
 */
const MAY_USE: Record<string, readonly string[]> = {
  'widgets/domain': [],
  'widgets/kit/backend': ['widgets/domain'],
  'widgets/kit/element': ['widgets/kit/ui'],
  'widgets/kit/notify': ['widgets/kit/styles', 'widgets/kit/ui'],
  'widgets/kit/styles': [],
  'widgets/kit/ui': [],
  'widgets/*': ['widgets/domain', 'widgets/kit/*'],
  'widgets/library': ['widgets/*', 'widgets/domain', 'widgets/kit/*', 'site/serve'],
  'site/site-map': [],
  'site/session': ['site/ui', 'widgets/domain', 'widgets/kit/*'],
  'site/content': ['site/site-map', 'site/ui', 'site/calculators', 'widgets/domain', 'widgets/kit/ui'],
  'site/calculators': ['site/ui', 'widgets/domain'],
  'site/catalogue': ['widgets/domain'],
  'site/ui': ['site/site-map', 'widgets/domain', 'widgets/kit/*'],
  'site/journey': ['site/ui', 'widgets/domain', 'widgets/kit/*'],
  'site/shell': [
    'site/site-map',
    'site/ask-for',
    'site/ui',
    'site/session',
    'site/journey',
    'widgets/newsletter',
    'widgets/phone-link',
    'widgets/domain',
    'widgets/kit/*',
  ],
  'site/serve': ['site/site-map', 'widgets/domain'],
  // What every page of text has in common; itself a page's folder, because it is made of a page's parts.
  'site/pages/article': ['site/site-map', 'site/ui', 'site/content', 'widgets/domain'],
  'site/pages/admin': ['site/ui', 'site/session', 'widgets/domain', 'widgets/kit/*'],
  'site/pages/*': [
    'site/site-map',
    'site/pages/article',
    'site/ui',
    'site/content',
    'site/calculators',
    'site/catalogue',
    'site/journey',
    'site/session',
    'site/shell',
    'widgets/*',
    'widgets/domain',
    'widgets/kit/*',
  ],
  'supabase/*': ['supabase/*', 'widgets/domain', 'ci/addresses'],
}

/** Packages with one door into the house. */
const DOOR: Record<string, string> = {
  '@supabase/supabase-js': 'widgets/kit/backend/client.ts',
  '@r2wc/core': 'widgets/kit/element/define-widget.ts',
  sonner: 'widgets/kit/notify/toasts.tsx',
  'idb-keyval': 'widgets/kit/backend/submission-id.ts',
  'react-router-dom': 'site/',
}

const files = globSync('{widgets,site,supabase}/**/*.{ts,tsx,mdx}').filter(
  file => !/\.test\.tsx?$|\/tests\/|\/bench\/|\.generated\./.test(file),
)

test.each(files)('%s keeps to its room', file => {
  for (const specifier of importsOf(file)) {
    const door = DOOR[specifier]
    if (door) expect(file.startsWith(door), `${specifier} comes in only through ${door}`).toBe(true)

    const target = inOurHouse(file, specifier)
    if (!target) continue
    if (file.startsWith('site/')) expect(target, 'the site uses components, never a tag').not.toMatch(/\/element\.ts$/)

    const allowed = MAY_USE[rule(file)]
    if (!allowed || room(target) === room(file)) continue
    expect(
      allowed.some(pattern => matches(pattern, room(target))),
      `${room(file)} may not use ${target}`,
    ).toBe(true)
  }
})

test('every room has its rule: one without might use anything', () => {
  // What is directly in `site` puts the rooms together, and `brand` takes its pictures of all of them.
  const rooms = new Set(files.filter(file => dirname(file) !== 'site').map(rule))

  expect(
    [...rooms].filter(name => !(name in MAY_USE) && name !== 'site/brand'),
    'say in MAY_USE what it may use',
  ).toEqual([])
})

test('every room that is named here exists', () => {
  const rooms = new Set(files.map(rule))

  expect(Object.keys(MAY_USE).filter(name => !rooms.has(name))).toEqual([])
})

// The pages promise that no order goes by it; with a list that is looked up, it could without a field for it anywhere.
test('what funds pay us is read only where it is printed or reported, by nothing that ranks', () => {
  const readers = files.filter(file => importsOf(file).some(specifier => specifier.endsWith('/commissions.ts')))

  expect(readers.sort()).toEqual([
    'site/catalogue/funds-on-sale.ts',
    'site/content/parts/commission-table.tsx',
    'site/content/parts/money-flow.tsx',
    'site/pages/compare/list/what-was-compared.tsx',
    'site/pages/compare/policy/result-card.tsx',
  ])
})

test('the operator’s name and address are typed in one place, or another operator’s site would show them too', () => {
  const host = new URL(BRAND.siteUrl).hostname.replace(/^www\./, '')
  const shown = [...files.filter(file => !file.startsWith('supabase/')), ...globSync('stories/**/*.{ts,tsx}')]
  const typed = shown.filter(file => [BRAND.name, host].some(name => readFileSync(file, 'utf8').includes(name)))

  expect(typed).toEqual(['widgets/domain/brand.ts'])
})

function importsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  return [
    ...source.matchAll(/^(?:import|export)\b[^'"]*\bfrom\s+['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm),
  ].map(([, from, plain]) => (from ?? plain)!)
}

function inOurHouse(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier))
  return undefined
}

const matches = (pattern: string, name: string) =>
  pattern === name || (name !== 'widgets/library' && new RegExp(`^${pattern.replace('*', '[^/]+')}$`).test(name))
const depth = (path: string) => (/^(widgets\/kit|site\/pages)\//.test(path) ? 3 : 2)
const room = (path: string) =>
  path
    .split('/')
    .slice(0, depth(path))
    .join('/')
    .replace(/\.(tsx?|mdx)$/, '')

function rule(path: string): string {
  const name = room(path)
  if (name in MAY_USE) return name
  return name.replace(/^(widgets\/kit|widgets|site\/pages|supabase)\/[^/]+$/, '$1/*')
}
