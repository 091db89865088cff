import type { ReactNode } from 'react'
import { manageUrl } from '#site/journey/call/booking.ts'
import { CalendarButton } from '#site/journey/call/calendar-button.tsx'
import type { CallNow } from '#site/journey/call/call-now.ts'
import { callsFrom } from '#site/journey/call/calls-from.ts'
import { whenLabel } from '#site/journey/call/when.ts'
import { useZone } from '#site/journey/call/zone.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { WrittenOut } from '#site/ui/on-paper.tsx'
import { OurNumber } from '#site/ui/our-number.tsx'
import { phoneLabel } from '#widgets/domain/phone.ts'
import { referenceOf } from '#widgets/domain/reference.ts'
import type { Receipt } from '#widgets/kit/backend/receipts.ts'
import { ChangeOrCancel } from './change-or-cancel.tsx'
import { NextStep } from './next-step.tsx'

interface CallBookedProps {
  receipt: Receipt
  call: CallNow
}

export function CallBooked({ receipt: { id, row }, call: { day, no, since } }: CallBookedProps) {
  const zone = useZone()
  const token = String(row.manage_token)
  const number = callsFrom()
  if (since === 'over')
    return (
      <NoLonger title={whenLabel(day, no, zone)}>
        Did we miss each other? Call <OurNumber />, or book another time.
      </NoLonger>
    )
  if (since === 'cancelled')
    return (
      <NoLonger title="We will not call you">
        The time is free for someone else now. Book another whenever it suits you.
      </NoLonger>
    )
  return (
    <>
      <section aria-labelledby="next" className="max-w-prose">
        <h2 id="next" className="text-xl">
          {whenLabel(day, no, zone)}
        </h2>
        <p className="mt-4">
          <CalendarButton day={day} no={no} reference={referenceOf(id)} manageUrl={manageUrl(token)} />
        </p>
        <p className="mt-2 text-hint text-muted">
          The entry’s notes will contain the link to change or cancel the call, for anyone who can see your calendar.
        </p>
        <ol className="mt-8 grid gap-4">
          <NextStep number={1} title={`We will call ${phoneLabel(String(row.phone))}`}>
            {number ? `From ${number}, at` : 'At'} the start of your half-hour.
          </NextStep>
          <NextStep number={2} title="We talk it through">
            What you need, what you have, what it would cost. We will tell you what we earn from each policy.
          </NextStep>
          <NextStep number={3} title="You decide">
            Nothing is arranged unless you say so.
          </NextStep>
        </ol>
      </section>
      <ChangeOrCancel>
        <p className="mt-2">
          Use this link to move or cancel the call. Keep it, and keep it to yourself. If you gave a mobile number, we
          usually send it by SMS too.
        </p>
        <p className="mt-2">
          <AppLink
            to="/schedule-call"
            and={`#manage=${token}`}
            className="inline-flex min-h-11 items-center text-eucalypt"
          >
            Change or cancel my call
          </AppLink>
          <WrittenOut href={manageUrl(token)} />
        </p>
      </ChangeOrCancel>
    </>
  )
}

/** Nothing is to come of this call. */
const NoLonger = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-labelledby="next" className="max-w-prose">
    <h2 id="next" className="text-xl">
      {title}
    </h2>
    <p className="mt-2">{children}</p>
    <p className="mt-4">
      <AppLink to="/schedule-call" className="hic-button" data-look="action">
        Book another call
      </AppLink>
    </p>
  </section>
)
