import { BRAND } from '#widgets/domain/brand.ts'
import { slotEnd, slotStart } from '#widgets/domain/call-slots.ts'
import { STATES } from '#widgets/domain/states.ts'
import { theirTime } from '#widgets/domain/their-time.ts'
import { theirTimeLabel } from '../entry/their-time-label.ts'
import type { Booking } from './call.ts'

const EARLY_MS = 10 * 60_000

interface TimeToRing {
  may: boolean
  /** What time it is for them, or that we do not know. */
  told: string
}

type Rung = Pick<Booking, 'slot_date' | 'slot_no' | 'status' | 'state'>

/**
 * Tells of each call whether a moment is a time to ring: in the half-hour that is booked or just before it, at any hour
 * of theirs; otherwise in the calling hours where they live, and if they did not say where, while it is those hours
 * everywhere. The clocks are read once for a whole list.
 */
export function timesToRing(now: Date): (call: Rung) => TimeToRing {
  const theirs = new Map(STATES.map(state => [state, theirTime(state, now)]))
  const everywhere = [...theirs.values()].every(({ not }) => !not)
  return call => {
    const there = call.state && theirs.get(call.state)
    const isTime = there ? !there.not : everywhere
    const asBooked = !isTime && isBookedNow(call, now)
    const told = call.state && there ? theirTimeLabel(call.state, there, asBooked) : NOT_KNOWN
    return { may: isTime || asBooked, told }
  }
}

const NOT_KNOWN = 'Not known: they did not say where they live'

const isBookedNow = ({ slot_date, slot_no, status }: Rung, now: Date) =>
  status === 'booked' &&
  now.getTime() > slotStart(slot_date, slot_no, BRAND.officeZone).getTime() - EARLY_MS &&
  now < slotEnd(slot_date, slot_no, BRAND.officeZone)
