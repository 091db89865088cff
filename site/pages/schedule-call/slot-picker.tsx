import { useLayoutEffect, useRef, useState } from 'react'
import type { Diary } from '#site/journey/call/diary.ts'
import { useZone } from '#site/journey/call/zone.ts'
import { Problem } from '#site/ui/labelled.tsx'
import type { Problems } from '#site/ui/problems.ts'
import { takeFocus } from '#site/ui/take-focus.ts'
import { TryAgain } from '#site/ui/try-again.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { DAYS_SHOWN, SLOT_LABELS, type SlotNo, slotStart, visitorLabel } from '#widgets/domain/call-slots.ts'
import { dayLabel, shortDayLabel, weekdayLabel } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'
import { zoneCity, zoneName } from '#widgets/domain/zone-clock.ts'
import { DayTile, TimeTile } from './slot-tiles.tsx'
import type { DiaryState } from './use-diary.ts'

interface SlotPickerProps {
  diary: DiaryState
  /** The day that is ticked in the form, if any. */
  day: Day | undefined
  problems: Problems
  onRetry: () => void
}

// As high as the ten days whose place it takes, so that nothing below moves.
const instead = 'col-span-full flex min-h-98 flex-col items-start justify-center sm:min-h-38'

const NONE_FREE = 'No call times are available at the moment. Please call us.'

/** Ten days, and the 22 times of the one chosen, if one is. Taken times stay in place, greyed out. */
export function SlotPicker({ diary, day, problems, onRetry }: SlotPickerProps) {
  const zone = useZone()
  const days = typeof diary === 'object' ? diary.days : []
  const free = days.find(one => one.day === day)?.free
  const isFull = days.length > 0 && days.every(one => one.free.size === 0)
  const named = day ?? days[0]?.day
  const dayGroup = useRef<HTMLFieldSetElement>(null)
  const timeGroup = useRef<HTMLFieldSetElement>(null)
  const [lost, setLost] = useState<string>()
  const before = useRef(day)

  /** Unticks a day or time that is gone, and says so: it would look chosen, but be missing from what is sent. */
  function letGo() {
    const sameDay = before.current === day
    before.current = day
    if (!day || typeof diary !== 'object') return
    const group = (free?.size ? timeGroup : dayGroup).current!
    for (const one of [dayGroup, timeGroup]) leave(one.current!, group)
    const gone = group.querySelector<HTMLInputElement>('input:checked:disabled')
    if (free?.size && !gone) return
    if (gone) gone.checked = false
    // As a visitor would: the form and its draft follow.
    group.dispatchEvent(new Event('input', { bubbles: true }))
    setLost(
      free?.size
        ? `${SLOT_LABELS[Number(gone!.value)]} ${sameDay ? 'has just been taken' : 'is taken on this day'}.`
        : `${weekdayLabel(day)} ${dayLabel(day)} can no longer be chosen.`,
    )
  }
  // Before the browser takes the focus from what is greyed out.
  useLayoutEffect(letGo, [diary, day])

  const clearLost = () => setLost(undefined)
  const news = [lost, isFull && NONE_FREE].filter(Boolean).join(' ')
  return (
    <>
      <fieldset
        ref={dayGroup}
        tabIndex={-1}
        onInput={clearLost}
        className="min-w-0"
        aria-describedby={problems.day ? 'day-problem' : undefined}
      >
        <legend className="font-semibold">Which day?</legend>
        <Problem id="day-problem" sentence={problems.day} />
        <div className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-5">
          {diary === 'loading' &&
            Array.from({ length: DAYS_SHOWN }, (_, place) => (
              <span key={place} className="min-h-18 rounded-input border border-line border-dashed bg-sand" />
            ))}
          {(diary === 'failed' || diary === 'trying again') && (
            <TryAgain
              sentence="We could not load the free times."
              again={diary !== 'failed'}
              onAgain={onRetry}
              next={() => dayGroup.current}
              className={instead}
            />
          )}
          {typeof diary === 'object' && days.length === 0 && (
            <p className={`${instead} border-line border-l-4 bg-sand p-5`}>{NONE_FREE}</p>
          )}
          {days.map(one => (
            <DayTile key={one.day} day={one.day} full={one.free.size === 0} missing={Boolean(problems.day)} />
          ))}
        </div>
        {/* Takes up its line before its words come: nothing may move when the backend answers. */}
        <p className="mt-2 min-h-[1lh] text-hint text-muted">
          {diary === 'loading' && 'Loading the free times …'}
          {typeof diary === 'object' && closedLabel(diary.holidays)}
        </p>
      </fieldset>
      <fieldset
        ref={timeGroup}
        onInput={clearLost}
        className="min-w-0"
        aria-describedby={problems.slot ? 'slot-problem slot-zone' : 'slot-zone'}
      >
        <legend className="font-semibold">At what time?</legend>
        <p id="slot-zone" className="mt-1.5 text-hint text-muted max-sm:min-h-[2lh]">
          {zoneCity(BRAND.officeZone)} time (
          {zoneName(named ? slotStart(named, 0, BRAND.officeZone) : UNTIL_KNOWN, BRAND.officeZone)})
          {zone === BRAND.officeZone ? '.' : ', with yours below where it differs.'}
        </p>
        <Problem id="slot-problem" sentence={problems.slot} />
        <p role="status" className="mt-2 min-h-[1lh] text-hint text-muted">
          {news ? <strong className="text-ink">{news}</strong> : freeLabel(diary, day, free)}
        </p>
        {day && (
          <div className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(8rem,100%),1fr))] gap-2">
            {SLOT_LABELS.map((label, no) => (
              <TimeTile
                key={label}
                no={no}
                label={label}
                theirs={visitorLabel(day, no, BRAND.officeZone, zone)}
                state={!free ? 'unknown' : free.has(no) ? 'free' : 'taken'}
                missing={Boolean(problems.slot)}
              />
            ))}
          </div>
        )}
      </fieldset>
    </>
  )
}

