import { BRAND } from '#widgets/domain/brand.ts'
import { slotStart } from '#widgets/domain/call-slots.ts'
import { phoneLabel } from '#widgets/domain/phone.ts'
import type { Booking } from './call.ts'

type Told = Pick<Booking, 'status' | 'phone' | 'slot_date' | 'slot_no' | 'is_suspect'>

/** Who hears of a call's new status, as the end of a sentence: what `booking_before_update` decides, said beforehand. */
export function toldOf(call: Told, status: string, now = new Date()): string {
  const news =
    call.status === 'cancelled' && status === 'booked'
      ? 'is booked'
      : call.status === 'booked' && status === 'cancelled' && 'is cancelled'
  return news ? heard(call, news, now) : ''
}

/** Who hears of it when a call that was set aside is let in. */
export const toldOfLetIn = (call: Told, now = new Date()): string =>
  call.status === 'booked' ? heard({ ...call, is_suspect: false }, 'is booked', now) : ''

/** Who hears of it when a call is moved. */
export const toldOfMove = (call: Told): string => heard(call, 'is moved', new Date())

function heard({ phone, slot_date, slot_no, is_suspect }: Told, news: string, now: Date): string {
  if (is_suspect || slotStart(slot_date, slot_no, BRAND.officeZone) <= now) return ''
  return phone.startsWith('+614')
    ? `sends an SMS to ${phoneLabel(phone)}: the call ${news}`
    : `tells nobody: ${phoneLabel(phone)} is a landline and takes no SMS`
}
