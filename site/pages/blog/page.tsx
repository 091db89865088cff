import { CONTENT } from 'virtual:content-index'
import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import { AppLink } from '#site/ui/app-link.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { dayLabel } from '#widgets/domain/day.ts'

const DESCRIPTION = `What changed, what it costs and what to do about it: the ${BRAND.name} blog on private health insurance in Australia.`

const [latest, ...earlier] = CONTENT.filter(text => text.kind === 'blog').sort((a, b) =>
  (b.date ?? '').localeCompare(a.date ?? ''),
)

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
      <div className="page-width py-12 lg:py-16">
        {latest && (
          <article className="group relative grid gap-x-12 gap-y-2 border-wattle border-l-4 bg-mist p-6 sm:p-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
            <p className="flex flex-wrap gap-x-4 text-muted lg:col-span-2">
              <strong className="text-ink">Latest</strong>
              <Dated {...latest} />
            </p>
            <h2 className="text-2xl leading-tight">
              <Title {...latest} />
            </h2>
            <p className="max-w-prose">{latest.description}</p>
          </article>
        )}
        <ul className="mt-12 border-ink border-t-2">
          {earlier.map(post => (
            <li
              key={post.path}
              className="group relative grid gap-x-12 gap-y-1 border-line border-b py-7 md:grid-cols-[11rem_minmax(0,1fr)]"
            >
              <p className="flex flex-wrap gap-x-4 pt-1 text-muted tabular-nums md:grid md:content-start">
                <Dated {...post} />
              </p>
              <div>
                <h2 className="text-xl leading-snug">
                  <Title {...post} />
                </h2>
                <p className="mt-2 max-w-prose">{post.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <Onward />
    </>
  )
}

type Post = (typeof CONTENT)[number]

/** The one link of an entry; its whole area leads there. */
function Title({ path, title }: Post) {
  return (
    <AppLink
      to={path}
      className="text-eucalypt no-underline after:absolute after:inset-0 after:content-[''] group-hover:underline"
    >
      {title}
    </AppLink>
  )
}

function Dated({ date, minutes }: Post) {
  return (
    <>
      {date && (
        <time dateTime={date} className="whitespace-nowrap">
          {dayLabel(date)}
        </time>
      )}{' '}
      <span className="whitespace-nowrap">{minutes} min read</span>
    </>
  )
}
