import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { TARGETS } from '#widgets/domain/browsers.ts'
import { LICENCES } from '#widgets/domain/licences.ts'
import { VERSION } from '../version.ts'
import { WIDGETS } from '../widgets.ts'
import { config, styles } from './bundle.ts'
import {
  componentName,
  meaningInFull,
  meaningOfCallback,
  typeOf,
  typeOfDetail,
  typesOfJsx,
  typesOfTags,
} from './docs.ts'
import { licencesFile, noticesOf } from './notices.ts'
import { packageReadme } from './npm-readme.ts'
import { pageCss } from './page-css.ts'

const LIBRARY = resolve(import.meta.dirname, '..')
/** The first with `useId`. What came after it is not used, see `package.test.ts`. */
const REACT = '>=18'

interface Addresses {
  siteUrl: string
  backendUrl: string
}

/** The package for bundlers: React components and ready-made elements, with the application's own React. */
export async function buildPackage(outDir: string, addresses: Addresses): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  const settings = config(...styles())
  await build({
    ...settings,
    build: {
      outDir,
      license: { fileName: LICENCES },
      target: TARGETS,
      minify: false,
      reportCompressedSize: false,
      cssCodeSplit: true,
      lib: {
        entry: {
          index: join(LIBRARY, 'components.ts'),
          elements: join(LIBRARY, 'elements.ts'),
          style: join(LIBRARY, 'page.css'),
        },
        formats: ['es'],
      },
      rolldownOptions: {
        external: /^react(-dom)?($|\/)/,
        output: {
          chunkFileNames: 'parts/[name]-[hash].js',
          // So that a page rendered on a server, as in Next, may import the components as they are.
          banner: ({ name }) => (name === 'index' ? `'use client';` : ''),
        },
      },
    },
  })
  await rm(join(outDir, 'toast.css')) // it is in style.css
  const files: Record<string, string> = {
    'style.css': pageCss(await readFile(join(outDir, 'style.css'), 'utf8')),
    'style.css.d.ts': 'export {}\n',
    [LICENCES]: licencesFile(noticesOf(await readFile(join(outDir, LICENCES), 'utf8'))),
    'package.json': `${JSON.stringify(manifest(), null, 2)}\n`,
    'index.d.ts': typesOfComponents(),
    'elements.d.ts': `${typesOfTags()}
/** Registers all tags. Call it once, in the browser. */
export function defineElements(): void
`,
    'jsx.d.ts': typesOfJsx('./elements.js'),
    'README.md': packageReadme({ react: REACT, ...addresses }),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(outDir, name), content)
}

const manifest = () => ({
  name: '@hicompare/widgets',
  version: VERSION,
  type: 'module',
  license: 'UNLICENSED',
  exports: {
    '.': { types: './index.d.ts', default: './index.js' },
    './elements': { types: './elements.d.ts', default: './elements.js' },
    './jsx': { types: './jsx.d.ts' },
    './style.css': { types: './style.css.d.ts', default: './style.css' },
  },
  sideEffects: ['*.css'],
  peerDependencies: { react: REACT, 'react-dom': REACT },
})

function typesOfComponents(): string {
  const components = WIDGETS.map(widget => {
    const name = componentName(widget)
    const props = Object.entries(widget.attributes).map(
      ([prop, attribute]) => `  /** ${meaningInFull(attribute)} */\n  ${prop}?: ${typeOf(attribute)} | undefined`,
    )
    const callbacks = Object.entries(widget.events).map(([prop, event]) => {
      const given = event.detail ? `detail: ${typeOfDetail(event.detail)}` : ''
      return `  /** ${meaningOfCallback(event)} */\n  ${prop}?: ((${given}) => unknown) | undefined`
    })
    return `export interface ${name}Props {\n${[...props, ...callbacks].join('\n')}\n}
/** ${widget.meaning} */
export function ${name}(props: ${name}Props): ReactElement`
  })
  return `// Made from the declarations of the widgets; do not edit.
import type { ReactElement } from 'react'
${components.join('\n')}
/** Where the components' notifications appear. Render it once. */
export function Toaster(): ReactElement
`
}
