declare module '*.mdx' {
  import type { Article, FrontMatter } from '#site/content/article.ts'

  export const frontmatter: FrontMatter
  const Text: Article['default']
  export default Text
}

declare module 'virtual:content-index' {
  import type { Listed } from '#site/content/article.ts'

  export const CONTENT: readonly Listed[]
}
