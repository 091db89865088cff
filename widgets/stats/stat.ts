export const STAT_ICONS = ['advisors', 'people', 'procedures', 'savings'] as const
export type StatIcon = (typeof STAT_ICONS)[number]

/** One counter, with the text on its back. */
export interface Stat {
  icon: StatIcon
  /** What the counter ends at. */
  value: number
  /** Before the figure, such as "$". */
  prefix?: string
  /** After it, such as "+". */
  suffix?: string
  label: string
  /** One sentence on what the figure is. */
  tooltip: string
  /** A change worth showing, such as "up 25% this year". */
  trend?: string
  back: string
}
