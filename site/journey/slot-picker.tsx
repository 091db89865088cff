import { memo } from 'react'
import { BRAND } from '#widgets/domain/brand.ts'
import { DAYS_SHOWN, SLOT_LABELS, type SlotNo, slotStart, visitorLabel, zoneName } from '#widgets/domain/call-slots.ts'
import { dayLabel, shortDayLabel, weekdayLabel } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'
import type { Problems } from './person.ts'
import type { DiaryState } from './use-diary.ts'
import { useZone } from './zone.ts'

interface SlotPickerProps {
  diary: DiaryState
  /** The day that is ticked in the form, if any. */
  day: Day | undefined
  problems: Problems
  onRetry: () => void
}

const tile =
  'relative flex min-h-12 flex-col justify-center rounded-input border border-field bg-paper px-2 py-1.5 text-center leading-tight has-enabled:cursor-pointer has-enabled:hover:border-eucalypt has-checked:border-eucalypt has-checked:bg-mist has-checked:ring-1 has-checked:ring-eucalypt has-disabled:border-line has-disabled:border-dashed has-disabled:text-muted has-focus-visible:outline-3 has-focus-visible:outline-wattle has-focus-visible:outline-offset-2'
const dot = 'absolute inset-0 cursor-[inherit] appearance-none outline-none'

// As high as the ten days: it takes their place, and nothing below moves.
const instead = 'col-span-full flex min-h-98 flex-col justify-center border-l-4 bg-sand p-4 sm:min-h-38'

/** Ten days and the 22 times of the one that is chosen. Taken times stay in their place, greyed. */
export function SlotPicker({ diary, day, problems, onRetry }: SlotPickerProps) {
  const zone = useZone()
  const days = typeof diary === 'object' ? diary.days : []
  const free = days.find(one => one.day === day)?.free
  const named = day ?? days[0]?.day
  return (
    <>
      <fieldset className="min-w-0" aria-describedby={problems.day ? 'day-problem' : undefined}>
        <legend className="font-semibold">Which day?</legend>
        {problems.day && <Problem id="day-problem" sentence={problems.day} />}
        <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-5">
          {diary === 'loading' &&
            Array.from({ length: DAYS_SHOWN }, (_, place) => (
              <span key={place} className="min-h-18 rounded-input border border-line border-dashed bg-sand" />
            ))}
          {diary === 'failed' && (
            <div role="alert" className={`${instead} border-ember`}>
              <p>The free times could not be loaded. What you typed is still here.</p>
              <button type="button" className="hic-button mt-3 self-start" data-look="quiet" onClick={onRetry}>
                Try again
              </button>
            </div>
          )}
          {typeof diary === 'object' && days.length === 0 && (
            <p className={`${instead} border-line`}>No call times are open at the moment. Please call us.</p>
          )}
          {days.map(one => (
            <DayTile key={one.day} day={one.day} full={one.free.size === 0} />
          ))}
        </div>
        {/* Its line is there before its words: what comes from the backend may push nothing. */}
        <p className="mt-2 min-h-[1lh] text-hint text-muted">
          {typeof diary === 'object' &&
            diary.holidays.length > 0 &&
            `Closed on ${diary.holidays.map(({ day: on, name }) => `${dayLabel(on)} (${name})`).join(', ')}.`}
        </p>
      </fieldset>
      <fieldset className="min-w-0" aria-describedby="slot-zone">
        <legend className="font-semibold">At what time?</legend>
        <p id="slot-zone" className="text-hint text-muted max-sm:min-h-[2lh]">
          {BRAND.officeZone.split('/').at(-1)?.replaceAll('_', ' ')} time (
          {zoneName(named ? slotStart(named, 0, BRAND.officeZone) : UNTIL_KNOWN, BRAND.officeZone)})
          {zone === BRAND.officeZone ? '.' : ', with your own clock below it where it differs.'}
        </p>
        {problems.slot && <Problem id="slot-problem" sentence={problems.slot} />}
        <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4 md:grid-cols-5">
          {SLOT_LABELS.map((label, no) => (
            <TimeTile
              key={label}
              no={no}
              label={label}
              theirs={day && visitorLabel(day, no, BRAND.officeZone, zone)}
              state={!free ? 'unknown' : free.has(no) ? 'free' : 'taken'}
            />
          ))}
        </div>
        {!day && <p className="mt-2 text-hint text-muted">Choose a day to see which times are free.</p>}
      </fieldset>
    </>
  )
}

// Components of their own, memorised: when the diary comes, React can stop between two of them for a tap, and when it
// comes again only those are drawn that changed.
const DayTile = memo(({ day, full }: { day: Day; full: boolean }) => (
  <label className={`${tile} min-h-18`}>
    <input type="radio" name="day" value={day} className={dot} disabled={full} required />
    <span className="text-sm">{weekdayLabel(day)}</span>
    <span className="font-semibold">{shortDayLabel(day)}</span>
    {full && <span className="text-sm">full</span>}
  </label>
))

interface TimeTileProps {
  no: SlotNo
  label: string
  /** On the visitor's own clock, where that differs. */
  theirs: string | undefined
  /** `unknown` until a day is chosen. */
  state: 'unknown' | 'free' | 'taken'
}

const TimeTile = memo(({ no, label, theirs, state }: TimeTileProps) => (
  <label className={tile}>
    <input type="radio" name="slot" value={no} className={dot} disabled={state !== 'free'} required />
    <span className="whitespace-nowrap font-semibold tabular-nums">{label}</span>
    {theirs && <span className="text-muted text-sm tabular-nums">{theirs}</span>}
    {state === 'taken' && <span className="text-sm">taken</span>}
  </label>
))

// The same wherever and whenever the page is printed: a zone's name may change with the season.
const UNTIL_KNOWN = new Date(Date.UTC(2026, 6, 1, 2))

function Problem({ id, sentence }: { id: string; sentence: string }) {
  return (
    <p id={id} className="mt-1 font-semibold text-ember text-hint">
      {sentence}
    </p>
  )
}
