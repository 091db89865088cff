import { useCallback } from 'react'
import { useAnswer } from '#site/session/use-answer.ts'
import { useRefused } from '#site/session/use-refused.ts'
import { whyFailed } from '#site/session/why-failed.ts'
import { dayLabel, weekdayLabel } from '#widgets/domain/day.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { AnswerView } from '../answer-view.tsx'
import { useOneAtATime } from '../forms/one-at-a-time.ts'
import { AHEAD, bookedIn, openComing, type Slot, slotsOpened, slotsToCome } from './slot.ts'

interface DaysProps {
  from: string
  chosen: string | undefined
  onChoose: (day: string) => void
  /** Asks again when this counts up. */
  round: number
  onChanged: () => void
}

const OPENING = 'the coming days'

/** The coming days, with how full they are. */
export function Days({ from, chosen, onChoose, round, onChanged }: DaysProps) {
  const question = useCallback(() => slotsToCome(from), [from])
  const { asked, reload } = useAnswer(question, round)
  const { busy, run } = useOneAtATime()
  const { refused, refuse, forget } = useRefused()

  async function open() {
    forget(OPENING)
    const answer = await openComing()
    if (!answer.ok) return refuse(OPENING, whyFailed(answer))
    notify.success(slotsOpened(answer.data) ?? 'No slots were missing. Closed slots stay closed.')
    onChanged()
  }
  return (
    <section aria-label="Coming days">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">Coming days</h2>
        <button
          type="button"
          className="hic-button"
          data-look="quiet"
          aria-disabled={busy || undefined}
          onClick={() => void run(open)}
        >
          Open the next {AHEAD} business days
        </button>
      </div>
      {refused(OPENING) && <p className="trouble-box mt-4 max-w-2xl p-4">{refused(OPENING)}</p>}
      <AnswerView asked={asked} reload={reload}>
        {slots =>
          slots.length === 0 ? (
            <p className="mt-4 text-muted">No slots are open. Visitors cannot book a call.</p>
          ) : (
            <ul className="mt-4 grid gap-x-8 border-line border-t sm:grid-cols-2 lg:grid-cols-3">
              {[...Map.groupBy(slots, slot => slot.slot_date)].map(([day, ofDay]) => (
                <li key={day} className="border-line border-b">
                  <button
                    type="button"
                    aria-pressed={day === chosen}
                    className="flex min-h-12 w-full cursor-pointer items-center justify-between gap-4 text-left hover:text-eucalypt aria-pressed:font-bold"
                    onClick={() => onChoose(day)}
                  >
                    <span>
                      {weekdayLabel(day).slice(0, 3)} {dayLabel(day)}
                    </span>
                    <span className="text-right text-muted text-sm tabular-nums">{summary(ofDay)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      </AnswerView>
    </section>
  )
}

function summary(slots: readonly Slot[]) {
  const booked = bookedIn(slots)
  // Existing bookings stay booked: somebody has to tell these people.
  if (slots.every(slot => slot.closed)) return booked > 0 ? `closed, ${booked} booked` : 'closed'
  const places = slots.reduce((sum, slot) => sum + (slot.closed ? slot.booked : slot.capacity), 0)
  return `${booked} of ${places} booked`
}
