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
        const files = (await Array.fromAsync(glob('**/*.mdx', { cwd: HERE }))).sort()
        return `export const CONTENT = ${JSON.stringify(await Promise.all(files.map(list)))}`
      },
    },
  ]
}

const list = async (file: string) => listed(file, await readFile(join(HERE, file), 'utf8'))
