import type { Manifest, PriceRange } from '#widgets/domain/catalogue/manifest.ts'
import { COVER_FOR_IDS } from '#widgets/domain/cover-for.ts'
import { COVER_TYPE_IDS, type CoverType } from '#widgets/domain/cover-types.ts'
import type { Day } from '#widgets/domain/period.ts'

export interface PriceRanges {
  dataOf: Day
  demo: boolean
  attribution: string
  ranges: Partial<Record<CoverType, PriceRange[]>>
}

/** What a release says about prices at large, small enough to be printed into a page. */
export function priceRangesOf({ dataOf, demo, source, prices }: Manifest): PriceRanges {
  const ranges: PriceRanges['ranges'] = {}
  for (const coverType of COVER_TYPE_IDS) {
    const found = COVER_FOR_IDS.flatMap(coverFor =>
      prices.filter(range => range.coverType === coverType && range.coverFor === coverFor),
    )
    if (found.length) ranges[coverType] = found
  }
  return { dataOf, demo, attribution: source.attribution, ranges }
}
