/**
 * The value that this share of the values does not exceed, such as 0.99 for the 99th percentile (by nearest rank);
 * NaN where nothing was measured.
 */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(share * values.length) - 1)] ?? Number.NaN

/** The value in the middle; of an even number, the upper of the two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1]!

/** The median of each figure that several measurements have in common. */
export function mediansOf<Figures extends Record<keyof Figures, number>>(all: readonly Figures[]): Figures {
  return Object.fromEntries(
    Object.keys(all[0]!).map(key => [key, median(all.map(one => one[key as keyof Figures]))]),
  ) as unknown as Figures
}
