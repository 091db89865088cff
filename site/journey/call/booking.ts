import { officeDay } from '#widgets/domain/office-day.ts'
import { onDevice } from '#widgets/kit/backend/kept.ts'
import { callFunction } from '#widgets/kit/backend/read.ts'

/** What somebody with the link sees of a booking. */
export interface Booking {
  reference: string
  slot_date: string
  slot_no: number
  status: 'booked' | 'cancelled' | 'done' | 'no_show'
  /** By the database's clock: a device's may be a day ahead. */
  is_coming: boolean
}

export type BookingReading = Booking | 'unknown' | 'failed'

/** The booking that a link's token belongs to. */
export async function bookingOf(token: string): Promise<BookingReading> {
  const read = await callFunction<Booking>('booking_by_token', { p_token: token })
  if (!read.ok) return 'failed'
  return read.rows[0] ?? 'unknown'
}

/** The link that shows, moves and cancels a booking. The token is behind the "#", so it is in no server's log. */
export const manageUrl = (token: string): string => `${location.origin}/schedule-call#manage=${token}`

const KEY = 'hic-booking-occasion'

/** Distinguishes a booking from an identical one that was cancelled. */
export const bookingOccasion = (): string => `${officeDay()}${onDevice.read(KEY) ?? ''}`

/** After a cancellation the same booking may be made again: as a new one. */
export const nextBookingOccasion = (): void => void onDevice.write(KEY, ` ${crypto.randomUUID()}`)
