import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type Booking, type BookingReading, bookingOf, manageUrl, nextBookingOccasion } from '#site/journey/booking.ts'
import { CalendarButton } from '#site/journey/calendar-button.tsx'
import { IN_CALENDAR } from '#site/journey/calendar-file.ts'
import { Outcome, type Setback } from '#site/journey/outcome.tsx'
import { ProblemSummary } from '#site/journey/problem-summary.tsx'
import { useEnd } from '#site/journey/use-end.ts'
import { whenLabel } from '#site/journey/when.ts'
import { useZone } from '#site/journey/zone.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import type { Problems } from '#site/ui/problems.ts'
import { SecondTap } from '#site/ui/second-tap.tsx'
import { TryAgain } from '#site/ui/try-again.tsx'
import { submit } from '#widgets/kit/backend/submit.ts'
import { readSlot } from './read-booking.ts'
import { replaceChange } from './replace-change.ts'
import { CHANGE_SENTENCES } from './sentences.ts'
import { SlotPicker } from './slot-picker.tsx'
import { useDiary } from './use-diary.ts'

type Change = { action: 'cancel' } | { action: 'move'; slot_date: string; slot_no: number }
type Done = 'moved' | 'cancelled'

const FORM = 'move-call'
const FOUND = 'your-call'

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

/** The page behind the link of a booking: shows it, moves it, cancels it. */
export function Manage({ token }: { token: string }) {
  const zone = useZone()
  const { diary, refresh } = useDiary()
  const [booking, setBooking] = useState<BookingReading | 'loading' | 'trying again'>('loading')
  const [done, setDone] = useState<Done>()
  const [setback, setSetback] = useState<Setback>()
  const [problems, setProblems] = useState<Problems>({})
  const [day, setDay] = useState<string>()
  const [busy, setBusy] = useState<Change['action']>()
  const [sent, setSent] = useState<{ id: string; change: Change }>()
  const summary = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // One for each change: moving back and forth is three changes, but a second click repeats the same one.
  const occasion = useRef('')

  const load = useCallback(async () => {
    occasion.current = crypto.randomUUID()
    setBooking(await bookingOf(token))
  }, [token])
  useEffect(() => void load(), [load])

  // The button that was pressed may be gone, and its result is at the top.
  useEffect(() => {
    if (done) summary.current?.focus()
  }, [done])

  // What had to wait may be sent, or withdrawn, while the visitor is still here.
  useEnd(setback === 'waiting' ? sent?.id : undefined, end => {
    setSetback(undefined)
    if (end === 'arrived') void made(sent!.change)
    else if (end === 'taken-back') void takenBack()
    else void refused(end)
    refresh()
  })

  async function change(wish: Change) {
    if (busy) return
    setBusy(wish.action)
    setDone(undefined)
    setSetback(undefined)
    const row = { manage_token: token, ...wish }
    await replaceChange(row, occasion.current)
    const { id, outcome } = await submit('booking_changes', row, occasion.current, () => summary.current !== null)
    setSent({ id, change: wish })
    if (outcome === 'arrived') await made(wish)
    else await refused(outcome)
    refresh()
    setBusy(undefined)
  }

  /** Shows the call as the backend has it now; if that cannot be read, as this change leaves it. */
  async function made(change: Change) {
    occasion.current = crypto.randomUUID()
    if (change.action === 'cancel') nextBookingOccasion()
    else unchoose()
    setDone(change.action === 'cancel' ? 'cancelled' : 'moved')
    const read = await bookingOf(token)
    setBooking(before => (typeof read === 'object' || typeof before !== 'object' ? read : changed(before, change)))
  }

  /** The time is theirs now: if they took its last place, the form would call it taken. */
  function unchoose() {
    form.current?.reset()
    setDay(undefined)
  }

  /** The same link may have changed the call in another tab: shows the call as it is now. */
  async function refused(outcome: Setback) {
    const read = outcome === 'waiting' ? 'failed' : await bookingOf(token)
    if (read !== 'failed') setBooking(read)
    const isCancelled = typeof read === 'object' && read.status === 'cancelled'
    if (isCancelled) nextBookingOccasion()
    setDone(isCancelled ? 'cancelled' : undefined)
    setSetback(isCancelled ? undefined : outcome)
  }

  /** What was taken back may have arrived, its answer lost: shows the call as it is now, and what has become of it. */
  async function takenBack() {
    const read = await bookingOf(token)
    if (typeof read !== 'object' || typeof booking !== 'object') return
    setBooking(read)
    if (read.status === 'cancelled') {
      nextBookingOccasion()
      setDone('cancelled')
    } else if (read.slot_date !== booking.slot_date || read.slot_no !== booking.slot_no) setDone('moved')
  }

  function move(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { problems: found, ...slot } = readSlot(new FormData(event.currentTarget))
    setProblems(found)
    if (Object.keys(found).length === 0) void change({ action: 'move', ...slot })
  }

  if (booking === 'loading')
    return (
      <p role="status" className="text-muted">
        Looking up your call…
      </p>
    )
  if (booking === 'failed' || booking === 'trying again')
    return (
      <TryAgain
        sentence="We could not look up your call just now. It has not changed."
        again={booking === 'trying again'}
        onAgain={() => {
          setBooking('trying again')
          void load()
        }}
        next={() => document.getElementById(FOUND)}
      />
    )
  if (booking === 'unknown')
    return (
      <p id={FOUND} role="alert" tabIndex={-1} className="border-ember border-l-4 bg-sand p-5">
        We cannot find a call for this link. The link may be incomplete, or the call was too long ago.{' '}
        <AppLink to="/schedule-call" className="text-eucalypt">
          Schedule a call
        </AppLink>
      </p>
    )

  const { slot_date, slot_no, reference, status, is_coming } = booking
  return (
    <div className="grid gap-8">
      <div ref={summary} id={FOUND} tabIndex={-1} className="border-eucalypt border-l-4 bg-mist p-5 outline-none">
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
      {setback && <Outcome key={setback} setback={setback} sentences={CHANGE_SENTENCES} />}
      {is_coming ? (
        <>
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
              no="Keep it"
              doing="Cancelling…"
              held={Boolean(busy)}
              onYes={() => change({ action: 'cancel' })}
            >
              Cancel this call
            </SecondTap>
          </div>
          <form
            ref={form}
            id={FORM}
            className="grid gap-8 border-line border-t pt-8"
            noValidate
            onSubmit={move}
            onInput={event => setDay(String(new FormData(event.currentTarget).get('day') ?? '') || undefined)}
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
                {busy === 'move' ? 'Moving…' : 'Move my call'}
              </button>
            </div>
          </form>
        </>
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

function changed(booking: Booking, change: Change): Booking {
  if (change.action === 'cancel') return { ...booking, status: 'cancelled', is_coming: false }
  const { slot_date, slot_no } = change
  return { ...booking, slot_date, slot_no }
}
