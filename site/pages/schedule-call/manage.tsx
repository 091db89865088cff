import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type Booking, manageUrl } from '#site/journey/call/booking.ts'
import { CalendarButton } from '#site/journey/call/calendar-button.tsx'
import { IN_CALENDAR } from '#site/journey/call/calendar-file.ts'
import { whenLabel } from '#site/journey/call/when.ts'
import { useZone } from '#site/journey/call/zone.ts'
import { ProblemSummary } from '#site/journey/form/problem-summary.tsx'
import { Outcome } from '#site/journey/sending/outcome.tsx'
import { AppLink } from '#site/ui/app-link.tsx'
import { type Problems, showLeft } from '#site/ui/problems.ts'
import { SecondTap } from '#site/ui/second-tap.tsx'
import { handFocusOn } from '#site/ui/take-focus.ts'
import { TryAgain } from '#site/ui/try-again.tsx'
import { NoSuchCall } from './no-such-call.tsx'
import { readSlot } from './read-booking.ts'
import { CHANGE_SENTENCES } from './sentences.ts'
import { SlotPicker } from './slot-picker.tsx'
import { useDiary } from './use-diary.ts'
import { type Done, useManagedCall } from './use-managed-call.ts'

const FORM = 'move-call'
const FOUND = 'your-call'

/** A call that is looked at again may be gone by then, or over, and what had the focus with it. */
const toFound = handFocusOn(() => document.getElementById(FOUND))

const DONE: Record<Done, string> = {
  moved: `Your call has been moved. ${IN_CALENDAR.moved}`,
  cancelled: `Your call has been cancelled. We will not call you. ${IN_CALENDAR.cancelled}`,
}

/** Shown after the reference of a call that is no longer to come. */
const OVER: Record<Booking['status'], string> = {
  booked: 'its time has passed',
  cancelled: 'cancelled',
  done: 'we have spoken',
  no_show: 'we did not reach you',
}

/** The page behind the link of a booking; one that was cut off on its way names none. */
export const Manage = ({ token }: { token: string | null | undefined }) =>
  token ? <ManagedCall token={token} /> : <NoSuchCall />

/** Shows the call, moves it, cancels it. */
function ManagedCall({ token }: { token: string }) {
  const zone = useZone()
  const { diary, refresh } = useDiary()
  const [problems, setProblems] = useState<Problems>({})
  const [day, setDay] = useState<string>()
  const summary = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const call = useManagedCall(token, { shownIn: summary, onMoved: unchoose, onTried: refresh })
  const { booking, busy, done, setback } = call

  // The button that was pressed may be gone, and its result is at the top.
  useEffect(() => {
    if (done) summary.current?.focus()
  }, [done])

  /** The time is theirs now: if they took its last place, the form would call it taken. */
  function unchoose() {
    form.current?.reset()
    setDay(undefined)
  }

  function typed(event: FormEvent<HTMLFormElement>) {
    const { slot_date, problems: now } = readSlot(new FormData(event.currentTarget))
    setDay(slot_date || undefined)
    showLeft(event, problems, now, setProblems)
  }

  function move(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { problems: found, ...slot } = readSlot(new FormData(event.currentTarget))
    setProblems(found)
    if (Object.keys(found).length === 0) void call.change({ action: 'move', ...slot })
  }

  if (booking === 'loading')
    return (
      <p role="status" className="text-muted">
        Looking up your call …
      </p>
    )
  if (booking === 'failed' || booking === 'trying again')
    return (
      <TryAgain
        sentence="We could not look up your call just now. That changes nothing about it."
        again={booking === 'trying again'}
        onAgain={call.lookAgain}
        next={() => document.getElementById(FOUND)}
      />
    )
  if (booking === 'unknown') return <NoSuchCall id={FOUND} tabIndex={-1} />

  const { slot_date, slot_no, reference, status, is_coming } = booking
  return (
    <div ref={toFound} className="grid gap-8">
      <div ref={summary} id={FOUND} tabIndex={-1} className="done-box outline-none">
        <p role="status">{done && <strong>{DONE[done]}</strong>}</p>
        <p className={`font-display font-semibold text-lg ${status === 'cancelled' ? 'text-muted line-through' : ''}`}>
          {whenLabel(slot_date, slot_no, zone)}
        </p>
        <p className="mt-1">
          Reference <strong className="whitespace-nowrap tabular-nums">{reference}</strong>
          {!is_coming && `, ${OVER[status]}`}
        </p>
      </div>
      <p role="status" className="sr-only">
        {busy && (busy === 'cancel' ? 'Cancelling your call' : 'Moving your call')}
      </p>
      {setback && (
        <div ref={toFound} className="contents">
          <Outcome key={setback} setback={setback} sentences={CHANGE_SENTENCES} />
        </div>
      )}
      {is_coming ? (
        <div ref={toFound} className="contents">
          <p>
            Anyone with this link can move or cancel the call, so keep it to yourself. If you add the call to your
            calendar, anyone who can see that will have it too.
          </p>
          <div className="flex flex-wrap items-start gap-4">
            <CalendarButton day={slot_date} no={slot_no} reference={reference} manageUrl={manageUrl(token)} />
            <SecondTap
              className="hic-button text-ember"
              look="quiet"
              question="Cancel this call?"
              yes="Yes, cancel it"
              doing="Cancelling …"
              held={Boolean(busy)}
              onYes={() => call.change({ action: 'cancel' })}
            >
              Cancel this call
            </SecondTap>
          </div>
          <form
            ref={form}
            id={FORM}
            className="grid gap-6 border-line border-t pt-8"
            noValidate
            onSubmit={move}
            onInput={typed}
          >
            <h2 className="text-xl">Move it to another time</h2>
            <ProblemSummary problems={problems} form={FORM} />
            <SlotPicker diary={diary} day={day} problems={problems} onRetry={refresh} />
            <div>
              <button
                type="submit"
                className="hic-button max-sm:w-full"
                data-look="action"
                aria-disabled={Boolean(busy)}
              >
                {busy === 'move' ? 'Moving …' : 'Move my call'}
              </button>
            </div>
          </form>
        </div>
      ) : (
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a href="/schedule-call" className="hic-button" data-look="action">
            Book another call
          </a>
          {status !== 'cancelled' && (
            <AppLink to="/thank-you" and="#switching" className="inline-flex min-h-11 items-center text-eucalypt">
              Checklist for switching
            </AppLink>
          )}
        </p>
      )}
    </div>
  )
}
