import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { importedRelease } from '#site/catalogue/imported-release.ts'
import { securityHeaders } from '#site/serve/headers.ts'
import { toKeep } from '#widgets/library/build/released.ts'
import { hostedHeaders } from '#widgets/library/headers.ts'
import { VERSION } from '#widgets/library/version.ts'
import { BACKEND_URL, HOSTED_BACKEND, PORTS, SITE_URL } from './addresses.ts'
import { demoLeft } from './brand.ts'
import { buildAlone, buildIsNotServed, keepBuild } from './build-in-use.ts'
import { foldersAreWritable } from './preflight.ts'
import { isPublishableKey, ONLY_PUBLISHABLE_KEY } from './publishable-key.ts'
import { say, step, stop } from './say.ts'
import { withOneAddress } from './site-address.ts'
import { told } from './told.ts'

const ROOT = resolve(import.meta.dirname, '..')
const DIST = join(ROOT, 'dist')
const STAMP = join(ROOT, '.local/built')
const USAGE = `npm run build

Builds the site, the widgets, their package, the partner's page and Storybook into dist: half a minute to a minute. Only
variables change for whom: VITE_SITE_URL, VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY and VITE_BRAND, as
site/serve/hosting.md says.`

/**
 * Builds what this process is about to serve, unless the last build was of the same sources for the same addresses.
 * While it is being served, nobody else can build.
 */
export async function buildToServe(): Promise<void> {
  await buildIfNeeded()
  keepBuild(PORTS.site)
}

async function buildIfNeeded() {
  await foldersAreWritable()
  const stamp = await stampOfSources()
  const built = await readFile(STAMP, 'utf8').catch(() => '')
  if (built === stamp && isWhole()) return say('The build is up to date.')
  await buildAnew(stamp)
}

/** Builds, and leaves the stamp of what was built. The stamp is taken first, because a build fills in variables that were not set. */
async function buildAnew(stamp: string) {
  await build()
  await mkdir(join(ROOT, '.local'), { recursive: true })
  await writeFile(STAMP, stamp)
}

/** Whether each of the folders that a build fills is there. */
export const isWhole = (dist = DIST): boolean =>
  ['site/index.html', 'widgets/hic.js', 'npm/package.json', 'partner/index.html'].every(file =>
    existsSync(join(dist, file)),
  )

/** What every build checks first. The old stamp goes: this build may be for other ports than the last, or be interrupted. */
async function prepareBuild() {
  const key = process.env.VITE_SUPABASE_PUBLISHABLE_KEY
  if (key && !isPublishableKey(key)) stop(ONLY_PUBLISHABLE_KEY)
  await buildIsNotServed()
  buildAlone()
  await rm(STAMP, { force: true })
  Object.assign(process.env, withOneAddress(process.env))
}

/** Ends with a sentence if a hosted project is named without its key: the embedded backend's would be refused there. */
export function hostedKeyIsGiven(): void {
  if (HOSTED_BACKEND && !process.env.VITE_SUPABASE_PUBLISHABLE_KEY)
    stop(
      'VITE_SUPABASE_URL is set but VITE_SUPABASE_PUBLISHABLE_KEY is not; set both, or neither for the embedded backend.',
    )
}

const OF_VISITORS = ['VITE_SITE_URL', 'VITE_SUPABASE_URL', 'VITE_SUPABASE_PUBLISHABLE_KEY'] as const

/** What to say where a build for visitors was meant, and one of its variables was forgotten or its name mistyped. */
export function halfSet(given: NodeJS.ProcessEnv): string | undefined {
  const missing = OF_VISITORS.filter(name => !given[name])
  if (missing.length === 0 || missing.length === OF_VISITORS.length) return undefined
  return `This build works on this machine only, because it was not given ${missing.join(' and ')}: give it all of ${OF_VISITORS.join(', ')} before you upload.`
}

/** Whether a build is for visitors; otherwise it is for this machine. */
const isForVisitors = (siteUrl: string) => HOSTED_BACKEND !== undefined && siteUrl !== SITE_URL

