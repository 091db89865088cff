import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import { COVER_FOR_IDS, type CoverFor } from '#widgets/domain/cover-for.ts'
import { COVER_TYPE_IDS, type CoverType } from '#widgets/domain/cover-types.ts'
import type { Cents } from '#widgets/domain/money.ts'
import type { Day } from '#widgets/domain/period.ts'

/** Monthly prices before rebate, loading and discount, over all states. */
export interface PriceRange {
  coverFor: CoverFor
  lowest: Cents
  /** Half of the policies of the middle state cost between these two. */
  lowerQuarter: Cents
  upperQuarter: Cents
  highest: Cents
  policies: number
}

export interface PriceRanges {
  dataOf: Day
  demo: boolean
  attribution: string
  ranges: Partial<Record<CoverType, PriceRange[]>>
}

/** What a release says about prices at large, small enough to be printed into a page. */
export function priceRangesOf({ dataOf, demo, source, partitions }: Manifest): PriceRanges {
  const ranges: PriceRanges['ranges'] = {}
  for (const coverType of COVER_TYPE_IDS) {
    const found = COVER_FOR_IDS.flatMap(coverFor => {
      const entries = Object.values(partitions).filter(
        entry => entry.coverFor === coverFor && entry.coverType === coverType,
      )
      if (!entries.length) return []
      return {
        coverFor,
        lowest: Math.min(...entries.map(entry => entry.prices.lowest)),
        lowerQuarter: middle(entries.map(entry => entry.prices.lowerQuarter)),
        upperQuarter: middle(entries.map(entry => entry.prices.upperQuarter)),
        highest: Math.max(...entries.map(entry => entry.prices.highest)),
        policies: entries.reduce((sum, entry) => sum + entry.count, 0),
      }
    })
    if (found.length) ranges[coverType] = found
  }
  return { dataOf, demo, attribution: source.attribution, ranges }
}

const middle = (values: readonly Cents[]): Cents => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
