import { oneLine } from '#site/ui/one-line.ts'

const NAME = 'website'
/** Characters that the database takes. */
const LONGEST = 200

/** People do not see this field; what fills it in is put aside for the team to look at. */
export function Trap() {
  return (
    <label className="hidden" aria-hidden="true">
      Website
      <input name={NAME} tabIndex={-1} autoComplete="off" />
    </label>
  )
}

/** What stands in it, as a row takes it. */
export function trapped(data: FormData): { trap?: string } {
  const trap = oneLine(data.get(NAME)).slice(0, LONGEST)
  return trap ? { trap } : {}
}
