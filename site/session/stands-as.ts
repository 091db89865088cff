/**
 * Whether a row stands as a change would make it: an earlier try arrived whose answer was lost, or somebody did the same.
 */
export const standsAs = <Kept extends object>(row: Kept, change: Partial<Kept>): boolean =>
  Object.entries(change).every(([column, value]) => row[column as keyof Kept] === value)
