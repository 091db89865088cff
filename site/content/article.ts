import type { ComponentType } from 'react'
import type { Path } from '#site/site-map.ts'
import type { Day } from '#widgets/domain/period.ts'
import type { SourceKey } from '#widgets/domain/sources.ts'

/** The folder a text lies in; `page` for those beside the folders. */
export type ArticleKind = 'guides' | 'blog' | 'legal' | 'covers' | 'page'

/** What stands between the two lines of hyphens at the top of each .mdx file. */
export interface FrontMatter {
  /** The h1, and what search engines show. */
  title: string
  /** One or two sentences, 110 to 160 characters. */
  description: string
  /** When somebody last compared the text with its sources. */
  checkedOn?: Day
  /** When the wording of a legal text last changed. */
  changedOn?: Day
  /** When a post was published. */
  date?: Day
  sources?: readonly SourceKey[]
  /** What to read next. */
  related?: readonly Path[]
}

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
