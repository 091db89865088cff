import { oneLine } from '#site/ui/one-line.ts'

/** Of the field that people do not see; see `trap.tsx`. */
export const TRAP = 'website'
/** Characters that the database takes. */
const LONGEST = 200

/** What stands in it, as a row takes it. */
export function trapped(data: FormData): { trap?: string } {
  const trap = oneLine(data.get(TRAP)).slice(0, LONGEST)
  return trap ? { trap } : {}
}