/**
 * Nearly always one line, for which room is kept. At Christmas there are three days, or six if the office closes until New
 * Year: with their names, or each with its month, they would take up more.
 */
function closedLabel(holidays: Diary['holidays']) {
  const days = holidays.map(({ day }, at) => {
    const [date, month] = shortDayLabel(day).split(' ')
    return holidays[at + 1]?.day.startsWith(day.slice(0, 7)) ? date : `${date} ${month}`
  })
  const last = days.pop()
  if (!last) return null
  return days.length > 0 ? `Closed on ${days.join(', ')} and ${last}.` : `Closed on ${last}: ${holidays[0]!.name}.`
}

function freeLabel(diary: DiaryState, day: Day | undefined, free: ReadonlySet<SlotNo> | undefined) {
  // Not beside what says that there is no day to choose.
  const hasDays = typeof diary === 'object' ? diary.days.length > 0 : diary === 'loading'
  if (!day) return hasDays && 'Choose a day to see which times are free.'
  return free && `${free.size} of ${SLOT_LABELS.length} times ${free.size === 1 ? 'is' : 'are'} free on this day.`
}

/** Moves the focus from a radio that is greyed out to the next one in `group` that can be chosen. */
function leave(radios: HTMLElement, group: HTMLElement) {
  const at = radios.querySelector<HTMLInputElement>('input:disabled:focus')
  if (!at) return
  const free = [...group.querySelectorAll<HTMLInputElement>('input:enabled')]
  const follows = (one: HTMLElement) => at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING
  takeFocus(free.find(follows) ?? free.at(-1) ?? group)
}

// The same wherever and whenever the page is printed: a zone's name may change with the season.
const UNTIL_KNOWN = new Date(Date.UTC(2026, 6, 1, 2))
