import { CONTENT } from 'virtual:content-index'
import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import { GUIDES } from '#site/site-map.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { Sprig } from '#site/ui/drawn/sprig.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { dayLabel } from '#widgets/domain/day.ts'

const DESCRIPTION =
  'Seven plain guides to private health insurance in Australia: how it works, what to choose, the rebate, family cover and waiting periods.'

// In the order of the menu, which is the order to read them in.
const guides = GUIDES.flatMap(path => CONTENT.filter(text => text.path === path))

export default function Page() {
  return (
    <>
      <PageHead
        path="/guides"
        title="Health insurance guides"
        description={DESCRIPTION}
        structuredData={[{ '@type': 'CollectionPage', name: 'Health insurance guides', description: DESCRIPTION }]}
      />
      <ArticleHead
        title="Guides"
        lead="For somebody who has never bought cover, and for somebody who has paid for years without knowing what for. Every figure has its source and its date."
        drawing={<Sprig className="w-52 -scale-x-100" />}
      />
      <ol className="mx-auto max-w-6xl px-4 py-12">
        {guides.map(({ path, title, description, checkedOn, minutes }, i) => (
          <li
            key={path}
            className="grid grid-cols-[3rem_1fr] gap-x-4 border-line border-b py-8 first:border-t sm:grid-cols-[5rem_1fr]"
          >
            <span
              className="text-right font-display text-2xl text-wattle-deep tabular-nums leading-none"
              aria-hidden="true"
            >
              {i + 1}
            </span>
            <div>
              <h2 className="text-xl">
                <AppLink to={path} className="text-eucalypt">
                  {title}
                </AppLink>
              </h2>
              <p className="mt-2 max-w-prose">{description}</p>
              <p className="mt-2 flex flex-wrap gap-x-4 text-muted text-sm">
                <span>{minutes} min read</span>
                {checkedOn && <span>Checked on {dayLabel(checkedOn)}</span>}
              </p>
            </div>
          </li>
        ))}
      </ol>
      <Onward />
    </>
  )
}
