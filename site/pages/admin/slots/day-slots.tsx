import { Fragment, useCallback } from 'react'
import { useAnswer } from '#site/session/use-answer.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { dayLabel, weekdayLabel } from '#widgets/domain/day.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { AnswerView } from '../answer-view.tsx'
import { useChanges } from '../forms/use-changes.ts'
import { HeadRow } from '../head-row.tsx'
import { changeDay, changeSlot, type Slot, slotsOf, stillBooked } from './slot.ts'
import { SlotLine } from './slot-line.tsx'

interface DaySlotsProps {
  day: string
  /** The name of the holiday that closes this day, if there is one. */
  holiday: string | undefined
  round: number
  onChanged: () => void
}

/** The slots of one day: how many may be booked, and whether at all. */
export function DaySlots({ day, holiday, round, onChanged }: DaySlotsProps) {
  const question = useCallback(() => slotsOf(day), [day])
  const { asked, reload } = useAnswer(question, round)
  const { isHeld, refused, change } = useChanges('slot', onChanged)
  const theDay = useChanges('day', onChanged)

  const seen = asked.state === 'there' ? asked.data : asked.state === 'failed' ? asked.before : undefined
  // The day is changed as it was seen, so it waits for the new version of every slot that is being changed.
  const dayAsSeen = (slots: readonly Slot[]) => `${day} ${asSeen(slots)}`
  const dayIsHeld = !seen || theDay.isHeld(dayAsSeen(seen)) || seen.some(slot => isHeld(asSeen([slot])))

  function changeAll(closed: boolean) {
    if (dayIsHeld) return
    void theDay.change(
      dayAsSeen(seen),
      () => changeDay(seen, day, closed),
      slots =>
        notify.success(`${dayLabel(day)} is ${closed ? 'closed' : 'open'}`, closed ? stillBooked(slots) : undefined),
    )
  }
  return (
    <section aria-label={`Slots on ${dayLabel(day)}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={bringToIt} tabIndex={-1} className="text-xl">
          {weekdayLabel(day)}, {dayLabel(day)}
        </h2>
        <p className="flex flex-wrap gap-3">
          <button
            type="button"
            className="hic-button max-sm:px-4"
            data-look="quiet"
            aria-disabled={dayIsHeld || undefined}
            onClick={() => changeAll(true)}
          >
            Close the day
          </button>
          <button
            type="button"
            className="hic-button max-sm:px-4"
            data-look="quiet"
            aria-disabled={dayIsHeld || undefined}
            onClick={() => changeAll(false)}
          >
            Open the day
          </button>
        </p>
      </div>
      {theDay.refused(day) && <p className="trouble-box mt-4 max-w-2xl p-4">{theDay.refused(day)}</p>}
      <AnswerView asked={asked} reload={reload}>
        {slots => (
          <>
            <p role="status" className="mt-4 max-w-2xl wrap-anywhere empty:sr-only">
              {holiday && onHoliday(holiday, slots)}
            </p>
            {slots.every(slot => slot.closed) && stillBooked(slots) && (
              <p className="mt-4 max-w-2xl border-wattle-deep border-l-4 bg-sand p-4">
                This day is closed. {stillBooked(slots)}{' '}
                <AppLink to="/admin" and={`?screen=calls&day=${day}`} className="text-eucalypt">
                  Calls on this day
                </AppLink>
                {', '}
                <AppLink to="/admin" and={`?screen=calls&day=${day}&show=suspects`} className="text-eucalypt">
                  Those set aside
                </AppLink>
              </p>
            )}
            {/* Room on all sides for focus rings. */}
            <div className="-mx-2 mt-2 overflow-x-auto p-2 print:overflow-visible">
              <table className="w-full max-w-2xl border-collapse text-left max-sm:text-sm">
                <caption className="sr-only">Slots, with bookings and places</caption>
                <HeadRow heads={['Time', ['Booked', 'text-right'], 'Places', 'Taking calls']} />
                <tbody>
                  {slots.map(slot => (
                    <Fragment key={slot.slot_no}>
                      <SlotLine
                        slot={slot}
                        held={isHeld(asSeen([slot])) || theDay.isHeld(dayAsSeen(slots))}
                        onChange={to => void change(asSeen([slot]), () => changeSlot(slot, to))}
                      />
                      {refused(`${slot.slot_no}`) && (
                        <tr className="border-line border-b">
                          <td colSpan={4} className="py-2">
                            <p className="trouble-box p-4">{refused(`${slot.slot_no}`)}</p>
                          </td>
                        </tr>
                      )}
                    </Fragment>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </AnswerView>
    </section>
  )
}

const asSeen = (slots: readonly Slot[]) => slots.map(({ slot_no, version }) => `${slot_no} ${version}`).join()

/** Times open on a holiday are the team's choice, and visitors can book them: the team reads so before and afterwards. */
const onHoliday = (name: string, slots: readonly Slot[]) =>
  `This day is a holiday: ${name}. ${
    slots.every(slot => slot.closed)
      ? 'Visitors are told that we are closed, but they can book any time that you open.'
      : 'Visitors can still book the times that are open.'
  }`

/** If a day opens out of view below, as on a phone, the page scrolls there; the focus moves in any case. */
function bringToIt(heading: HTMLElement | null) {
  if (!heading) return
  heading.focus({ preventScroll: true })
  if (heading.getBoundingClientRect().top > innerHeight / 2) heading.scrollIntoView({ block: 'start' })
}
