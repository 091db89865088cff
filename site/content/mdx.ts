import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { PluginOption } from 'vite'
import type { Listed } from './article.ts'
import { frontMatterOf } from './front-matter.ts'
import { headingId } from './heading-id.ts'
import { minutesToRead } from './minutes.ts'
import { parted } from './parted.ts'

const HERE = import.meta.dirname
const INDEX = 'virtual:content-index'

/** Compiles the MDX of this room, and lists what is in it without the texts: the module `virtual:content-index`. */
export function mdxPlugin(): PluginOption {
  return [
    {
      enforce: 'pre',
      ...mdx({ remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm] }),
    } as PluginOption,
    {
      name: 'content-index',
      resolveId: id => (id === INDEX ? `\0${INDEX}` : undefined),
      async load(id) {
        if (id !== `\0${INDEX}`) return
        const listed = await Promise.all((await files()).map(list))
        return `export const CONTENT = ${JSON.stringify(listed)}`
      },
    },
  ]
}

async function files() {
  const found: string[] = []
  for await (const file of glob('**/*.mdx', { cwd: HERE })) found.push(file)
  return found.sort()
}

async function list(file: string): Promise<Listed> {
  const { head, text, path, kind } = parted(file, await readFile(join(HERE, file), 'utf8'))
  return {
    ...frontMatterOf(kind, file, head),
    path,
    kind,
    minutes: minutesToRead(text),
    contents: [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({ id: headingId(title), title })),
  }
}
