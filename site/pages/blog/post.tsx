import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { CheckedOn } from '#site/pages/article/checked-on.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import type { Reading } from '#site/pages/article/reading.tsx'
import { TextBody } from '#site/pages/article/text-body.tsx'
import { TextHead } from '#site/pages/article/text-head.tsx'
import { dayLabel } from '#widgets/domain/day.ts'
import { DRAWING } from './drawing.tsx'
import { FeedLink } from './feed-link.tsx'

export default function Post(reading: Reading) {
  const { path, title, date, checkedOn, minutes } = reading.listed
  return (
    <article className="post">
      <TextHead listed={reading.listed} type="BlogPosting" />
      <FeedLink />
      <ArticleHead title={title} under="/blog" drawing={DRAWING[path]}>
        {date && <time dateTime={date}>{dayLabel(date)}</time>} <CheckedOn day={checkedOn} />{' '}
        <span>{minutes} min read</span>
      </ArticleHead>
      <TextBody {...reading} />
      <Onward />
    </article>
  )
}
