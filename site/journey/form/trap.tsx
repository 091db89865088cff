import { TRAP } from './trapped.ts'

/** People do not see this field; a request that fills it in is set aside for the team to look at. */
export function Trap() {
  return (
    <label className="hidden" aria-hidden="true">
      Website
      <input name={TRAP} tabIndex={-1} autoComplete="off" />
    </label>
  )
}
