import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import mdx from '@mdx-js/rollup'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdxFrontmatter from 'remark-mdx-frontmatter'
import type { PluginOption } from 'vite'
import { listed } from './listed.ts'

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
        const texts = await Promise.all((await files()).map(list))
        return `export const CONTENT = ${JSON.stringify(texts)}`
      },
    },
  ]
}

async function files() {
  const found: string[] = []
  for await (const file of glob('**/*.mdx', { cwd: HERE })) found.push(file)
  return found.sort()
}

const list = async (file: string) => listed(file, await readFile(join(HERE, file), 'utf8'))
