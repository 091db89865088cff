import type { ComponentType } from 'react'
import type { Article, Listed } from '#site/content/article.ts'
import { pathOf } from '#site/content/path-of.ts'

/** A text with what its page needs to know about it. */
export interface Reading {
  listed: Listed
  Text: Article['default']
}

const TEXTS = import.meta.glob<Article>('../../content/**/*.mdx')

type Load = () => Promise<{ default: ComponentType }>
type Layout = ComponentType<Reading>

/** Pairs one text with the layout of its kind, both fetched on demand. */
export const reading =
  (file: string, layout: () => Promise<{ default: Layout }>): Load =>
  async () => {
    const load = TEXTS[`../../content/${file}.mdx`]
    if (!load) throw new Error(`There is no text ${file}.mdx`)
    const [{ default: Layout }, { default: Text }, { CONTENT }] = await Promise.all([
      layout(),
      load(),
      import('virtual:content-index'),
    ])
    const path = pathOf(file)
    const listed = CONTENT.find(text => text.path === path)!
    return { default: () => <Layout listed={listed} Text={Text} /> }
  }
