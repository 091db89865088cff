import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, type Rolldown, runnerImport } from 'vite'
import { LICENCES } from '#site/serve/licences.ts'
import { sonnerWithoutInjection } from '#widgets/kit/notify/no-injection.ts'
import { shadowCssPlugin } from '#widgets/kit/styles/shadow-css.ts'
import { TARGETS } from './frameworks.ts'
import { ALONE, ONE, opening, PASTED, type Rendered, SHEET } from './opening.ts'
import { pointAndName } from './point.ts'
import { r2wcWithoutProps } from './r2wc-without-props.ts'
import { withoutSentences } from './without-sentences.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const LIBRARY = resolve(import.meta.dirname, '..')
const LIFE = resolve(ROOT, 'widgets/kit/element/life.ts')

/** What every component needs: React, and the few lines of ours around it. */
const ALWAYS =
  /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown.runtime|kit[\\/]element[\\/]paint|kit[\\/]notify[\\/](notify|notices|use-wanted)/

/** A file of the library: its name, its code, and the files that it imports at once. */
export interface File {
  name: string
  fileName: string
  code: string
  imports: string[]
}

/** Imports that become files of their own: name → the module's id. */
type Apart = Map<string, string>

/** What every build of the library has in common. */
export const config = (...plugins: Plugin[]): InlineConfig => ({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  mode: 'production',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [...plugins, react()],
})

export const styles = (): Plugin[] => [tailwindcss(), shadowCssPlugin(), sonnerWithoutInjection()].flat()

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

/** The widgets as their own components render them. */
export async function render(): Promise<Rendered> {
  const { module } = await runnerImport<typeof import('./templates.tsx')>(
    resolve(import.meta.dirname, 'templates.tsx'),
    config(noStyles),
  )
  return module
}

interface Bundles extends Record<'loaders' | 'pasted' | 'seen' | 'live', File[]> {
  /** What all of them carry of others', with their notices. */
  licences: string
}

/**
 * Four bundles, so that none waits for what it does not need: the loader of all tags; what a tag needs to
 * be seen; the same with its loader in one file; what a tag needs to answer. None imports from a loader,
 * so the moving and the versioned copies of each share all the rest. An import that leaves a bundle stands
 * as `import("hic:name")` until `point` gives it its address.
 */
export async function bundle(rendered: Rendered): Promise<Bundles> {
  const notices = new Set<string>()
  const seen: Apart = new Map()
  const live: Apart = new Map()
  const presses: Apart = new Map()
  const leaving = (id: string) => (id.includes(ONE) ? seen : id.endsWith('press.ts') ? presses : live)
  // One by one: each carries only what it uses.
  const make = (name: string, id: string, ...plugins: Plugin[]) =>
    run(
      [...plugins, apart(leaving), withoutSentences(), opening(rendered)],
      { input: { [name]: id }, output: { minify: true } },
      notices,
    ).then(files => files.map(file => ({ ...file, code: file.code.replaceAll('/* @__PURE__ */ ', '') })))
  const loaders = await make('hic', resolve(LIBRARY, 'loader.ts'), r2wcWithoutProps())
  const seenFiles = await make('life', LIFE)
  const pasted: File[] = []
  for (const [name, id] of seen) {
    seenFiles.push(...(await make(name, id, lifeApart)))
    loaders.push(...(await make(name, id.replace(ONE, ALONE), r2wcWithoutProps())))
    pasted.push(...(await make(`${name}.pasted`, id.replace(ONE, PASTED), r2wcWithoutProps())))
  }
  const pressFiles: File[] = []
  for (const [name, id] of presses) pressFiles.push(...(await make(name, id)))
  const names = { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' }
  const liveFiles = await run(
    [],
    {
      input: Object.fromEntries(live),
      output: { minify: true, ...names, codeSplitting: { groups: [{ name: 'react', test: ALWAYS }] } },
    },
    notices,
  )
  const licences = `# Licences\n\n${[...notices].sort().join('\n')}`
  return { loaders, pasted, seen: seenFiles, live: [...liveFiles, ...pointAndName(pressFiles, [])], licences }
}

/** The text of one tag's sheet. */
export async function sheet(tag: string, rendered: Rendered): Promise<string> {
  const [file] = await run([opening(rendered)], { input: { sheet: SHEET + tag } })
  const module = (await import(`data:text/javascript,${encodeURIComponent(file!.code)}`)) as { default: string }
  return module.default
}

async function run(
  plugins: Plugin[],
  rolldownOptions: Rolldown.RolldownOptions,
  notices = new Set<string>(),
): Promise<File[]> {
  const entry = rolldownOptions.input as Record<string, string>
  // Library mode: Vite's own preloader would write <link>s into the partner's head.
  const lib = { entry, formats: ['es' as const], fileName: '[name]' }
  const settings = config(...plugins, ...styles())
  const result = await build({ ...settings, build: { ...OUTPUT, lib, rolldownOptions } })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  // A package in several bundles is named once.
  for (const file of output)
    if (file.type === 'asset' && file.fileName === LICENCES)
      for (const notice of `${file.source}`.split(/^(?=## )/m).slice(1)) notices.add(`${notice.trim()}\n`)
  return output.filter(file => file.type === 'chunk')
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
