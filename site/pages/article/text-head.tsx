import type { Listed } from '#site/content/article.ts'
import { PageHead } from '#site/ui/page-head.tsx'
import { articleData } from './article-data.ts'

/** The head of a page whose text has an author and a date, for search engines too. */
export function TextHead({ listed, type }: { listed: Listed; type: 'Article' | 'BlogPosting' }) {
  const { path, title, description } = listed
  return <PageHead path={path} title={title} description={description} structuredData={[articleData(listed, type)]} />
}
