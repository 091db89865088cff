import { type MouseEvent, useEffect, useState, useSyncExternalStore } from 'react'
import { AppLink } from '#site/ui/app-link.tsx'
import { focusMain } from '#site/ui/focus-main.ts'
import { isSecondPress } from '#site/ui/second-press.ts'
import { referenceOf } from '#widgets/domain/reference.ts'
import { doNotSend } from '#widgets/kit/backend/do-not-send.ts'
import { resumeSubmissions } from '#widgets/kit/backend/later.ts'
import { dropSubmission, onSubmissionsChange, type Submission, submissions } from '#widgets/kit/backend/pending.ts'
import { nextBookingOccasion } from '../call/booking.ts'
import { timeLabel, whenLabel } from '../call/when.ts'
import { useZone } from '../call/zone.ts'
import { forgetDraft, MESSAGE } from '../form/draft.ts'
import { EXPIRED } from './expired.ts'
import { waitsToBeSent } from './saved.ts'
import { sentAs } from './sent-draft.ts'
import { withdrawHref } from './withdrawal.ts'

const NONE: readonly Submission[] = []

const WHAT: Record<Submission['table'], string> = {
  quote_requests: 'quote request',
  quote_withdrawals: 'withdrawal',
  call_bookings: 'call booking',
  booking_changes: 'call change',
  contact_messages: 'message',
  unsubscribe_requests: 'unsubscribe request',
}

const HAS_REFERENCE: readonly Submission['table'][] = ['quote_requests', 'contact_messages']

/** Sends what is waiting and says so: what has not been sent yet, and what has been sent since. */
export function PendingNotice() {
  const all = useSyncExternalStore(onSubmissionsChange, submissions, () => NONE)
  // On a phone it would cover part of the page for a day. How a hidden one ended is shown all the same.
  const [hidden, setHidden] = useState<readonly string[]>([])
  useEffect(resumeSubmissions, [])
  useEffect(() => forgetArrivedDraft(all), [all])

  const told = all.filter(one => worthTelling(one) && !(one.state === 'waiting' && hidden.includes(one.id)))
  if (told.length === 0) return null
  return (
    <section aria-label="What you sent" className="pending-notice print:hidden">
      {told.map(submission => (
        <Told key={submission.id} submission={submission} onHide={() => setHidden([...hidden, submission.id])} />
      ))}
    </section>
  )
}

/** The form of a message may be gone by now, and would otherwise send it a second time. */
function forgetArrivedDraft(all: readonly Submission[]) {
  const sent = sentAs(MESSAGE)
  if (all.some(({ id, state }) => id === sent && state === 'arrived')) forgetDraft(MESSAGE)
}

function Told({ submission, onHide }: { submission: Submission; onHide: () => void }) {
  const { id, table, row, state, undoes } = submission
  const zone = useZone()
  const button = (label: string, press: () => void) => (
    <button
      type="button"
      className="mr-6 min-h-11 cursor-pointer font-semibold text-eucalypt underline underline-offset-4"
      onClick={event => {
        // By the second press of a double click the next entry's button may be beneath the mouse.
        if (isSecondPress(event)) return
        press()
        keepFocusNear(event)
      }}
    >
      {label}
    </button>
  )
  return (
    <div className="border-line border-t py-3 first:border-t-0">
      <p>{sentence(submission, zone)}</p>
      {table === 'call_bookings' && state === 'arrived' && (
        <AppLink to="/schedule-call" and={`#manage=${row.manage_token}`} className={LINK}>
          Change or cancel the call
        </AppLink>
      )}
      {/* Nothing here leads to the thank-you page, and if no email address was given, no message brings this link. */}
      {table === 'quote_requests' && state === 'arrived' && (
        <a href={withdrawHref(id)} className={LINK}>
          Withdraw the request
        </a>
      )}
      {state === 'waiting' ? (
        <>
          {!undoes && button('Do not send it', () => leave(submission))}
          {button('Hide', onHide)}
        </>
      ) : (
        button('Close', () => dropSubmission(id))
      )}
    </div>
  )
}

const LINK = 'mr-6 inline-flex min-h-11 items-center font-semibold text-eucalypt'

// The button that was pressed disappears along with its entry.
function keepFocusNear({ currentTarget }: MouseEvent) {
  const region = currentTarget.closest('[aria-live]')
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const next = region?.querySelector('button')
    if (next) next.focus({ preventScroll: true })
    else focusMain()
  })
}

function leave(submission: Submission) {
  doNotSend(submission)
  // The same call may be booked again, while this one may be cancelled.
  if (submission.table === 'call_bookings') nextBookingOccasion()
}

/** When something arrives while the visitor is watching, the page itself says so. */
const worthTelling = ({ state, hasWaited, undoes }: Submission) =>
  state === 'waiting' || (undoes ? state === 'expired' : hasWaited === true && state !== 'sending')

function sentence(submission: Submission, zone: string): string {
  const { table, state, madeAt, undoes, onlyHere } = submission
  if (undoes) return undoing(submission)
  const what = WHAT[table]
  switch (state) {
    case 'arrived':
      return arrived(submission, zone)
    case 'taken':
      return `Your ${what} could not be made: that time has been taken. Please choose another time.`
    case 'too-many':
      return `Your ${what} could not be made: this number already has three calls booked. Use the link for one of them to change it, or call us.`
    case 'gone':
      return `Your ${what} could not be made: the call has been cancelled, or its time has passed.`
    case 'refused':
      return `Your ${what} could not be accepted. Please check it and send it again.`
    case 'expired':
      return `Your ${what} ${EXPIRED}`
    default:
      return `Your ${what} from ${clock(madeAt)} ${waitsToBeSent(onlyHere)}`
  }
}

/** For something that they took back or corrected, but that may have arrived. */
function undoing({ table, state }: Submission): string {
  const what = `Your earlier ${table === 'quote_withdrawals' ? 'quote request' : 'call booking'} may have reached us`
  return state === 'waiting'
    ? `${what} although nobody answered. It will be withdrawn automatically as soon as that gets through.`
    : `${what}, and could not be withdrawn within 24 hours. Please call us if it should not stand.`
}

/** Says when a call is: only now is it theirs, and somebody with a landline is told nowhere else. */
function arrived({ id, table, row, settledAt }: Submission, zone: string): string {
  const when = () => whenLabel(String(row.slot_date), Number(row.slot_no), zone)
  if (table === 'call_bookings') return `Your call is booked for ${when()}. Its reference is ${referenceOf(id)}.`
  if (table === 'booking_changes')
    return row.action === 'cancel' ? 'Your call has been cancelled.' : `Your call has been moved to ${when()}.`
  const reference = HAS_REFERENCE.includes(table) ? ` Its reference is ${referenceOf(id)}.` : ''
  return `Your ${WHAT[table]} was sent${settledAt ? ` at ${clock(settledAt)}` : ''}.${reference}`
}

/** '3:15 PM', and on another day '3:15 PM on Thursday'. */
function clock(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return isToday
    ? timeLabel(at)
    : `${timeLabel(at)} on ${new Intl.DateTimeFormat('en-AU', { weekday: 'long' }).format(at)}`
}
