import { articleData } from '#site/pages/article/article-data.ts'
import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { ContentsList } from '#site/pages/article/contents-list.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import { Prose } from '#site/pages/article/prose.tsx'
import type { Reading } from '#site/pages/article/reading.tsx'
import { Related } from '#site/pages/article/related.tsx'
import { Sources } from '#site/pages/article/sources.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { dayLabel } from '#widgets/domain/day.ts'

export default function Guide({ listed, Text }: Reading) {
  const { path, title, description, checkedOn, minutes, contents, sources, related } = listed
  return (
    <article>
      <PageHead path={path} title={title} description={description} structuredData={[articleData(listed, 'Article')]} />
      <ArticleHead title={title} under="/guides" lead={description}>
        {checkedOn && (
          <span>
            Checked on <time dateTime={checkedOn}>{dayLabel(checkedOn)}</time>
          </span>
        )}
        <span>{minutes} min read</span>
      </ArticleHead>
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-12 px-4 py-12 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="min-w-0">
          <Prose Text={Text} />
          <Sources keys={sources} />
          <Related paths={related} />
        </div>
        <div className="max-lg:order-first">
          <ContentsList contents={contents} />
        </div>
      </div>
      <Onward />
    </article>
  )
}
