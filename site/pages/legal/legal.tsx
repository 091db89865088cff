import { ArticleHead } from '#site/pages/article/article-head.tsx'
import type { Reading } from '#site/pages/article/reading.tsx'
import { TextBody } from '#site/pages/article/text-body.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { pageData } from '#site/ui/structured-data.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { DRAWING } from './drawing.tsx'

export default function Legal(reading: Reading) {
  const { path, title, description, changedOn } = reading.listed
  return (
    <article>
      <PageHead
        path={path}
        title={title}
        description={description}
        structuredData={[
          pageData('WebPage', { path, name: title, description }, changedOn ? { dateModified: changedOn } : {}),
        ]}
      />
      <ArticleHead title={title} lead={description} drawing={DRAWING[path]}>
        {changedOn && (
          <span>
            Last changed on <time dateTime={changedOn}>{dayLabel(changedOn)}</time>
          </span>
        )}
      </ArticleHead>
      <p className="border-line border-b" role="note">
        <span className="block page-width py-3 text-sm">
          <strong>Draft for the operator’s counsel.</strong> A complete text to start from, not yet reviewed by a
          lawyer.
        </span>
      </p>
      <TextBody {...reading} />
    </article>
  )
}
