import { type FormEvent, useRef, useState } from 'react'
import type { Asked } from '#site/session/use-answer.ts'
import { useRefused } from '#site/session/use-refused.ts'
import { sentenceOf, whyFailed } from '#site/session/why-failed.ts'
import { TextField } from '#site/ui/labelled.tsx'
import { oneLine } from '#site/ui/one-line.ts'
import { focusProblem, type Problems, stillWrong } from '#site/ui/problems.ts'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { tooLong } from '#site/ui/too-long.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { AnswerView } from '../answer-view.tsx'
import { askTeam } from '../ask-team.ts'
import { useOneAtATime } from '../forms/one-at-a-time.ts'
import { yearProblem } from '../forms/year-problem.ts'
import { addHoliday, type Holiday, isHoliday } from './holiday.ts'
import { AHEAD, openComing, slotsOf, slotsOpened, stillBooked } from './slot.ts'

/** The limit that the database checks too. */
const NAME_MAX_LENGTH = 80

const NOT_OPENED = `It may not have any times yet: press "Open the next ${AHEAD} business days".`
const NOT_LOOKED_UP = 'We could not check whether calls are booked on that day: look under Calls.'

interface HolidaysProps {
  from: string
  asked: Asked<Holiday[]>
  reload: () => void
  onChanged: () => void
}

/** The days on which the office takes no calls. Adding a holiday closes its slots; removing it opens them again. */
export function Holidays({ from, asked, reload, onChanged }: HolidaysProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [problems, setProblems] = useState<Problems<'day' | 'name'>>({})
  // What is left to do after the last change: nobody reads that much in the seconds that a toast stays.
  const [toDo, setToDo] = useState('')
  const { refused, refuse, forget } = useRefused()
  const { busy, run } = useOneAtATime()

  function read(form: HTMLFormElement) {
    const data = new FormData(form)
    const day = String(data.get('day'))
    const name = oneLine(data.get('name'))
    const found = {
      day: day ? (yearProblem(day) ?? (day < from ? 'This day has passed.' : undefined)) : 'Enter the day.',
      name: name ? tooLong('the name', name, NAME_MAX_LENGTH) : 'Enter the name of the holiday.',
    }
    return { day, name, found }
  }
  async function add(form: HTMLFormElement) {
    const { day, name, found } = read(form)
    setProblems(found)
    if (focusProblem(form, found)) return
    setToDo('')
    const answer = await addHoliday(day, name)
    const isThere = !answer.ok && answer.refusal === 'already-there'
    // If an earlier try arrived and its answer was lost, this one goes on from there.
    if (!answer.ok && !(isThere && (await isHoliday(day, name)))) {
      // Whoever added it, it should be shown above, with the slots that it closed.
      if (isThere) changed()
      return setProblems({ day: sentenceOf(answer) })
    }
    form.reset()
    const slots = await slotsOf(day)
    settle(`${dayLabel(day)} is closed`, slots.ok ? stillBooked(slots.data) : NOT_LOOKED_UP)
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    void run(() => add(form))
  }
  async function remove({ day }: Holiday) {
    forget(day)
    setToDo('')
    const answer = await askTeam(client => client.from('public_holidays').delete().eq('day', day).select('day'))
    if (!answer.ok) return refuse(day, whyFailed(answer))
    // If its slots were only closed, they open again by themselves; but it may never have had any.
    const opened = await openComing()
    const isOpen = `${dayLabel(day)} is a business day again`
    if (opened.ok) settle(isOpen, undefined, slotsOpened(opened.data))
    else settle(isOpen, NOT_OPENED)
  }
  /** @param left what is left to do */
  function settle(sentence: string, left?: string, detail = left) {
    notify.success(sentence, detail)
    setToDo(left ? `${sentence}. ${left}` : '')
    changed()
  }
  function changed() {
    reload()
    onChanged()
  }
  return (
    <section aria-label="Holidays">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        Holidays
      </h2>
      <AnswerView asked={asked} reload={reload}>
        {holidays => (
          <ul className="mt-4 max-w-2xl border-line border-t">
            {holidays.length === 0 && <li className="py-3 text-muted">No holidays have been added.</li>}
            {holidays.map(holiday => (
              <li key={holiday.day} className="border-line border-b">
                <div className="flex items-center justify-between gap-4">
                  <span className="wrap-anywhere">
                    {dayLabel(holiday.day)}: {holiday.name}
                    {!holiday.closed && ' (the office is open)'}
                  </span>
                  <button
                    // It goes with its line.
                    ref={handFocusOn(() => heading.current)}
                    type="button"
                    className="min-h-11 flex-none cursor-pointer text-ember underline underline-offset-4"
                    aria-disabled={busy || undefined}
                    onClick={() => void run(() => remove(holiday))}
                  >
                    {/* The same holiday may be in the list for this year and the next. */}
                    Remove
                    <span className="sr-only">
                      {' '}
                      {holiday.name}, {dayLabel(holiday.day)}
                    </span>
                  </button>
                </div>
                {refused(holiday.day) && <p className="trouble-box mb-3 p-4">{refused(holiday.day)}</p>}
              </li>
            ))}
          </ul>
        )}
      </AnswerView>
      {toDo && <p className="mt-5 max-w-2xl border-wattle-deep border-l-4 bg-sand p-4">{toDo}</p>}
      <form
        className="mt-5 grid max-w-2xl items-start gap-4 sm:grid-cols-2"
        noValidate
        onSubmit={submit}
        onInput={({ currentTarget }) => setProblems(stillWrong(problems, read(currentTarget).found))}
      >
        <TextField label="Day" problem={problems.day} name="day" type="date" min={from} readOnly={busy} />
        <TextField
          label="Holiday"
          hint="Visitors read it where they choose a time."
          problem={problems.name}
          name="name"
          readOnly={busy}
        />
        <button
          type="submit"
          className="hic-button justify-self-start"
          data-look="quiet"
          aria-disabled={busy || undefined}
        >
          Add the holiday
        </button>
      </form>
    </section>
  )
}
