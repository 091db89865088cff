import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { currentAnswers, useAnswers } from '#site/journey/answers/answers.ts'
import { cameFrom } from '#site/journey/answers/came-from.ts'
import { type Booking, bookingOccasion, bookingOf, nextBookingOccasion } from '#site/journey/call/booking.ts'
import { CallConsent } from '#site/journey/form/consent.tsx'
import { keepDraft, restoreDraft } from '#site/journey/form/draft.ts'
import { PersonFields } from '#site/journey/form/person-fields.tsx'
import { ProblemSummary } from '#site/journey/form/problem-summary.tsx'
import { Trap } from '#site/journey/form/trap.tsx'
import { AfterSending, consentAnew } from '#site/journey/sending/after-sending.tsx'
import { Outcome, type Sending } from '#site/journey/sending/outcome.tsx'
import { replaceEarlier } from '#site/journey/sending/replace-earlier.ts'
import { useEnd } from '#site/journey/sending/use-end.ts'
import { IntoAccount } from '#site/session/into-account.tsx'
import { labelOf } from '#site/ui/label-of.ts'
import { type Problems, showLeft } from '#site/ui/problems.ts'
import { UNSENT } from '#site/ui/unsent.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { keepSubmission, submissions } from '#widgets/kit/backend/pending.ts'
import { changeBookedReceipt, receipts } from '#widgets/kit/backend/receipts.ts'
import { type Filled, type Sent, submit } from '#widgets/kit/backend/submit.ts'
import { readBooking } from './read-booking.ts'
import { SENTENCES } from './sentences.ts'
import { SlotPicker } from './slot-picker.tsx'
import { useDiary } from './use-diary.ts'

const FORM = 'schedule-call'

/** Books one of the free times. What is typed survives faults, reloads and a time that somebody else took. */
export function CallForm() {
  const form = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { diary, refresh } = useDiary()
  const answers = useAnswers()
  const [day, setDay] = useState<string>()
  const [problems, setProblems] = useState<Problems>({})
  const [sending, setSending] = useState<Sending>('typing')
  const [sent, setSent] = useState<string>()
  const loaded = typeof diary === 'object'

  // Twice: for the fields that are there at once, and for the days and times once they have loaded.
  useEffect(() => {
    if (!form.current) return
    form.current.noValidate = true
    restoreDraft(FORM, form.current, consentAnew('call_bookings'))
    keepDraft(FORM, form.current)
    if (loaded) setDay(chosenDay(form.current))
  }, [loaded])
  useEffect(() => {
    if (day && form.current) restoreDraft(FORM, form.current)
  }, [day])

  // What had to wait may be sent, or withdrawn, while the visitor is still here.
  useEnd(
    sending === 'waiting' ? sent : undefined,
    end => {
      if (end === 'arrived') return void navigate('/thank-you')
      if (end === 'taken') refresh()
      setSending(end === 'taken-back' ? 'typing' : end)
    },
    'elsewhere',
  )

  function typed(event: FormEvent<HTMLFormElement>) {
    keepDraft(FORM, event.currentTarget)
    setDay(chosenDay(event.currentTarget))
    showLeft(event, problems, read(event.currentTarget).problems, setProblems)
  }

  async function book(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending === 'sending') return
    const { row, problems } = read(event.currentTarget)
    setProblems(problems)
    if (!row) return setSending('typing')

    setSending('sending')
    const isHere = () => form.current !== null
    const { id, outcome } = await submitBooking(row, isHere)
    if (!isHere()) return tellByNotice(id)
    setSent(id)
    if (outcome === 'arrived') return void navigate('/thank-you')
    if (outcome === 'taken') refresh()
    setSending(outcome)
  }

  const busy = sending === 'sending'
  return (
    <>
      <ProblemSummary problems={problems} form={FORM} />
      <form ref={form} id={FORM} {...UNSENT} className="grid gap-6" onSubmit={book} onInput={typed}>
        <SlotPicker diary={diary} day={day} problems={problems} onRetry={refresh} />
        <PersonFields problems={problems} />
        <Trap />
        <CallConsent problem={problems.consent} />
        {sending !== 'typing' && sending !== 'sending' && (
          <Outcome key={sending} setback={sending} sentences={SENTENCES} />
        )}
        <AfterSending table="call_bookings" />
        <div>
          <button type="submit" className="hic-button max-sm:w-full" data-look="action" aria-disabled={busy}>
            {busy ? 'Booking …' : 'Book this call'}
          </button>
          {/* Takes up its lines before its words come: the answers are read once the script has loaded. */}
          <p className="mt-3 min-h-[1lh] text-hint text-muted max-sm:min-h-[2lh]">{goesAlong(answers)}</p>
          <p role="status" className="sr-only">
            {busy && 'Booking your call'}
          </p>
          <IntoAccount />
        </div>
      </form>
    </>
  )
}

/** Which of the answers are sent with the booking. */
function goesAlong({ coverFor, state }: Answers): string | undefined {
  const told = [
    coverFor && `who the cover is for (${labelOf(COVER_FOR, coverFor)})`,
    state && `your state (${state})`,
  ].filter(Boolean)
  return told.length > 0 ? `Sent with your booking: ${told.join(' and ')}.` : undefined
}

const read = (form: HTMLFormElement) => readBooking(new FormData(form), currentAnswers(), cameFrom())

const chosenDay = (form: HTMLFormElement) => {
  const day = new FormData(form).get('day')
  return typeof day === 'string' ? day : undefined
}

/** It had arrived before its sender left, and was only being looked up: no page tells them, so the notice does. */
function tellByNotice(id: string) {
  const arrived = submissions().find(one => one.id === id && one.state === 'arrived')
  if (arrived) keepSubmission({ ...arrived, hasWaited: true })
}

/**
 * Repeating a booking finds the row that is there already. If that one has been cancelled or moved since, this is made
 * as a new booking.
 */
async function submitBooking(row: Filled<'call_bookings'>, isHere: () => boolean): Promise<Sent> {
  await replaceEarlier('call_bookings', row, bookingOccasion())
  const sent = await submit('call_bookings', row, bookingOccasion(), isHere)
  // There is no receipt if another tab took the booking back while it was on its way; the latest is then another call's.
  const token = receipts().find(({ id }) => id === sent.id)?.row.manage_token
  if (sent.outcome !== 'arrived' || typeof token !== 'string') return sent
  const booking = await bookingOf(token)
  if (typeof booking !== 'object' || stands(booking, row)) return sent
  changeBookedReceipt(sent.id, booking.status === 'cancelled' ? 'cancelled' : booking)
  nextBookingOccasion()
  return submit('call_bookings', row, bookingOccasion(), isHere)
}

const stands = ({ status, slot_date, slot_no }: Booking, wanted: Filled<'call_bookings'>) =>
  status !== 'cancelled' && slot_date === wanted.slot_date && slot_no === wanted.slot_no
