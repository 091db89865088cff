import { CONTENT } from 'virtual:content-index'
import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import { GUIDES, type GuidePath } from '#site/site-map.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { pageData } from '#site/ui/structured-data.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { DRAWING } from './drawing.tsx'

const DESCRIPTION =
  'Plain English guides to private health insurance in Australia: how it works, what to choose, the rebate, family cover and waiting periods.'

// In the order of the menu, which is the order to read them in.
const guides = GUIDES.flatMap(path => CONTENT.filter(text => text.path === path))
const minutes = guides.reduce((sum, guide) => sum + guide.minutes, 0)

/** The reading order, in parts where a reader may stop; each part runs up to the first guide of the next. */
const PARTS: { title: string; text: string; first: GuidePath }[] = [
  {
    title: 'Start here',
    text: 'What private cover is, and how to choose it for yourself.',
    first: '/guides/health-insurance-basics',
  },
  {
    title: 'Cover for more than one',
    text: 'Partners, children, and children who have grown up.',
    first: '/guides/family-health-insurance',
  },
  {
    title: 'Money and time',
    text: 'What the government pays, and how long you wait.',
    first: '/guides/private-health-insurance-rebate',
  },
]
const starts = PARTS.map(({ first }) => guides.findIndex(({ path }) => path === first))

export default function Page() {
  return (
    <>
      <PageHead
        path="/guides"
        title="Health insurance guides"
        description={DESCRIPTION}
        structuredData={[
          pageData('CollectionPage', { path: '/guides', name: 'Health insurance guides', description: DESCRIPTION }),
        ]}
      />
      <ArticleHead
        title="Guides"
        lead="For people who have never bought cover, and for people who have paid for years without knowing what for. Each guide names its sources and the day it was checked."
      >
        <span>
          {guides.length} guides, {minutes} minutes to read them all
        </span>
      </ArticleHead>
      {PARTS.map(({ title, text }, part) => (
        <section key={title} aria-label={title} className="border-line not-last:border-b odd:bg-sand">
          <div className="grid page-width gap-x-12 gap-y-6 py-12 lg:grid-cols-[16rem_minmax(0,1fr)] lg:py-16">
            <div className="lg:sticky lg:top-28 lg:self-start">
              <h2 className="text-2xl">{title}</h2>
              <p className="mt-4 max-w-prose text-muted">{text}</p>
            </div>
            <ol start={starts[part]! + 1} className="border-ink border-t-2">
              {guides.slice(starts[part], starts[part + 1]).map((guide, i) => (
                <Row key={guide.path} number={starts[part]! + i + 1} {...guide} />
              ))}
            </ol>
          </div>
        </section>
      ))}
      <Onward />
    </>
  )
}

function Row({ number, path, title, description, checkedOn, minutes }: (typeof guides)[number] & { number: number }) {
  return (
    // Laid out within: Safari tells VoiceOver of no list where the items themselves are grids.
    <li className="group relative border-line border-b py-6">
      <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-x-5 sm:grid-cols-[1.25rem_minmax(0,1fr)_9rem] sm:gap-x-6">
        <span
          className="self-start pt-1 font-display text-2xl text-wattle-deep leading-none max-sm:hidden"
          aria-hidden="true"
        >
          {number}
        </span>
        <div className="max-sm:contents">
          <h3 className="text-xl leading-snug">
            <AppLink
              to={path}
              className="text-eucalypt no-underline after:absolute after:inset-0 after:content-[''] group-hover:underline"
            >
              {title}
            </AppLink>
          </h3>
          <p className="mt-2 max-w-prose max-sm:order-1 max-sm:col-span-2">{description}</p>
          <p className="mt-2 flex flex-wrap gap-x-4 text-muted text-sm max-sm:order-1 max-sm:col-span-2">
            <span>Checked on {dayLabel(checkedOn)}</span> <span>{minutes} min read</span>
          </p>
        </div>
        <span className="max-sm:self-start">{DRAWING[path]}</span>
      </div>
    </li>
  )
}
