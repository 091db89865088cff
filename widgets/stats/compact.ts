import { countLabel } from '#widgets/domain/number.ts'

/** A count as the card shows it: thousands as K, millions as M. Rounded down, so that a "+" after it stays true. */
export function compact(count: number): string {
  if (count >= 1_000_000) return `${countLabel(floorTenth(count / 1_000_000))}M`
  if (count >= 1_000) return `${countLabel(floorTenth(count / 1_000))}K`
  return countLabel(Math.floor(count))
}

/** The same count in full, for readers and for the tooltip. */
export const inFull = (count: number): string => countLabel(Math.round(count))

const floorTenth = (value: number) => Math.floor(value * 10) / 10
