import { memo } from 'react'
import type { SlotNo } from '#widgets/domain/call-slots.ts'
import { shortDayLabel, weekdayLabel } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'

const tile =
  'relative flex min-h-12 flex-col justify-center rounded-input border border-field bg-paper px-1 py-1.5 text-center leading-tight has-enabled:cursor-pointer has-enabled:hover:border-eucalypt has-checked:border-eucalypt has-checked:bg-mist has-checked:ring-1 has-checked:ring-eucalypt has-disabled:border-line has-disabled:border-dashed has-disabled:text-muted has-focus-visible:shadow-[0_0_0_2px_var(--color-ink)] has-focus-visible:outline-3 has-focus-visible:outline-wattle has-focus-visible:outline-offset-2'
// Its tick is drawn with borders: forced colours leave nothing of colours and shadows.
const dot =
  'absolute inset-0 cursor-[inherit] appearance-none outline-none checked:before:absolute checked:before:top-1 checked:before:right-1.5 checked:before:h-3 checked:before:w-1.5 checked:before:rotate-45 checked:before:border-eucalypt checked:before:border-r-2 checked:before:border-b-2'

// Separate components, memoised: when the diary arrives, React can pause between two of them for a tap, and when it is
// refreshed only those that changed are drawn again.
interface DayTileProps {
  day: Day
  full: boolean
  /** The form was sent without any of them. */
  missing: boolean
}

export const DayTile = memo(({ day, full, missing }: DayTileProps) => (
  <label className={`${tile} min-h-18`}>
    <input
      type="radio"
      name="day"
      value={day}
      className={dot}
      disabled={full}
      required
      aria-invalid={missing || undefined}
    />
    <span className="text-sm">{weekdayLabel(day)}</span>
    <span className="font-semibold">{shortDayLabel(day)}</span>
    {full && <span className="text-sm">none free</span>}
  </label>
))

interface TimeTileProps {
  no: SlotNo
  label: string
  /** On the visitor's own clock, where that differs. */
  theirs: string | undefined
  /** `unknown` where the day can no longer be chosen. */
  state: 'unknown' | 'free' | 'taken'
  missing: boolean
}

export const TimeTile = memo(({ no, label, theirs, state, missing }: TimeTileProps) => (
  <label className={tile}>
    <input
      type="radio"
      name="slot"
      value={no}
      className={dot}
      disabled={state !== 'free'}
      required
      aria-invalid={missing || undefined}
    />
    <span className="whitespace-nowrap font-semibold tabular-nums">{label}</span>
    {theirs && <span className="text-muted text-sm tabular-nums">{theirs}</span>}
    {state === 'taken' && <span className="text-sm">taken</span>}
  </label>
))
