import { slotLabel } from '#widgets/domain/call-slots.ts'
import { dayLabel, weekdayLabel } from '#widgets/domain/day.ts'
import { Facts } from '../entry/facts.tsx'
import { mayCall } from '../entry/may-call.ts'
import { OriginFacts } from '../entry/origin-facts.tsx'
import { PhoneFact } from '../entry/phone-fact.tsx'
import { useThisMinute } from '../this-minute.ts'
import type { Booking } from './call.ts'
import { MoveCall } from './move-call.tsx'
import { timesToRing } from './time-to-ring.ts'

interface CallDetailsProps {
  call: Booking
  onChanged: (call: Booking, by: 'us' | 'others') => void
}

/** Whom to call, when, and until when they may be. */
export function CallContact({ call }: { call: Booking }) {
  const { may, told } = mayCall(call)
  const time = timesToRing(useThisMinute())(call)
  return (
    <Facts
      facts={[
        {
          label: 'Call at',
          value: `${weekdayLabel(call.slot_date)}, ${dayLabel(call.slot_date)}, ${slotLabel(call.slot_no)}`,
        },
        { label: 'Phone', value: <PhoneFact phone={call.phone} may={may && time.may} /> },
        { label: 'Consent', value: told },
        { label: 'Their time now', value: time.told },
      ]}
    />
  )
}

/** What else is known about one booked call, and another time for it. */
export function CallDetails({ call, onChanged }: CallDetailsProps) {
  return (
    <>
      <MoveCall call={call} onChanged={onChanged} />
      <OriginFacts entry={call} done="Booked" />
    </>
  )
}
