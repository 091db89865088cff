import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { CheckedOn } from '#site/pages/article/checked-on.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import { Sources } from '#site/pages/article/sources.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { faqData } from '#site/ui/structured-data.ts'
import type { SourceKey } from '#widgets/domain/sources.ts'
import { FAQ_CHECKED_ON, FAQ_GROUPS } from './more-questions.ts'
import { Search } from './search.tsx'

const DESCRIPTION =
  'Answers about private health insurance in Australia: hospital and extras, Medicare, the surcharge, waiting periods, switching, prices, and how we work.'
const ALL = FAQ_GROUPS.flatMap(group => group.items)
const SOURCES: readonly SourceKey[] = [
  'ombudsman',
  'ato',
  'loading',
  'discount',
  'tiers',
  'act',
  'circular',
  'medicare',
  'hearing',
]

export default function Page() {
  return (
    <>
      <PageHead
        path="/faq"
        title="Frequently asked questions"
        description={DESCRIPTION}
        structuredData={[faqData(ALL)]}
      />
      <ArticleHead title="Frequently asked questions" lead="Short answers here; the guides have the detail.">
        <CheckedOn day={FAQ_CHECKED_ON} />
      </ArticleHead>
      <div className="page-width py-12 lg:py-16">
        <Search />
        <div className="mt-14">
          <Sources keys={SOURCES} />
        </div>
      </div>
      <Onward />
    </>
  )
}
