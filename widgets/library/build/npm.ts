import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { Widget } from '#widgets/kit/element/declare-widget.ts'
import { VERSION } from '../version.ts'
import { WIDGETS } from '../widgets.ts'
import { config, styles } from './bundle.ts'
import { typeOf, typeOfDetail, typesOfTags } from './docs.ts'

const LIBRARY = resolve(import.meta.dirname, '..')
const REACT = '>=19'

/** The package for bundlers: React components and ready-made elements, with the application's own React. */
export async function buildPackage(outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true })
  const settings = config(...styles())
  await build({
    ...settings,
    build: {
      outDir,
      target: ['chrome123', 'safari17.5', 'firefox128'],
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
      rolldownOptions: { external: /^react(-dom)?($|\/)/, output: { chunkFileNames: 'parts/[name]-[hash].js' } },
    },
  })
  const files: Record<string, string> = {
    'package.json': `${JSON.stringify(manifest(), null, 2)}\n`,
    'index.d.ts': typesOfComponents(),
    'elements.d.ts': `${typesOfTags()}
/** Registers all tags. Call it once, in the browser. */
export function defineElements(): void
`,
    'README.md': README,
  }
  await mkdir(outDir, { recursive: true })
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
    './style.css': './style.css',
  },
  sideEffects: ['*.css'],
  peerDependencies: { react: REACT, 'react-dom': REACT },
})

const componentName = ({ tag }: Widget) =>
  tag.replace('hic', '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

function typesOfComponents(): string {
  const components = WIDGETS.map(widget => {
    const name = componentName(widget)
    const props = Object.entries(widget.attributes).map(
      ([prop, attribute]) => `  /** ${attribute.meaning} */\n  ${prop}?: ${typeOf(attribute)} | undefined`,
    )
    const callbacks = Object.entries(widget.events).map(([prop, { meaning, detail }]) => {
      const given = detail ? `detail: ${typeOfDetail(detail)}` : ''
      return `  /** ${meaning} */\n  ${prop}?(${given}): unknown`
    })
    return `export interface ${name}Props {\n${[...props, ...callbacks].join('\n')}\n}
/** ${widget.meaning} */
export function ${name}(props: ${name}Props): ReactElement`
  })
  return `// Made from the declarations of the widgets; do not edit.
import type { ReactElement } from 'react'
${components.join('\n')}
/** Where the components' notifications appear. Render it once. */
export function Toaster(): ReactElement | false
`
}

const README = `# @hicompare/widgets

\`\`\`tsx
import { QuoteStart, Toaster } from '@hicompare/widgets'
import '@hicompare/widgets/style.css'

<QuoteStart baseUrl="https://site.example" partner="your-name" />
<Toaster />
\`\`\`

React ${REACT} is the application's own. Without React, or where styles must not mix, use the elements:

\`\`\`ts
import { defineElements } from '@hicompare/widgets/elements'
defineElements()
\`\`\`
`
