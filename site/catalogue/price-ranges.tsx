import { PRICE_RANGES } from 'virtual:price-ranges'
import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { COVER_TYPES, type CoverType } from '#widgets/domain/cover-types.ts'
import { PriceRangeTable } from './price-range-table.tsx'

const LABEL = new Map<string, string>(COVER_FOR.map(({ id, label }) => [id, label]))

/** What a cover type costs in the release that the site was built with; nothing if the release has none. */
export function PriceRanges({ coverType }: { coverType: CoverType }) {
  const { ranges, dataOf, demo, attribution } = PRICE_RANGES
  const rows = ranges[coverType]
  if (!rows) return null
  return (
    <PriceRangeTable
      caption="Monthly price, before the rebate and any loading"
      by="Who is covered"
      rows={rows.map(row => ({ ...row, label: LABEL.get(row.coverFor)! }))}
      dataOf={dataOf}
      demo={demo}
      attribution={attribution}
    />
  )
}

/** What each type of cover costs one person, in the same release. */
export function PriceRangesForOne() {
  const { ranges, dataOf, demo, attribution } = PRICE_RANGES
  const rows = COVER_TYPES.flatMap(({ id, label }) =>
    (ranges[id] ?? []).filter(row => row.coverFor === 'singles').map(row => ({ ...row, label })),
  )
  return (
    <PriceRangeTable
      caption="Monthly price for one person, before the rebate and any loading"
      by="Cover"
      rows={rows}
      dataOf={dataOf}
      demo={demo}
      attribution={attribution}
    />
  )
}
