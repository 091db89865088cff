import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest } from 'vite'
import { LICENCES } from '#widgets/domain/licences.ts'
import { placeRelease } from './catalogue/release-in-use.ts'
import { licenceOfFace } from './display-face.ts'
import { filesOfPages, type NeededFiles, neededFiles } from './needed-files.ts'
import { notStartedNote } from './not-started-note.ts'
import { writeHostFiles } from './serve/host-files.ts'
import { precompress } from './serve/precompress.ts'
import { FEED, PATHS, REACHED_BY_LINK, SITE_MAP } from './site-map.ts'

const HERE = import.meta.dirname
const NOT_FOUND = '/404'

export interface SiteBuild {
  outDir: string
  /** Where the prerenderer's own build goes; removed afterwards. */
  scratchDir: string
  /** The only other origin that pages may talk to. */
  backendUrl: string
  /** Rules for `_headers` about what else the same host serves. */
  besides?: string
}

/** Builds the site's script and styles, then prerenders every page into static HTML. */
export async function buildSite({ outDir, scratchDir, backendUrl, besides = '' }: SiteBuild): Promise<void> {
  const configFile = join(HERE, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true, manifest: true } })
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: join(HERE, 'prerender.tsx'), outDir: scratchDir, emptyOutDir: true, minify: false },
    ssr: { noExternal: true },
  })
  const { renderPage, feed, BRAND } = (await import(
    pathToFileURL(join(scratchDir, 'prerender.js')).href
  )) as typeof import('./prerender.tsx')

  const template = withFontAhead(
    await readFile(join(outDir, 'index.html'), 'utf8'),
    await readdir(join(outDir, 'assets')),
  )
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  await rm(join(outDir, '.vite'), { recursive: true })
  await appendFile(join(outDir, LICENCES), await licenceOfFace())
  const needed = neededFiles(manifest, await readFile(join(HERE, 'routes.tsx'), 'utf8'))
  const print = async (path: string, startsNow: boolean) =>
    writePage(join(outDir, path === '/' ? 'index.html' : `${path}.html`), {
      template,
      note: notStartedNote(BRAND),
      path,
      startsNow,
      needed: needed(path),
      ...(await renderPage(path).catch(cause => {
        throw new Error(`The page ${path} cannot be printed: ${cause.message}`, { cause })
      })),
    })
  for (const path of PATHS) await print(path, SITE_MAP[path].kind === 'application')
  for (const path of [...REACHED_BY_LINK, NOT_FOUND]) await print(path, true)
  await writeFile(join(outDir, FEED), await feed())
  await writeFile(join(outDir, 'files-of-pages.json'), JSON.stringify(filesOfPages(needed)))
  await writeHostFiles(outDir, { brand: BRAND, backendUrl, besides })
  await precompress(outDir)
  // The release comes with its own compressed copies.
  await placeRelease(join(outDir, 'catalogue'))
  await rm(scratchDir, { recursive: true, force: true })
}

interface Printed {
  template: string
  note: string
  path: string
  startsNow: boolean
  /** For `boot.ts` to ask for. */
  needed: NeededFiles
  head: string
  body: string
}

async function writePage(file: string, { template, note, path, startsNow, needed, head, body }: Printed) {
  const html = template
    // With Vite's attribute, a copy saved to disk would have no styles: there each file is an origin of its own.
    .replace('<link rel="stylesheet" crossorigin ', '<link rel="stylesheet" ')
    .replace('<html ', `<html ${startsNow ? 'data-start="now" ' : ''}`)
    // Not on <html>: the page's encoding has to be declared in its first 1,024 bytes.
    .replace('<body>', `<body${dataOf(path, needed)}>`)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => body)
    .replace('<!--not-started-->', () => note)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
}

/** For `boot.ts`: which page this is, and what React needs on it. */
function dataOf(path: string, { atOnce, onceAnswered }: NeededFiles): string {
  // Hosts show the page for unknown addresses at any of them.
  const values = {
    path: path === NOT_FOUND ? '' : path,
    needs: atOnce.join(' '),
    'answered-needs': onceAnswered.join(' '),
  }
  return Object.entries(values)
    .map(([name, value]) => value && ` data-${name}="${value}"`)
    .join('')
}

// The display face is above the fold on every page: fetched along with the styles, not after them.
function withFontAhead(template: string, assets: string[]) {
  const font = assets.find(name => name.endsWith('.woff2'))
  if (!font) throw new Error('The display face is missing from the build')
  return template.replace(
    '<!--head-->',
    `<!--head-->\n    <link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin />`,
  )
}
