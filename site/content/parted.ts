import { basename } from 'node:path'
import { parse } from 'yaml'
import type { ArticleKind } from './article.ts'

/** A text from its place in this room and its file: its address, its front matter, and the text below that. */
export function parted(file: string, source: string) {
  const [, head = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const kind = (file.includes('/') ? file.split('/')[0] : 'page') as ArticleKind
  const slug = basename(file, '.mdx')
  const path = kind === 'guides' || kind === 'blog' ? `/${kind}/${slug}` : `/${slug}`
  return { kind, path, head: parse(head), text }
}
