import { articleData } from '#site/pages/article/article-data.ts'
import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import type { Reading } from '#site/pages/article/reading.tsx'
import { TextBody } from '#site/pages/article/text-body.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { dayLabel } from '#widgets/domain/day.ts'

export default function Post(reading: Reading) {
  const { path, title, description, date, minutes } = reading.listed
  return (
    <article>
      <PageHead
        path={path}
        title={title}
        description={description}
        structuredData={[articleData(reading.listed, 'BlogPosting')]}
      />
      <ArticleHead title={title} under="/blog">
        {date && <time dateTime={date}>{dayLabel(date)}</time>}
        <span>{minutes} min read</span>
      </ArticleHead>
      <TextBody {...reading} />
      <Onward />
    </article>
  )
}
