import { oneLine } from '#site/ui/one-line.ts'

/** Name of the field that people do not see; see `trap.tsx`. */
export const TRAP = 'website'
/** The most characters that the database accepts. */
const LONGEST = 200

/** Its content, as a row takes it. */
export function trapped(data: FormData): { trap?: string } {
  const trap = oneLine(data.get(TRAP)).slice(0, LONGEST)
  return trap ? { trap } : {}
}
