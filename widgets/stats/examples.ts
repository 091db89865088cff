import type { StatsProps } from './stats.tsx'

/** Named once; the docs, the stories and the checks for accessibility all read them. */
export const examples: Record<string, StatsProps> = {
  'our four figures': {},
  'millions, and one figure only': {
    items: [
      {
        icon: 'people',
        value: 2_560_000,
        suffix: '+',
        label: 'sample members',
        tooltip: 'A made-up figure that shows how millions look.',
        back: 'Millions show as M and thousands as K; the full figure is read out.',
      },
    ],
  },
  'long words': {
    items: Array.from({ length: 4 }, () => ({
      icon: 'advisors',
      value: 1_234_567_890_000,
      prefix: '$',
      suffix: '+',
      label: 'sample electroencephalographies, each of them made up',
      tooltip: 'A made-up figure of an-institute-for-otorhinolaryngology-and-electroencephalography.',
      trend: 'up from one-trillion-two-hundred-and-thirty-four-billion last year',
      back: 'Say here what the conditions are. A text of three or four sentences is the longest that people read on a card. This one has an-institute-for-otorhinolaryngology in it, and then goes on a little.',
    })),
  },
  'no figures yet': { items: [] },
  'two of a partner’s own': {
    items: [
      {
        icon: 'savings',
        value: 75,
        prefix: '$',
        label: 'sample gift for joining',
        tooltip: 'A made-up figure.',
        trend: 'new this month',
        back: 'Say here what the conditions are.',
      },
      {
        icon: 'procedures',
        value: 1_540,
        label: 'sample treatments',
        tooltip: 'Another made-up figure.',
        back: 'Say here which ones.',
      },
    ],
  },
}
