import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { precompress } from '#site/serve/precompress.ts'
import { LICENCES } from '#widgets/domain/licences.ts'
import { bundle, render, sheet } from './build/bundle.ts'
import { typesOfJsx, typesOfTags } from './build/docs.ts'
import { integrityOf } from './build/integrity.ts'
import { buildPackage } from './build/npm.ts'
import { toPaste } from './build/pasted.ts'
import { point, pointAndName } from './build/point.ts'
import { keepReleased, NO_HOST } from './build/released.ts'
import { scales } from './build/weigh.ts'
import { hostedHeaders } from './headers.ts'
import { buildPartnerPage } from './partner/build.ts'
import { movingFolder, VERSION } from './version.ts'

/** Its type is checked because an `<img name="currentScript">`, as in a visitor's comment, takes the property's place. */
const IS_CLASSIC = 'document.currentScript instanceof HTMLScriptElement'

/**
 * For tag managers that only accept classic scripts: leads to the copy beside it. Without `URL`, as some pages name a
 * variable of their own.
 */
const CLASSIC = `${IS_CLASSIC}&&import(document.currentScript.src.replace(/[^/]*([?#].*)?$/,"hic.js"))\n`

/**
 * Pasted without `type="module"`, or put back without it by a cookie banner, a script from another origin can fetch
 * none of its parts, and its names would be global in the page: it then loads itself again, as a module.
 */
const asModule = (code: string) => `${IS_CLASSIC}?import(document.currentScript.src):(()=>{${code.trim()}})()\n`

interface Building {
  /** Where the library goes; the package for bundlers and the partner page go beside it, into `npm` and `partner`. */
  outDir: string
  /** Origin of the site that the widgets lead to. */
  siteUrl: string
  backendUrl: string
  publishableKey?: string | undefined
  /** For a real host, not for a look on this machine. */
  isForVisitors?: boolean
}

/** Builds the library as a stranger can host it, and the page of a partner who uses it. */
export async function buildWidgets({
  outDir,
  siteUrl,
  backendUrl,
  publishableKey,
  isForVisitors = false,
}: Building): Promise<void> {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    VITE_SITE_URL: siteUrl,
    VITE_SUPABASE_URL: backendUrl,
    ...(publishableKey ? { VITE_SUPABASE_PUBLISHABLE_KEY: publishableKey } : {}),
  })
  // Where the site serves it to visitors; people who host it elsewhere write their own address.
  const libraryUrl = isForVisitors ? `${siteUrl}/widgets` : NO_HOST
  const rendered = await render()
  const { loaders, pasted, seen, live, licences } = await bundle(rendered)
  const opened = pointAndName(seen, live)
  const parts = [...opened, ...live]
  const exact = `v${VERSION}`
  const major = movingFolder()

  const files: Record<string, string> = {
    _headers: hostedHeaders(),
    'custom-elements.json': `${JSON.stringify(rendered.customElements(), null, 2)}\n`,
    'hic.d.ts': typesOfTags(),
    'hic.jsx.d.ts': typesOfJsx('./hic.js'),
    [LICENCES]: licences,
    'CHANGELOG.md': await readFile(join(import.meta.dirname, 'CHANGELOG.md'), 'utf8'),
  }
  for (const folder of ['', `${major}/`, `${exact}/`]) files[`${folder}hic.classic.js`] = CLASSIC
  for (const { name, code: loader } of loaders) {
    const code = asModule(loader)
    // The moving copies lead to the same unchanging parts as the pinned copy.
    files[`${name}.js`] = point(code, parts, `./${exact}/`)
    files[`${major}/${name}.js`] = point(code, parts, `../${exact}/`)
    files[`${exact}/${name}.js`] = point(code, parts, './')
  }
  // Picture and script must agree, so these have no moving copy.
  for (const { name, code } of pasted)
    files[`${exact}/${name}.js`] = point(asModule(code), parts, './', name.replace('.pasted', ''))
  for (const { fileName, code } of parts) files[`${exact}/${fileName}`] = code
  const integrity = integrityOf(files)
  for (const [tag, picture] of Object.entries(rendered.pictures)) {
    const script = `${exact}/${tag}.pasted.js`
    files[`${exact}/${tag}.html`] = toPaste({
      tag,
      picture,
      css: await sheet(tag, rendered),
      script: { src: `${libraryUrl}/${script}`, integrity: integrity[script]! },
    })
  }
  files['README.md'] = rendered.readme({
    version: VERSION,
    siteUrl,
    libraryUrl,
    backendUrl,
    integrity,
    firstLook: scales(inFolder(files, exact)).firstLook,
  })

  await rm(outDir, { recursive: true, force: true })
  for (const [name, content] of Object.entries(files)) {
    const path = join(outDir, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  await keepReleased({ outDir, version: VERSION, isForVisitors })
  const all = integrityOf(await scriptsIn(outDir))
  await writeFile(join(outDir, 'integrity.json'), `${JSON.stringify(all, null, 2)}\n`)
  await precompress(outDir)
  await buildPackage(resolve(outDir, '../npm'), { siteUrl, backendUrl })
  await buildPartnerPage({ outDir: resolve(outDir, '../partner'), siteUrl })
}

async function scriptsIn(folder: string): Promise<Record<string, string>> {
  const names = (await Array.fromAsync(glob('**/*.js', { cwd: folder }))).sort()
  return Object.fromEntries(
    await Promise.all(names.map(async name => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
}

const inFolder = (files: Record<string, string>, folder: string) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => name.startsWith(`${folder}/`))
      .map(([name, content]) => [name.slice(folder.length + 1), content]),
  )