async function build() {
  await prepareBuild()
  const siteUrl = process.env.VITE_SITE_URL || SITE_URL
  hostedKeyIsGiven()
  const half = halfSet(process.env)
  Object.assign(process.env, { NODE_ENV: 'production', VITE_SUPABASE_URL: BACKEND_URL, VITE_SITE_URL: siteUrl })

  const { buildSite } = await import('#site/build.ts')
  await step('Building the site', () =>
    buildSite({
      outDir: join(DIST, 'site'),
      scratchDir: join(ROOT, '.local/prerender'),
      backendUrl: BACKEND_URL,
      besides: hostedHeaders('/widgets', securityHeaders({ backendUrl: BACKEND_URL })),
    }),
  )
  await step('Building the widget library and the partner page', buildLibrary)
  if (isForVisitors(siteUrl)) sayWhatIsLeft()
  else if (half) say(half)
}

function sayWhatIsLeft() {
  if (!existsSync(join(importedRelease(), 'manifest.json')))
    say('These pages show the demo’s market, which is made up: run npm run catalogue:import -- latest and build again.')
  for (const left of [demoLeft(process.env.VITE_BRAND), toKeep(VERSION)]) if (left) say(left)
}

/** The widget library and the partner's page, for the addresses of this run. */
async function buildLibrary(): Promise<void> {
  const { buildWidgets } = await import('#widgets/library/build.ts')
  const siteUrl = process.env.VITE_SITE_URL || SITE_URL
  await buildWidgets({
    outDir: join(DIST, 'widgets'),
    siteUrl,
    backendUrl: BACKEND_URL,
    publishableKey: process.env.VITE_SUPABASE_PUBLISHABLE_KEY,
    isForVisitors: isForVisitors(siteUrl),
  })
}

// Pages for reviewers; visitors and tests do not need them.
async function buildStorybook() {
  await promisify(execFile)(
    'storybook',
    ['build', '-c', 'stories/.storybook', '-o', join(DIST, 'storybook'), '--quiet'],
    {
      cwd: ROOT,
    },
  )
}

const BUILT_BY = '.ci/{addresses,brand,build,site-address}.ts'

/**
 * Size and time of every source except the tests: a change to any of them, to the build's variables or to the imported
 * release means a new build.
 */
export async function stampOfSources(): Promise<string> {
  const { VITE_BRAND, VITE_SITE_URL, VITE_SUPABASE_PUBLISHABLE_KEY } = process.env
  const hash = createHash('sha256').update(
    JSON.stringify([PORTS, HOSTED_BACKEND, VITE_BRAND, VITE_SITE_URL, VITE_SUPABASE_PUBLISHABLE_KEY]),
  )
  hash.update(await readFile(join(importedRelease(), 'manifest.json'), 'utf8').catch(() => 'the demo release'))
  for (const pattern of ['package-lock.json', BUILT_BY, 'widgets/**', 'site/**', 'supabase/local/keys.ts']) {
    for await (const file of glob(pattern, { cwd: ROOT })) {
      if (/\/tests\/|\.test\.tsx?$/.test(file)) continue
      const { size, mtimeMs } = await stat(join(ROOT, file))
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/** Builds, or ends with one sentence that tells what to fix. */
export async function orStop(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    // The system's own words end without a full stop.
    const why = (error as Error).message.trim().replace(/(?<!\.)$/, '.')
    stop(`The build failed: ${why} Fix that and run this again.`, error)
  }
}

async function buildEverything() {
  await foldersAreWritable()
  await buildAnew(await stampOfSources())
  await step('Building Storybook', buildStorybook)
}

if (import.meta.main) {
  const { 'if-needed': ifNeeded, library } = told(USAGE, {
    options: { 'if-needed': { type: 'boolean' }, library: { type: 'boolean' } },
  }).values
  if (ifNeeded) await orStop(buildIfNeeded)
  // For hot reload, which says for itself what went wrong.
  else if (library) {
    await prepareBuild()
    await buildLibrary()
  } else await orStop(buildEverything)
}
