import type { ReactNode } from 'react'
import { PriceRanges, PriceRangesForOne } from '#site/catalogue/price-ranges.tsx'
import { articleData } from '#site/pages/article/article-data.ts'
import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { ContentsList } from '#site/pages/article/contents-list.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import { Prose } from '#site/pages/article/prose.tsx'
import type { Reading } from '#site/pages/article/reading.tsx'
import { Related } from '#site/pages/article/related.tsx'
import { Sources } from '#site/pages/article/sources.tsx'
import type { Path } from '#site/site-map.ts'
import { Ambulance, Glasses, Ward, WardAndGlasses } from '#site/ui/drawn/cover.tsx'
import { PageHead } from '#site/ui/page-head.tsx'
import { COVER_TYPE_IDS } from '#widgets/domain/cover-types.ts'
import { dayLabel } from '#widgets/domain/day.ts'

/** The picture at the top, and what the way onward carries along. */
const ABOUT: Partial<Record<Path, { drawing: ReactNode; and: string }>> = {
  '/hospital-extras': { drawing: <WardAndGlasses />, and: '' },
  '/hospital-and-extras': { drawing: <WardAndGlasses />, and: '?coverType=hospital-and-extras' },
  '/hospital-only': { drawing: <Ward />, and: '?coverType=hospital-only' },
  '/extras-cover': { drawing: <Glasses />, and: '?coverType=extras-cover' },
  '/ambulance-cover': { drawing: <Ambulance />, and: '?coverType=ambulance-cover' },
  '/singles-cover': { drawing: <WardAndGlasses />, and: '?coverFor=singles' },
}

export default function Cover({ listed, Text }: Reading) {
  const { path, title, description, checkedOn, contents, sources, related } = listed
  const about = ABOUT[path]
  const coverType = COVER_TYPE_IDS.find(id => path === `/${id}`)
  return (
    <article>
      <PageHead path={path} title={title} description={description} structuredData={[articleData(listed, 'Article')]} />
      <ArticleHead title={title} lead={description} drawing={<div className="w-64">{about?.drawing}</div>}>
        {checkedOn && (
          <span>
            Checked on <time dateTime={checkedOn}>{dayLabel(checkedOn)}</time>
          </span>
        )}
      </ArticleHead>
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-12 px-4 py-12 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="min-w-0">
          <Prose Text={Text} />
          <TypicalPrices>{coverType ? <PriceRanges coverType={coverType} /> : <PriceRangesForOne />}</TypicalPrices>
          <Sources keys={sources} />
          <Related paths={related} />
        </div>
        <div className="max-lg:order-first">
          <ContentsList contents={contents} />
        </div>
      </div>
      <Onward title="See these policies with your price" and={about?.and ?? ''} />
    </article>
  )
}

function TypicalPrices({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="typical-prices" className="mt-12">
      <h2 id="typical-prices" className="text-2xl">
        Typical prices
      </h2>
      {children}
    </section>
  )
}
