declare module '*.mdx' {
  import type { Article } from '#site/content/article.ts'
  import type { FrontMatter } from '#site/content/front-matter.ts'

  export const frontmatter: FrontMatter
  const Text: Article['default']
  export default Text
}

declare module 'virtual:content-index' {
  import type { Listed } from '#site/content/article.ts'

  export const CONTENT: readonly Listed[]
}
