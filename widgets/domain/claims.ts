import { RATING } from './rating.ts'

/**
 * What the operator says about itself: the specification's marketing figures, each once.
 * Before going live the operator states in `basis` what a figure rests on, or removes the claim;
 * the disclaimer page lists every claim with its basis.
 */
interface Claim {
  /** The figure alone, for sums and counters. */
  value: number
  /** The figure as visitors read it. */
  figure: string
  /** What it counts; it follows the figure. */
  counts: string
  /** What it rests on: a survey, a ledger, a date. */
  basis: string
}

const OPERATOR = 'operator to substantiate'

export const CLAIMS = {
  advisors: { value: 40, figure: '40+', counts: 'certified advisors', basis: OPERATOR },
  advisorsTrend: {
    value: 25,
    figure: '25%',
    counts: 'more advisors this year',
    basis: `${OPERATOR}, and to say in which year`,
  },
  helped: { value: 100_000, figure: '100,000+', counts: 'Australians helped', basis: OPERATOR },
  procedures: { value: 1_000, figure: '1,000+', counts: 'procedures covered', basis: OPERATOR },
  insurers: { value: 12, figure: '12+', counts: 'insurers', basis: OPERATOR },
  savings: { value: 520, figure: '$520', counts: 'average annual savings', basis: OPERATOR },
  premiumSavings: { value: 15, figure: '15%', counts: 'average savings on premiums', basis: OPERATOR },
  satisfaction: { value: 99.99, figure: '99.99%', counts: 'customer satisfaction', basis: OPERATOR },
  responseTime: { value: 48, figure: '48 hours', counts: 'or less, on average, to hear back', basis: OPERATOR },
  priceMatch: { value: 100, figure: '100%', counts: 'price match guarantee', basis: OPERATOR },
  rating: {
    value: RATING.score,
    figure: `${RATING.score}`,
    counts: 'of five stars on Google Reviews',
    basis: OPERATOR,
  },
  reviews: { value: 200, figure: '200+', counts: 'reviews behind that rating', basis: OPERATOR },
} as const satisfies Record<string, Claim>
