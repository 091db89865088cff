/** The value in the middle; of an even number, the upper of the two. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1]!
