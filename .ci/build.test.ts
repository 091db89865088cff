import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { importedRelease } from '#site/catalogue/imported-release.ts'
import { stampOfSources } from './build.ts'
import { withOneAddress } from './site-address.ts'

const ADDRESS = 'https://www.operator.example'

afterEach(() => void vi.unstubAllEnvs())

test.each(['VITE_BRAND', 'VITE_SITE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'])(
  'a change of %s makes a new build',
  async name => {
    const before = await stampOfSources()

    vi.stubEnv(name, 'another')

    expect(await stampOfSources()).not.toBe(before)
  },
)

test('an imported release makes a new build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hic-release-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  vi.stubEnv('HIC_CATALOGUE', folder)
  const before = await stampOfSources()

  await writeFile(join(folder, 'manifest.json'), '{"dataOf": "2026-11"}')

  expect(await stampOfSources()).not.toBe(before)
})

test('the tests do not see what was imported on this machine', () => {
  expect(importedRelease()).not.toBe(resolve('.local/catalogue'))
})

test.each([
  { VITE_SITE_URL: ADDRESS },
  { VITE_BRAND: JSON.stringify({ siteUrl: ADDRESS }) },
  { VITE_SITE_URL: ADDRESS, VITE_BRAND: JSON.stringify({ siteUrl: `${ADDRESS}/` }) },
])('the site’s address is given once: %o', given => {
  const { VITE_SITE_URL, VITE_BRAND } = withOneAddress(given)

  expect(VITE_SITE_URL).toBe(ADDRESS)
  expect(JSON.parse(VITE_BRAND!)).toEqual({ siteUrl: ADDRESS })
})
