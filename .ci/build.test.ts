import { execFile, spawn } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { resolveConfig } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { importedRelease } from '#site/catalogue/imported-release.ts'
import { config } from '#widgets/library/build/bundle.ts'
import { halfSet, isWhole, stampOfSources } from './build.ts'
import { emptyFolder } from './empty-folder.ts'
import { ending } from './ending.ts'
import { isPublishableKey } from './publishable-key.ts'

afterEach(() => void vi.unstubAllEnvs())

/** Of the sources as they are, with the environment as it is. */
const BEFORE = await stampOfSources()

test.each(['VITE_BRAND', 'VITE_SITE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'])(
  'a change of %s means a new build',
  async name => {
    vi.stubEnv(name, 'another')

    expect(await stampOfSources()).not.toBe(BEFORE)
  },
)

test.each([
  ['the pages', { configFile: 'site/vite.config.ts' }],
  ['the widgets', config()],
])(
  '%s are built from the environment alone, as what checks it knows it: a .env file counts for none of them',
  async (_, settings) => {
    expect((await resolveConfig(settings, 'build')).envDir).toBe(false)
  },
)

test('an imported release means a new build', async () => {
  const folder = emptyFolder()
  vi.stubEnv('HIC_CATALOGUE', folder)
  const before = await stampOfSources()

  await writeFile(join(folder, 'manifest.json'), '{"dataOf": "2026-11"}')

  expect(await stampOfSources()).not.toBe(before)
})

test.each(['site', 'widgets', 'npm', 'partner'])('everything is built again when dist/%s is gone', async part => {
  const dist = emptyFolder()
  for (const file of ['site/index.html', 'widgets/hic.js', 'npm/package.json', 'partner/index.html']) {
    await mkdir(join(dist, file, '..'), { recursive: true })
    await writeFile(join(dist, file), '')
  }
  expect(isWhole(dist)).toBe(true)

  await rm(join(dist, part), { recursive: true })

  expect(isWhole(dist)).toBe(false)
})

test('the tests do not see what was imported on this machine', () => {
  expect(importedRelease()).not.toBe(resolve('.local/catalogue'))
})

// The old kind says what it is in its token: {"role":"service_role"}.
const OLD_SECRET = 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2ln'

test.each(['sb_secret_of_a_project', OLD_SECRET])('nothing is built with a secret key in it: %s', async key => {
  const said = await wordsOfBuild({ VITE_SUPABASE_PUBLISHABLE_KEY: key })

  expect(said).toContain('VITE_SUPABASE_PUBLISHABLE_KEY takes the publishable key')
})

// A space before a key is lost in its header: the pages would work with a secret one, and so could anyone who reads them.
test.each([
  ['"sb_secret_of_a_project"', false],
  [' sb_secret_of_a_project', false],
  [`"${OLD_SECRET}"`, false],
  ['sbp_token_of_an_account', false],
  ['a-database-password', false],
  ['sb_publishable_…', false],
  ['sb_publishable_of_a-project', true],
  // {"role":"anon"}
  ['eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoiYW5vbiJ9.c2ln', true],
])('a build holds a key only if it is known to be publishable: %j, %j', (key, isPublishable) => {
  expect(isPublishableKey(key)).toBe(isPublishable)
})

test('the backend’s address is a project’s origin, without a path', async () => {
  const said = await wordsOfBuild({ VITE_SUPABASE_URL: 'https://project.supabase.example/rest/v1/' })

  expect(said).toContain('"https://project.supabase.example/rest/v1" is not a project\'s address')
})

const KEY = 'sb_publishable_of_a_project'

test.each<[NodeJS.ProcessEnv, string | undefined]>([
  [{}, undefined],
  [{ VITE_SITE_URL: 'https://www.operator.example' }, 'VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY: give'],
  [{ VITE_SITE_URL: 'https://www.operator.example', VITE_SUPABASE_PUBLISHABLE_KEY: KEY }, 'VITE_SUPABASE_URL: give'],
  [{ VITE_SUPABASE_URL: 'https://ref.supabase.co', VITE_SUPABASE_PUBLISHABLE_KEY: KEY }, 'VITE_SITE_URL: give'],
])('a build that is given half of what it needs for visitors says what it lacks: %o', (given, lacking) => {
  const said = halfSet(given)

  if (lacking) expect(said).toContain(lacking)
  else expect(said).toBeUndefined()
})

// With hot reload nothing else would ask for the key; without, the build asks again.
test('a start for a hosted project without its key ends with a sentence', async () => {
  const hosted = { VITE_SUPABASE_URL: 'https://project.supabase.example', VITE_SUPABASE_PUBLISHABLE_KEY: '' }

  const said = await wordsOfBuild(hosted, ['.ci/serve.ts', '--dev'])

  expect(said).toContain('VITE_SUPABASE_PUBLISHABLE_KEY is not; set both')
})

test.each([
  ['The disk is full.', 'The disk is full.'],
  ['ENOSPC: no space left on device, write', 'ENOSPC: no space left on device, write.'],
])('a build that fails with “%s” ends with what to fix, in sentences', async (message, sentence) => {
  const failing = `(await import('./.ci/build.ts')).orStop(async () => { throw new Error('${message}') })`

  const { code, said } = await ending(
    spawn('node', ['--input-type=module', '-e', failing], { env: { ...process.env, HIC_DEBUG: '' } }),
  )

  expect(code).toBe(1)
  expect(said).toBe(`\n✖ The build failed: ${sentence} Fix that and run this again.\n`)
})

test.each([[[]], [['--if-needed']]])('a build (%j) that may not write ends with one sentence', async how => {
  const folder = emptyFolder()
  await writeFile(join(folder, '.local'), 'no folder')

  const said = await wordsOfBuild({}, [resolve('.ci/build.ts'), ...how], folder)

  expect(said).toBe(
    '\n✖ The folder .local cannot be written to; give yourself permission to write there and run this again.\n',
  )
})

/** What a build says when it ends before it begins. */
const wordsOfBuild = (given: Record<string, string>, command = ['.ci/build.ts'], cwd = '.') =>
  new Promise<string>((done, failed) => {
    execFile('node', command, { env: { ...process.env, ...given }, timeout: 50_000, cwd }, (ended, _, said) =>
      ended?.code === 1 ? done(said) : failed(new Error('It was not refused.')),
    )
  })
