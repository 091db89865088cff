import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import { Prose } from '#site/pages/article/prose.tsx'
import type { Reading } from '#site/pages/article/reading.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { Mascot } from '#widgets/quote-start/mascot.tsx'

export default function About({ listed, Text }: Reading) {
  const { path, title, description } = listed
  return (
    <article>
      <PageHead
        path={path}
        title={title}
        description={description}
        structuredData={[{ '@type': 'AboutPage', name: title, description, about: BRAND.name }]}
      />
      <ArticleHead title={title} lead={description} drawing={<Mascot />} />
      <div className="mx-auto max-w-6xl px-4 py-12">
        <Prose Text={Text} />
      </div>
      <Onward />
    </article>
  )
}
