import { CLAIMS } from '#widgets/domain/claims.ts'
import type { Stat } from './stat.ts'

const { advisors, advisorsTrend, helped, procedures, insurers, savings, premiumSavings } = CLAIMS

/** The four cards of the home page. The figures are the operator's claims, see `domain/claims.ts`. */
export const STATS: readonly Stat[] = [
  {
    icon: 'advisors',
    value: advisors.value,
    suffix: '+',
    label: advisors.counts,
    tooltip: 'Certified advisors who answer your call.',
    trend: `up ${advisorsTrend.figure} this year`,
    back: 'They tell you in plain words what a policy covers and what it leaves out. Asking is free: health funds pay us, you do not.',
  },
  {
    icon: 'people',
    value: helped.value,
    suffix: '+',
    label: helped.counts,
    tooltip: `${helped.figure} ${helped.counts} so far.`,
    back: 'Singles, couples, families and single parents, in every state and territory. Prices come first: nobody has to give a name to see them.',
  },
  {
    icon: 'procedures',
    value: procedures.value,
    suffix: '+',
    label: procedures.counts,
    tooltip: `${procedures.figure} procedures from ${insurers.figure} ${insurers.counts}.`,
    trend: `from ${insurers.figure} ${insurers.counts}`,
    back: 'Hospital treatments fall into 38 groups. We show, side by side, which ones each policy covers and which it leaves out.',
  },
  {
    icon: 'savings',
    value: savings.value,
    prefix: '$',
    label: savings.counts,
    tooltip: 'An average over a year, not a promise.',
    trend: `${premiumSavings.figure} on premiums`,
    back: 'Your own figure depends on the policy you have today. Compare it with others and see the difference, like for like.',
  },
]

export const TEXT = {
  name: 'In figures',
  more: 'Click to learn more',
  back: 'Click to flip back',
  none: 'No figures yet.',
} as const
