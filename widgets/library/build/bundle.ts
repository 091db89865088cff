import { resolve } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Plugin, type Rolldown, runnerImport } from 'vite'
import { sonnerWithoutInjection } from '#widgets/kit/notify/no-injection.ts'
import { shadowCssPlugin } from '#widgets/kit/styles/shadow-css.ts'
import { opening, type Rendered } from './opening.ts'
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
  target: ['chrome123', 'safari17.5', 'firefox128'],
  modulePreload: false,
  reportCompressedSize: false,
} satisfies InlineConfig['build']

/** The widgets as their own components render them. */
export async function render(): Promise<Rendered> {
  const { module } = await runnerImport<typeof import('./templates.tsx')>(
    resolve(import.meta.dirname, 'templates.tsx'),
    config(noStyles),
  )
  return module
}

/**
 * Three bundles, so that none waits for what it does not need: the loader; what a tag needs to be
 * seen; what it needs to answer. None imports from the one before it, so the moving and the versioned
 * copies of the loader share all the rest. An import that leaves a bundle stands as
 * `import("hic:name")` until `point` gives it its address.
 */
export async function bundle(rendered: Rendered): Promise<{ loader: File; seen: File[]; live: File[] }> {
  const seen: Apart = new Map()
  const live: Apart = new Map()
  const [loader] = await run([apart(seen), r2wcWithoutProps(), opening(rendered)], {
    input: { hic: resolve(LIBRARY, 'loader.ts') },
    output: { minify: true },
  })
  const seenFiles: File[] = []
  for (const [name, id] of [['life', LIFE], ...seen]) {
    // One by one: each carries only the readers that it uses, and shares nothing but its life.
    const plugins = [apart(live), ...(name === 'life' ? [] : [lifeApart]), withoutSentences(), opening(rendered)]
    seenFiles.push(...(await run(plugins, { input: { [name!]: id! }, output: { minify: true } })))
  }
  const liveFiles = await run([], {
    input: Object.fromEntries(live),
    output: {
      minify: true,
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: '[name]-[hash].js',
      codeSplitting: {
        groups: [{ name: 'react', test: ALWAYS }],
      },
    },
  })
  return { loader: loader!, seen: seenFiles, live: liveFiles }
}

async function run(plugins: Plugin[], rolldownOptions: Rolldown.RolldownOptions): Promise<File[]> {
  const entry = rolldownOptions.input as Record<string, string>
  // Library mode: Vite's own preloader would write <link>s into the partner's head.
  const lib = { entry, formats: ['es' as const], fileName: '[name]' }
  const settings = config(...plugins, ...styles())
  const result = await build({ ...settings, build: { ...OUTPUT, lib, rolldownOptions } })
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput
  return output.filter(file => file.type === 'chunk')
}

function apart(leaving: Apart): Plugin {
  return {
    name: 'hic-apart',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if ((options as { kind?: string }).kind !== 'dynamic-import') return
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved) return
      const id = resolved.id
      const name = id.match(/([\w-]+)(?:\.tsx?)?$/)![1]!
      leaving.set(name, id.replace('\0', ''))
      return { id: `hic:${name}`, external: true }
    },
  }
}

const lifeApart: Plugin = {
  name: 'hic-life-apart',
  enforce: 'pre',
  resolveId: source => (source === LIFE ? { id: './life.js', external: true } : undefined),
}
