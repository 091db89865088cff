import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, type Rolldown, runnerImport } from 'vite'
import { TARGETS } from '#widgets/domain/browsers.ts'
import { LICENCES } from '#widgets/domain/licences.ts'
import { radixWithoutNames } from '#widgets/faq/radix-without-names.ts'
import { sonnerWithoutInjection } from '#widgets/kit/notify/no-injection.ts'
import { shadowCssPlugin } from '#widgets/kit/styles/shadow-css.ts'
import { brandInPlace, type Operator } from './brand-in-place.ts'
import { licencesFile, noticesOf } from './notices.ts'
import { ALONE, ONE, opening, PASTED, type Rendered, SHEET } from './opening.ts'
import { HASH_LETTERS, pointAndName } from './point.ts'
import { r2wcWithoutProps } from './r2wc-without-props.ts'
import { withoutSentences } from './without-sentences.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const LIBRARY = resolve(import.meta.dirname, '..')
const LIFE = resolve(ROOT, 'widgets/kit/element/life.ts')

/**
 * What every component needs: React, and our few lines around it. Also what two of them share and is smaller than the
 * request for a file of its own.
 */
const ALWAYS =
  /domain[\\/](number|partner|rating)\.|node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown.runtime|kit[\\/]element[\\/]paint|kit[\\/]notify[\\/](notify|notices|use-wanted)/

/** A file of the library: its name, its code, and the files that it imports at once. */
export interface File {
  name: string
  fileName: string
  code: string
  imports: string[]
}

/** What one run of the bundler made. */
interface Made {
  files: File[]
  /** The notices of third-party code in them, one text for each package. */
  notices: string[]
}

/** Imports that become files of their own: name → the module's id. */
type Apart = Map<string, string>

/** What every build of the library has in common. */
export const config = (...plugins: Plugin[]): InlineConfig => ({
  root: ROOT,
  configFile: false,
  publicDir: false,
  // Nobody else reads .env files: the widgets would have another name and key than the pages.
  envDir: false,
  logLevel: 'warn',
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [...plugins, react()],
})

export const styles = (): Plugin[] =>
  [tailwindcss(), shadowCssPlugin(), sonnerWithoutInjection(), radixWithoutNames()].flat()

// A template is markup; the sheet comes from the real build.
const noStyles: Plugin = {
  name: 'hic-no-styles',
  enforce: 'pre',
  resolveId: id => (id.includes('.css') ? '\0hic-no-styles' : undefined),
  load: id => (id === '\0hic-no-styles' ? 'export default ""' : undefined),
}

const OUTPUT = {
  write: false,
  minify: 'oxc',
  target: TARGETS,
  modulePreload: false,
  reportCompressedSize: false,
  license: { fileName: LICENCES },
} satisfies InlineConfig['build']

type Templates = typeof import('./templates.tsx')

/** The widgets as their own components render them, and the docs that name the operator. */
export async function render(): Promise<Templates> {
  const { module } = await runnerImport<Templates>(resolve(import.meta.dirname, 'templates.tsx'), config(noStyles))
  return module
}

interface Bundles extends Record<'loaders' | 'pasted' | 'seen' | 'live', File[]> {
  /** The third-party code in all of them, with its notices. */
  licences: string
}

/**
 * Five bundles, so that none waits for what it does not need: the loader of all tags; what a tag needs to
 * show; the same with its loader in one file; what is left of that beside a picture in the page's own HTML; what a
 * tag needs to answer. None imports from a loader, so the moving and the versioned copies of each share everything
 * else. An import that leaves a bundle is written as `import("hic:name")` until `point` gives it its address.
 */
export async function bundle(rendered: Rendered & Operator): Promise<Bundles> {
  const seen: Apart = new Map()
  const live: Apart = new Map()
  const presses: Apart = new Map()
  const leaving = (id: string) => (id.includes(ONE) ? seen : id.endsWith('press.ts') ? presses : live)
  // One at a time: each carries only what it uses.
  const make = (name: string, id: string, ...plugins: Plugin[]) =>
    run([...plugins, apart(leaving), withoutSentences(), opening(rendered)], { input: { [name]: id } })
  const loaders = [await make('hic', resolve(LIBRARY, 'loader.ts'), r2wcWithoutProps())]
  const opened = [await make('life', LIFE)]
  const pasted: Made[] = []
  for (const [name, id] of seen) {
    opened.push(await make(name, id, lifeApart))
    loaders.push(await make(name, id.replace(ONE, ALONE), r2wcWithoutProps()))
    pasted.push(await make(`${name}.pasted`, id.replace(ONE, PASTED), r2wcWithoutProps()))
  }
  const pressed: Made[] = []
  for (const [name, id] of presses) pressed.push(await make(name, id))
  const name = `[name]-[hash:${HASH_LETTERS}].js`
  const names = { entryFileNames: name, chunkFileNames: name }
  const answering = await run([brandInPlace(rendered)], {
    // In one order, whichever import was found first: the same sources make the same files, or no page could pin them.
    input: Object.fromEntries([...live].sort()),
    output: { ...names, codeSplitting: { groups: [{ name: 'react', test: ALWAYS }] } },
  })
  return {
    loaders: filesOf(loaders),
    pasted: filesOf(pasted),
    seen: filesOf(opened),
    live: [...answering.files, ...pointAndName(filesOf(pressed), [])],
    licences: licencesFile([...loaders, ...opened, ...pasted, ...pressed, answering].flatMap(({ notices }) => notices)),
  }
}

const filesOf = (runs: readonly Made[]) => runs.flatMap(({ files }) => files)

/** The text of one tag's sheet. */
export async function sheet(tag: string, rendered: Rendered): Promise<string> {
  const { files } = await run([opening(rendered)], { input: { sheet: SHEET + tag } })
  const module = (await import(`data:text/javascript,${encodeURIComponent(files[0]!.code)}`)) as { default: string }
  return module.default
}

async function run(plugins: Plugin[], { input, output: named }: Rolldown.RolldownOptions): Promise<Made> {
  const entry = input as Record<string, string>
  // Library mode: Vite's own preloader would write <link>s into the partner's head.
  const lib = { entry, formats: ['es' as const], fileName: '[name]' }
  const settings = config(...plugins, ...styles())
  // In that mode Vite leaves comments for another build to read; there is none.
  const rolldownOptions = { input: entry, output: { ...named, minify: true, comments: false } }
  const result = await build({ ...settings, build: { ...OUTPUT, lib, rolldownOptions } })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  const licences = output.filter(file => file.type === 'asset').find(file => file.fileName === LICENCES)
  return {
    files: output.filter(file => file.type === 'chunk'),
    notices: noticesOf(`${licences?.source ?? ''}`),
  }
}

function apart(leavingTo: (id: string) => Apart): Plugin {
  return {
    name: 'hic-apart',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if ((options as { kind?: string }).kind !== 'dynamic-import') return
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved) return
      const id = resolved.id.replace('\0', '')
      const [, folder, file] = id.match(/([\w-]+)[\\/]([\w-]+)(?:\.tsx?)?$/)!
      const name = file === 'press' ? `${folder}-press` : file! // each widget may have one
      const leaving = leavingTo(id)
      if ((leaving.get(name) ?? id) !== id) this.error(`${id} and ${leaving.get(name)} would both be "${name}".`)
      leaving.set(name, id)
      return { id: `hic:${name}`, external: true }
    },
  }
}

const lifeApart: Plugin = {
  name: 'hic-life-apart',
  enforce: 'pre',
  resolveId: source => (source === LIFE ? { id: './life.js', external: true } : undefined),
}
