import { articleData } from '#site/pages/article/article-data.ts'
import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import { Prose } from '#site/pages/article/prose.tsx'
import type { Reading } from '#site/pages/article/reading.tsx'
import { Related } from '#site/pages/article/related.tsx'
import { Sources } from '#site/pages/article/sources.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { dayLabel } from '#widgets/domain/day.ts'

export default function Post({ listed, Text }: Reading) {
  const { path, title, description, date, minutes, sources, related } = listed
  return (
    <article>
      <PageHead
        path={path}
        title={title}
        description={description}
        structuredData={[articleData(listed, 'BlogPosting')]}
      />
      <ArticleHead title={title} under="/blog">
        {date && <time dateTime={date}>{dayLabel(date)}</time>}
        <span>{minutes} min read</span>
      </ArticleHead>
      <div className="mx-auto max-w-6xl px-4 py-12">
        <Prose Text={Text} />
        <Sources keys={sources} />
        <Related paths={related} />
      </div>
      <Onward />
    </article>
  )
}
