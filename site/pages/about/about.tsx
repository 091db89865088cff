import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import { Prose } from '#site/pages/article/prose.tsx'
import type { Reading } from '#site/pages/article/reading.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { pageData } from '#site/ui/structured-data.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { Mascot } from '#widgets/quote-start/mascot.tsx'
import { Promises } from './promises.tsx'
import { Reachable } from './reachable.tsx'

export default function About({ listed, Text }: Reading) {
  const { path, title, description } = listed
  return (
    <article>
      <PageHead
        path={path}
        title={title}
        description={description}
        structuredData={[pageData('AboutPage', { path, name: title, description }, { about: BRAND.name })]}
      />
      <ArticleHead title={title} lead={description} drawing={<Mascot />} />
      <Promises />
      <div className="grid page-width grid-cols-1 gap-12 py-12 lg:grid-cols-[minmax(0,1fr)_17rem] lg:py-16">
        <Prose Text={Text} />
        <Reachable />
      </div>
      <Onward />
    </article>
  )
}
