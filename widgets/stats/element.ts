import { flag, list, text } from '#widgets/kit/element/attribute.ts'
import { declareWidget } from '#widgets/kit/element/declare-widget.ts'
import { STAT_ICONS, type Stat } from './stat.ts'

export const stats = declareWidget({
  tag: 'hic-stats',
  meaning: 'Figures that count up once, on cards that flip: our four, or yours.',
  component: () => import('./stats.tsx').then(chunk => chunk.Stats),
  attributes: {
    items: list<Stat>(
      'Figures instead of ours.',
      "{ icon: 'advisors' | 'people' | 'procedures' | 'savings', value: number, label: string, tooltip: string, back: string, trend?: string, prefix?: string, suffix?: string }[]",
      ({ icon, value, label, tooltip, back, trend, prefix, suffix }) =>
        STAT_ICONS.includes(icon) &&
        Number.isFinite(value) &&
        [label, tooltip, back, trend ?? '', prefix ?? '', suffix ?? ''].every(words => typeof words === 'string'),
    ),
  },
  events: {
    onFlip: {
      name: 'hic-flip',
      meaning: 'A card was flipped.',
      detail: { item: text('Its label.'), flipped: flag('Whether the back shows now.') },
    },
  },
})
