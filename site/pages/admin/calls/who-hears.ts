import { BRAND } from '#widgets/domain/brand.ts'
import { hasSurelyBegun, slotStart } from '#widgets/domain/call-slots.ts'
import { phoneLabel, takesSms } from '#widgets/domain/phone.ts'
import type { Booking } from './call.ts'
import type { Place } from './move.ts'

type Told = Pick<Booking, 'status' | 'phone' | 'slot_date' | 'slot_no' | 'is_suspect'>

/** Who will hear of a call's new status, as the end of a sentence: what `booking_before_update` will decide. */
export function toldOf(call: Told, status: string, now = new Date()): string {
  if (call.status === 'cancelled' && status === 'booked') return heard(call, 'is booked', now)
  if (call.status === 'booked' && status === 'cancelled') return heard(call, 'is cancelled', now)
  return ''
}

/** Who will hear when a call that was set aside joins the main list. */
export const toldOfLetIn = (call: Told, now = new Date()): string =>
  call.status === 'booked' ? heard({ ...call, is_suspect: false }, 'is booked', now) : ''

/** Who will hear when a call is given another time: only upcoming times are offered. */
export function toldOfMove(call: Told, to: Place): string {
  if (call.status === 'cancelled') return heardOfComing(call, 'is booked')
  const isMoved = call.slot_date !== to.slot_date || call.slot_no !== to.slot_no
  return isMoved ? heardOfComing(call, 'has been moved') : ''
}

/** The database's clock decides, and this device's may be a day ahead of it. */
function heard(call: Told, news: string, now: Date): string {
  const { slot_date, slot_no } = call
  if (slotStart(slot_date, slot_no, BRAND.officeZone) > now) return heardOfComing(call, news)
  if (hasSurelyBegun(slot_date, slot_no, BRAND.officeZone, now)) return ''
  return heardOfComing(call, `${news}, unless its time has passed`)
}

function heardOfComing({ phone, is_suspect }: Told, news: string): string {
  if (is_suspect) return ''
  return takesSms(phone)
    ? `will send an SMS to ${phoneLabel(phone)} to say the call ${news}`
    : `will not notify the caller: ${phoneLabel(phone)} is a landline and cannot receive SMS`
}
