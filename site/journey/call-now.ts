import { useEffect, useState } from 'react'
import { BRAND } from '#widgets/domain/brand.ts'
import { hasSurelyBegun } from '#widgets/domain/call-slots.ts'
import type { Day } from '#widgets/domain/period.ts'
import { changeBookedReceipt, type Receipt } from '#widgets/kit/backend/receipts.ts'
import { bookingOf, nextBookingOccasion } from './booking.ts'

/** When a call is, and what has happened to it since it was booked here. */
export interface CallNow {
  day: Day
  no: number
  since?: 'moved' | 'cancelled' | 'over'
}

/**
 * The call of a receipt as it is now: it may have been moved or cancelled through its link on another device, or by the
 * team. Asked once; until an answer comes, it is shown as it was booked.
 */
export function useCallNow({ id, table, row }: Receipt): CallNow {
  const [booked] = useState<CallNow>(() => {
    const call = { day: String(row.slot_date), no: Number(row.slot_no) }
    return table === 'call_bookings' && hasSurelyBegun(call.day, call.no, BRAND.officeZone)
      ? { ...call, since: 'over' }
      : call
  })
  const [now, setNow] = useState(booked)
  const token = table === 'call_bookings' ? row.manage_token : undefined

  useEffect(() => {
    if (typeof token !== 'string') return
    let left = false
    void bookingOf(token).then(read => {
      if (left || read === 'failed') return
      // A deleted call is cancelled too.
      if (read === 'unknown' || read.status === 'cancelled') {
        changeBookedReceipt(id, 'cancelled')
        nextBookingOccasion()
        return setNow({ ...booked, since: 'cancelled' })
      }
      const { slot_date, slot_no, is_coming } = read
      const isMoved = slot_date !== booked.day || slot_no !== booked.no
      if (isMoved) changeBookedReceipt(id, { slot_date, slot_no })
      const since = !is_coming ? 'over' : isMoved ? 'moved' : undefined
      setNow({ day: slot_date, no: slot_no, ...(since ? { since } : {}) })
    })
    return () => {
      left = true
    }
  }, [id, token, booked])
  return now
}
