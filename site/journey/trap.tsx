import { TRAP } from './trapped.ts'

/** People do not see this field; what fills it in is put aside for the team to look at. */
export function Trap() {
  return (
    <label className="hidden" aria-hidden="true">
      Website
      <input name={TRAP} tabIndex={-1} autoComplete="off" />
    </label>
  )
}
