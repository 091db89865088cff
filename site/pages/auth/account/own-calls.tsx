import { useCallback, useRef, useState } from 'react'
import { CalendarButton } from '#site/journey/call/calendar-button.tsx'
import { IN_CALENDAR } from '#site/journey/call/calendar-file.ts'
import { whenLabel } from '#site/journey/call/when.ts'
import { useZone } from '#site/journey/call/zone.ts'
import { useAnswer } from '#site/session/use-answer.ts'
import { useRefused } from '#site/session/use-refused.ts'
import { whyFailed } from '#site/session/why-failed.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { SecondTap } from '#site/ui/second-tap.tsx'
import { hasGoneOn, takeFocus } from '#site/ui/take-focus.ts'
import { phoneLabel } from '#widgets/domain/phone.ts'
import { notify } from '#widgets/kit/notify/notify.tsx'
import { DeleteButton } from './delete-button.tsx'
import { MoveCall } from './move-call.tsx'
import { BEGUN, changeCall, deleteOwn, hasBegun, type ListedCall, type OwnCall, ownCalls } from './own.ts'
import { OwnList } from './own-list.tsx'

/** What became of it in the words of its link’s page: “missed” would not say by whom. */
const STATUS: Record<ListedCall['status'], string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  done: 'We have spoken',
  no_show: 'We did not reach you',
}

/** Not kept by version, as other refusals are: that somebody else was first is said beside the version that comes then. */
const MEANWHILE = 'meanwhile'

export function OwnCalls({ userId }: { userId: string }) {
  const question = useCallback(() => ownCalls(userId), [userId])
  const { asked, reload } = useAnswer(question)
  return (
    <OwnList
      title="Your booked calls"
      asked={asked}
      reload={reload}
      empty={
        <p>
          None yet. Calls that you book while you are signed in appear here.{' '}
          <AppLink to="/schedule-call" className="text-eucalypt">
            Schedule a call
          </AppLink>
        </p>
      }
      line={call => <Line call={call} reload={reload} />}
    />
  )
}

function Line({ call: listed, reload }: { call: ListedCall; reload: () => void }) {
  const [moving, setMoving] = useState(false)
  const [moved, setMoved] = useState<OwnCall>(listed)
  const [cancelledAt, setCancelledAt] = useState<number>()
  const heading = useRef<HTMLHeadingElement>(null)
  const zone = useZone()
  // Until the list has been read again, it has the old time.
  const call = moved.version > listed.version ? { ...listed, ...moved } : listed
  const { is_coming } = call
  const { refused, refuse, forget } = useRefused()
  // A refusal is kept by version: it says nothing about a later one.
  const it = String(call.version)
  const why = refused(it) ?? refused(MEANWHILE)

  /** What was pressed goes. Whoever is elsewhere by the time of an answer stays there. */
  function focusHeading() {
    if (!hasGoneOn(heading.current?.closest('li'))) takeFocus(heading.current)
  }
  function forgetRefused() {
    forget(it)
    forget(MEANWHILE)
  }
  async function cancel() {
    forgetRefused()
    const answer = await changeCall(call, { status: 'cancelled' })
    if (hasBegun(answer)) {
      refuse(it, BEGUN)
      // The button goes once the list has been read again.
      focusHeading()
      return reload()
    }
    if (!answer.ok) return refuse(it, whyFailed(answer))
    // The button goes at once, not when the list has been read again. By then the team may have booked the call again.
    setCancelledAt(answer.data.length > 0 ? call.version : undefined)
    if (answer.data.length > 0) notify.success(`Your call ${call.reference} has been cancelled`, IN_CALENDAR.cancelled)
    else refuse(MEANWHILE, 'This call has changed', 'Your change was not made. The latest version is shown.')
    focusHeading()
    reload()
  }
  async function remove() {
    forgetRefused()
    const answer = await deleteOwn('call_bookings', call.id)
    if (!answer.ok) return refuse(it, whyFailed(answer))
    notify.success(`Call ${call.reference} has been deleted`, is_coming ? IN_CALENDAR.cancelled : undefined)
    reload()
  }
  function leave() {
    focusHeading()
    setMoving(false)
  }
  function move() {
    forgetRefused()
    setMoving(true)
  }
  function settle(now: OwnCall) {
    setMoved(now)
    leave()
    reload()
  }
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 ref={heading} tabIndex={-1} className="font-semibold text-lg tabular-nums">
          {whenLabel(call.slot_date, call.slot_no, zone)}
        </h3>
        <p className="font-semibold text-eucalypt">
          {call.status === 'booked' && !is_coming ? 'Its time has passed' : STATUS[call.status]}
        </p>
      </div>
      <p className="mt-1 text-muted">
        {call.reference}
        {is_coming && (
          <>
            {' · we will call '}
            <span className="whitespace-nowrap">{phoneLabel(call.phone)}</span>
          </>
        )}
      </p>
      {moving ? (
        <MoveCall call={call} onMoved={settle} onMeanwhile={reload} onLeave={leave} />
      ) : (
        <p className="mt-2 flex flex-wrap items-start gap-x-6">
          {is_coming && (
            <CalendarButton
              className={`inline-flex items-center gap-2 ${LINK_BUTTON}`}
              day={call.slot_date}
              no={call.slot_no}
              reference={call.reference}
              manageUrl={`${location.origin}/auth`}
            />
          )}
          {is_coming && (
            <button type="button" className={LINK_BUTTON} onClick={move}>
              Move<span className="sr-only"> call {call.reference}</span>
            </button>
          )}
          {is_coming && call.version !== cancelledAt && (
            <SecondTap
              className={LINK_BUTTON}
              question={`Cancel call ${call.reference}?`}
              yes="Yes, cancel it"
              doing="Cancelling …"
              onYes={cancel}
            >
              Cancel<span className="sr-only"> call {call.reference}</span>
            </SecondTap>
          )}
          <DeleteButton
            what={`call ${call.reference}`}
            consequence={is_coming ? 'This cancels the call, and we will not call you.' : undefined}
            onDelete={remove}
          />
        </p>
      )}
      {why && <p className="trouble-box mt-3 p-4">{why}</p>}
    </>
  )
}
