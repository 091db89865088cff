import { PRICE_RANGES } from 'virtual:price-ranges'
import { FIGURE } from '#site/content/parts/figures.ts'
import { COVER_TYPES, type CoverType, hasHospital } from '#widgets/domain/cover-types.ts'
import { centsLabel } from '#widgets/domain/money.ts'
import { HOSPITAL_WAITS } from '#widgets/domain/waiting-periods.ts'

export interface GlanceRow {
  label: string
  answer: string
  note: string
}

/** The four things people ask first about a type of cover, from the rules and the release in use. */
export function glanceOf(type: CoverType): readonly GlanceRow[] {
  const hospital = hasHospital(type)
  const longest = Math.max(...HOSPITAL_WAITS.map(wait => wait.months))
  return [
    ...priceFrom(type, 'Monthly price from', 'one person, before the rebate'),
    {
      label: 'Medicare Levy Surcharge',
      answer: hospital ? 'Avoided' : 'Not avoided',
      note: hospital
        ? `with an excess of at most ${FIGURE.excessOne} for one person; it is a tax on higher incomes`
        : 'only hospital cover avoids this tax on higher incomes',
    },
    {
      label: 'Lifetime Health Cover',
      answer: hospital ? 'Counts' : 'Does not count',
      note: hospital
        ? 'it stops the loading for joining late from growing'
        : 'it does not stop the loading for joining late',
    },
    {
      label: 'Longest wait',
      answer: hospital ? `${longest} months` : 'The fund decides',
      note: hospital ? 'the most the law allows for hospital' : 'the law sets no limit',
    },
  ]
}

/** The least that each type costs one person. */
export const cheapestOfEach = (): readonly GlanceRow[] =>
  COVER_TYPES.flatMap(({ id, label }) => priceFrom(id, label, 'a month for one person, before the rebate', 'from '))

function priceFrom(type: CoverType, label: string, note: string, before = ''): GlanceRow[] {
  const single = PRICE_RANGES.ranges[type]?.find(range => range.coverFor === 'singles')
  return single ? [{ label, answer: before + centsLabel(single.lowest), note }] : []
}
