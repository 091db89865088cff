import { parse } from 'yaml'
import type { ArticleKind } from './article.ts'
import { pathOf } from './path-of.ts'

/** A text from its place in this room and its file: its address, its front matter, and the text below that. */
export function parted(file: string, source: string) {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const kind = (file.includes('/') ? file.split('/')[0] : 'page') as ArticleKind
  return { kind, path: pathOf(file.replace(/\.mdx$/, '')), head: read(file, head), text }
}

function read(file: string, head: string) {
  try {
    // Its lines are counted from the top of the file.
    return parse(`\n${head}`)
  } catch (error) {
    const [what = ''] = (error as Error).message.split('\n')
    throw new Error(`The front matter of site/content/${file} is not right (${what.replace(/:$/, '')})`, {
      cause: error,
    })
  }
}
