import { BRAND } from '#widgets/domain/brand.ts'
import { slotEnd, slotStart } from '#widgets/domain/call-slots.ts'
import { theirTime } from '#widgets/domain/calling-hours.ts'
import { STATES } from '#widgets/domain/states.ts'
import { theirTimeLabel } from '../their-time-label.ts'
import type { Booking } from './call.ts'

const EARLY_MS = 10 * 60_000

interface TimeToRing {
  may: boolean
  /** What time it is for them, or that we do not know. */
  told: string
}

/**
 * Whether now is a time to ring somebody: in the half-hour that is booked or just before it, at any hour of theirs;
 * otherwise in the calling hours where they live, and if they did not say where, while it is those hours everywhere.
 */
export function timeToRing(call: Pick<Booking, 'slot_date' | 'slot_no' | 'status' | 'state'>, now: Date): TimeToRing {
  const asBooked = call.status === 'booked' && isBookedNow(call, now)
  if (!call.state) {
    const everywhere = STATES.every(state => !theirTime(state, now).not)
    return { may: asBooked || everywhere, told: 'Not known: they did not say where they live' }
  }
  const theirs = theirTime(call.state, now)
  return { may: asBooked || !theirs.not, told: theirTimeLabel(call.state, theirs, asBooked) }
}

const isBookedNow = ({ slot_date, slot_no }: Pick<Booking, 'slot_date' | 'slot_no'>, now: Date) =>
  now.getTime() > slotStart(slot_date, slot_no, BRAND.officeZone).getTime() - EARLY_MS &&
  now < slotEnd(slot_date, slot_no, BRAND.officeZone)
