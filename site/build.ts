import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { placeRelease } from './catalogue/release-in-use.ts'
import { writeHostFiles } from './serve/host-files.ts'
import { precompress } from './serve/precompress.ts'
import { PATHS, REACHED_BY_LINK, SITE_MAP } from './site-map.ts'

const HERE = import.meta.dirname

export interface SiteBuild {
  outDir: string
  /** Where the prerenderer's own build goes; removed afterwards. */
  scratchDir: string
  /** The only other origin that pages may talk to. */
  backendUrl: string
}

/** Builds the site's script and styles, then prerenders every page into static HTML. */
export async function buildSite({ outDir, scratchDir, backendUrl }: SiteBuild): Promise<void> {
  const configFile = join(HERE, 'vite.config.ts')
  await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
  await build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: join(HERE, 'prerender.tsx'), outDir: scratchDir, emptyOutDir: true, minify: false },
    ssr: { noExternal: true },
  })
  const { renderPage } = (await import(
    pathToFileURL(join(scratchDir, 'prerender.js')).href
  )) as typeof import('./prerender.tsx')

  const template = withFontAhead(
    await readFile(join(outDir, 'index.html'), 'utf8'),
    await readdir(join(outDir, 'assets')),
  )
  for (const path of PATHS) {
    await writePage(join(outDir, path === '/' ? 'index.html' : `${path}.html`), {
      template,
      startsNow: SITE_MAP[path].kind === 'application',
      ...(await renderPage(path)),
    })
  }
  for (const path of REACHED_BY_LINK)
    await writePage(join(outDir, `${path}.html`), { template, startsNow: true, ...(await renderPage(path)) })
  await writePage(join(outDir, '404.html'), { template, startsNow: true, ...(await renderPage('/404')) })
  await writeHostFiles(outDir, backendUrl)
  await precompress(outDir)
  // The release brings its own packed copies.
  await placeRelease(join(outDir, 'catalogue'))
  await rm(scratchDir, { recursive: true, force: true })
}

interface Printed {
  template: string
  startsNow: boolean
  head: string
  body: string
}

async function writePage(file: string, { template, startsNow, head, body }: Printed) {
  const html = template
    .replace('<html ', startsNow ? '<html data-start="now" ' : '<html ')
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => body)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, html)
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
