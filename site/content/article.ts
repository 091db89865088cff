import type { ComponentType } from 'react'
import type { Path } from '#site/site-map.ts'
import type { FrontMatter } from './front-matter.ts'

/** The folder a text is in; `page` for those beside the folders. */
export type ArticleKind = 'guides' | 'blog' | 'legal' | 'covers' | 'page'

/** One compiled text. */
export interface Article {
  default: ComponentType<{ components?: object }>
  frontmatter: FrontMatter
}

/** One text as lists and tables of contents need it. */
export interface Listed extends FrontMatter {
  path: Path
  kind: ArticleKind
  /** Reading time. */
  minutes: number
  contents: readonly { id: string; title: string }[]
}
