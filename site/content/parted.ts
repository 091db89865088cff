import { parse } from 'yaml'
import type { ArticleKind } from './article.ts'
import { pathOf } from './path-of.ts'

/** A text from its place in this room and its file: its address, its front matter, and the text below that. */
export function parted(file: string, source: string) {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const kind = (file.includes('/') ? file.split('/')[0] : 'page') as ArticleKind
  return { kind, path: pathOf(file.replace(/\.mdx$/, '')), head: parse(head), text }
}
