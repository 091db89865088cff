import type { ReactNode } from 'react'
import { PriceRanges, PriceRangesForOne } from '#site/catalogue/price-ranges.tsx'
import { ArticleHead } from '#site/pages/article/article-head.tsx'
import { CheckedOn } from '#site/pages/article/checked-on.tsx'
import { Onward } from '#site/pages/article/onward.tsx'
import type { Reading } from '#site/pages/article/reading.tsx'
import { TextBody } from '#site/pages/article/text-body.tsx'
import { TextHead } from '#site/pages/article/text-head.tsx'
import type { Path } from '#site/site-map.ts'
import { AllKinds, Ambulance, Basin, HospitalAndShop, Ward } from '#site/ui/drawn/cover.tsx'
import { Single } from '#site/ui/drawn/vignettes.tsx'
import { COVER_TYPE_IDS, type CoverType } from '#widgets/domain/cover-types.ts'
import { AtAGlance } from './at-a-glance.tsx'
import { cheapestOfEach, glanceOf } from './glance.ts'

/** The picture at the top, and the query that the link onward carries. */
const ABOUT: Partial<Record<Path, { drawing: ReactNode; and: string }>> = {
  '/hospital-extras': { drawing: <AllKinds />, and: '' },
  '/hospital-and-extras': { drawing: <HospitalAndShop />, and: '?coverType=hospital-and-extras' },
  '/hospital-only': { drawing: <Ward />, and: '?coverType=hospital-only' },
  '/extras-cover': { drawing: <Basin />, and: '?coverType=extras-cover' },
  '/ambulance-cover': { drawing: <Ambulance />, and: '?coverType=ambulance-cover' },
  '/singles-cover': { drawing: <Single />, and: '?coverFor=singles' },
}

const PRICES = { id: 'typical-prices', title: 'Typical prices' }

export default function Cover(reading: Reading) {
  const { path, title, description, checkedOn } = reading.listed
  const about = ABOUT[path]
  const coverType = COVER_TYPE_IDS.find(id => path === `/${id}`)
  return (
    <article>
      <TextHead listed={reading.listed} type="Article" />
      <ArticleHead title={title} lead={description} drawing={about?.drawing}>
        <CheckedOn day={checkedOn} />
      </ArticleHead>
      <AtAGlance rows={coverType ? glanceOf(coverType) : cheapestOfEach()} />
      <TextBody {...reading} also={{ contents: [PRICES], sections: <TypicalPrices coverType={coverType} /> }} />
      <Onward title="See your own price for these policies" and={about?.and ?? ''} />
    </article>
  )
}

function TypicalPrices({ coverType }: { coverType: CoverType | undefined }) {
  return (
    <section aria-labelledby={PRICES.id} className="prose mt-12">
      <h2 id={PRICES.id} tabIndex={-1}>
        {PRICES.title}
      </h2>
      {coverType ? <PriceRanges coverType={coverType} /> : <PriceRangesForOne />}
    </section>
  )
}
