import { STATS } from '#widgets/stats/content.ts'
import { type Contender, ours, PLAIN_REACT } from './contender.ts'

const OURS = ['.hic-stat-turner', '.hic-stat-turner[data-flipped=true]'] as const

/** The same four figures, which count up on cards that flip. */
export const FIGURES: Contender[] = [
  ...ours('hic-stats', ...OURS),
  {
    name: 'plain script (the limit)',
    body: STATS.map(
      ({ prefix = '', value, suffix = '', label, back }) =>
        `<button aria-pressed="false"><span>${prefix}<b>${value.toLocaleString('en-AU')}</b>${suffix} ${label}</span><span hidden>${back}</span></button>`,
    ).join(''),
    script: 'plain-stats',
    press: 'button',
    sees: 'button[aria-pressed=true]',
  },
  { ...PLAIN_REACT, script: 'react-stats', press: OURS[0], sees: OURS[1] },
]
