import { labelOf } from '#site/ui/label-of.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import { slotEnd, slotLabel, slotStart } from '#widgets/domain/call-slots.ts'
import { theirTime } from '#widgets/domain/calling-hours.ts'
import { COVER_FOR } from '#widgets/domain/cover-for.ts'
import { dayLabel, weekdayLabel } from '#widgets/domain/day.ts'
import { Facts } from '../facts.tsx'
import { mayCall } from '../may-call.ts'
import { PhoneFact } from '../phone-fact.tsx'
import { theirTimeLabel } from '../their-time-label.ts'
import { useThisMinute } from '../this-minute.ts'
import { when } from '../when.ts'
import { wordingDay } from '../wording-day.ts'
import type { Booking } from './call.ts'
import { MoveCall } from './move-call.tsx'

interface CallDetailsProps {
  call: Booking
  onChanged: (call: Booking, by: 'us' | 'others') => void
}

/** Whom to call, when, and until when they may be. */
export function CallContact({ call }: { call: Booking }) {
  const { may, told } = mayCall(call)
  const now = useThisMinute()
  const theirs = call.state ? theirTime(call.state, now) : undefined
  const asBooked = call.status === 'booked' && isBookedNow(call, now)
  const mayRing = may && (asBooked || !theirs?.not)
  return (
    <Facts
      facts={[
        {
          label: 'Call at',
          value: `${weekdayLabel(call.slot_date)}, ${dayLabel(call.slot_date)}, ${slotLabel(call.slot_no)}`,
        },
        { label: 'Phone', value: <PhoneFact phone={call.phone} may={mayRing} /> },
        { label: 'Consent', value: told },
        { label: 'Their time now', value: call.state && theirs && theirTimeLabel(call.state, theirs, asBooked) },
      ]}
    />
  )
}

const EARLY_MS = 10 * 60_000

/** Whether it is the half-hour that they chose, or just before it. */
const isBookedNow = ({ slot_date, slot_no }: Booking, now: Date) =>
  now.getTime() > slotStart(slot_date, slot_no, BRAND.officeZone).getTime() - EARLY_MS &&
  now < slotEnd(slot_date, slot_no, BRAND.officeZone)

/** What else is known about one booked call, and another time for it. */
export function CallDetails({ call, onChanged }: CallDetailsProps) {
  return (
    <>
      <MoveCall call={call} onChanged={onChanged} />
      <Facts
        facts={[
          { label: 'Cover for', value: labelOf(COVER_FOR, call.cover_for) },
          { label: 'State', value: call.state },
          { label: 'Booked', value: when(call.created_at) },
          { label: 'Last changed', value: when(call.updated_at) },
          { label: 'Partner (claimed)', value: call.partner_ref },
          { label: 'Came from', value: call.embed_origin },
          { label: 'Consent wording', value: wordingDay('call', call.consent_version) },
          { label: 'Honeypot', value: call.is_suspect ? 'Filled in: probably a bot' : '' },
        ]}
      />
    </>
  )
}
