import { CONTENT } from 'virtual:content-index'
import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import { AppLink } from '#site/ui/app-link.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { dayLabel } from '#widgets/domain/day.ts'

const DESCRIPTION = `What changed, what it costs and what to do about it: the ${BRAND.name} blog on private health insurance in Australia.`

const posts = CONTENT.filter(text => text.kind === 'blog').sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))

export default function Page() {
  return (
    <>
      <PageHead
        path="/blog"
        title="Blog"
        description={DESCRIPTION}
        structuredData={[{ '@type': 'Blog', name: `${BRAND.name} blog`, description: DESCRIPTION }]}
      />
      <ArticleHead title="Blog" lead="What changed, what it costs, and what to do about it." />
      <ul className="mx-auto grid max-w-6xl gap-x-12 px-4 py-12 md:grid-cols-2">
        {posts.map(({ path, title, description, date, minutes }, i) => (
          <li key={path} className={`border-line border-b py-8 ${i === 0 ? 'md:col-span-2' : ''}`}>
            <p className="flex gap-x-4 text-muted text-sm">
              {date && <time dateTime={date}>{dayLabel(date)}</time>}
              <span>{minutes} min read</span>
            </p>
            <h2 className={`mt-1 max-w-[28ch] ${i === 0 ? 'text-2xl' : 'text-xl'}`}>
              <AppLink to={path} className="text-eucalypt">
                {title}
              </AppLink>
            </h2>
            <p className="mt-2 max-w-prose">{description}</p>
          </li>
        ))}
      </ul>
      <Onward />
    </>
  )
}
