import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import { AppLink } from '#site/ui/app-link.tsx'
import { KeptParts } from '#site/ui/kept-parts.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { pageData } from '#site/ui/structured-data.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { DRAWING } from './drawing.tsx'
import { FeedLink } from './feed-link.tsx'
import { BLOG, NEWEST_FIRST } from './posts.ts'

const [latest, ...earlier] = NEWEST_FIRST

export default function Page() {
  return (
    <>
      <PageHead
        path="/blog"
        title="Health insurance blog"
        description={BLOG.description}
        structuredData={[pageData('Blog', { path: '/blog', ...BLOG })]}
      />
      <FeedLink />
      <ArticleHead title="Blog" lead="What changed, what it costs, and what to do about it." />
      <div className="page-width py-12 lg:py-16">
        {latest && (
          <article className="group relative grid items-center gap-x-12 gap-y-6 rounded-card bg-mist p-6 sm:grid-cols-[minmax(0,1fr)_14rem] sm:p-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
            <div>
              <p className="flex flex-wrap gap-x-4 text-muted">
                <strong className="text-ink">Latest</strong> <Dated {...latest} />
              </p>
              <h2 className="mt-2 text-2xl leading-tight">
                <Title {...latest} />
              </h2>
              <p className="mt-3 max-w-prose">{latest.description}</p>
            </div>
            <div className="max-sm:-order-1 max-sm:max-w-48">{DRAWING[latest.path]}</div>
          </article>
        )}
        <ul className="mt-12 border-ink border-t-2">
          {earlier.map(post => (
            <li
              key={post.path}
              className="group relative grid gap-x-12 gap-y-1 grid-cols-[minmax(0,1fr)_5.5rem] items-center border-line border-b py-7 sm:grid-cols-[minmax(0,1fr)_9rem] lg:grid-cols-[11rem_minmax(0,1fr)_9rem]"
            >
              <p className="flex flex-wrap gap-x-4 pt-1 text-muted tabular-nums max-sm:grid max-sm:self-end sm:max-lg:col-span-2 lg:grid lg:self-start">
                <Dated {...post} />
              </p>
              <div className="max-sm:contents">
                <h2 className="text-xl leading-snug max-sm:col-span-2 max-sm:mt-2">
                  <Title {...post} />
                </h2>
                <p className="mt-2 max-w-prose max-sm:col-span-2">{post.description}</p>
              </div>
              <span className="max-sm:col-start-2 max-sm:row-start-1">{DRAWING[post.path]}</span>
            </li>
          ))}
        </ul>
      </div>
      <Onward />
    </>
  )
}

type Post = (typeof NEWEST_FIRST)[number]

/** The only link in an entry; its whole area leads there. */
function Title({ path, title }: Post) {
  return (
    <AppLink
      to={path}
      className="text-eucalypt no-underline after:absolute after:inset-0 after:content-[''] group-hover:underline"
    >
      <KeptParts text={title} at=": " />
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
