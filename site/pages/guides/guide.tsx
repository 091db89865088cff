import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { CheckedOn } from '#site/pages/article/checked-on.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import type { Reading } from '#site/pages/article/reading.tsx'
import { TextBody } from '#site/pages/article/text-body.tsx'
import { TextHead } from '#site/pages/article/text-head.tsx'
import { DRAWING } from './drawing.tsx'
import { NextGuide } from './next-guide.tsx'

export default function Guide(reading: Reading) {
  const { path, title, description, checkedOn, minutes } = reading.listed
  return (
    <article>
      <TextHead listed={reading.listed} type="Article" />
      <ArticleHead title={title} under="/guides" lead={description} drawing={DRAWING[path]}>
        <CheckedOn day={checkedOn} /> <span>{minutes} min read</span>
      </ArticleHead>
      <TextBody {...reading} />
      <NextGuide after={path} />
      <Onward />
    </article>
  )
}
