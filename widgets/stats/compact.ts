import { countLabel } from '#widgets/domain/number.ts'

/**
 * A count as the card shows it: thousands as K, millions as M. Rounded down, so that a "+" after it stays true; below
 * a thousand, with as many decimals as the target.
 */
export function compact(count: number, target: number): string {
  if (count >= 1_000_000) return `${countLabel(floor(count / 1_000_000, 1))}M`
  if (count >= 1_000) return `${countLabel(floor(count / 1_000, 1))}K`
  return countLabel(count === target ? count : floor(count, decimalsOf(target)))
}

/** The same count in full, for screen readers and for the tooltip. */
export const inFull = (count: number): string => countLabel(count < 1_000 ? count : Math.floor(count))

const decimalsOf = (value: number) => `${value}`.split('.')[1]?.length ?? 0

const floor = (value: number, decimals: number) => Math.floor(value * 10 ** decimals) / 10 ** decimals
