import { useEffect, useState } from 'react'
import type { Day } from '#widgets/domain/period.ts'
import { changeBookedReceipt, type Receipt } from '#widgets/kit/backend/receipts.ts'
import { bookingOf, nextBookingOccasion } from './booking.ts'

/** When a call stands, and what became of it since it was booked here. */
export interface CallNow {
  day: Day
  no: number
  since?: 'moved' | 'cancelled'
}

/**
 * The call of a receipt as it stands by now: by its link on another device, or by the team, it may have been moved or
 * cancelled. Asked once; until the answer is there, and where none comes, it stands as it was booked.
 */
export function useCallNow({ id, table, row }: Receipt): CallNow {
  const [booked] = useState<CallNow>({ day: String(row.slot_date), no: Number(row.slot_no) })
  const [now, setNow] = useState(booked)
  const token = table === 'call_bookings' ? row.manage_token : undefined

  useEffect(() => {
    if (typeof token !== 'string') return
    let left = false
    void bookingOf(token).then(read => {
      if (left || read === 'failed') return
      // Deleted, it is cancelled too.
      if (read === 'unknown' || read.status === 'cancelled') {
        changeBookedReceipt(id, 'cancelled')
        nextBookingOccasion()
        return setNow({ ...booked, since: 'cancelled' })
      }
      const { slot_date, slot_no } = read
      if (slot_date === booked.day && slot_no === booked.no) return
      changeBookedReceipt(id, { slot_date, slot_no })
      setNow({ day: slot_date, no: slot_no, since: 'moved' })
    })
    return () => {
      left = true
    }
  }, [id, token, booked])
  return now
}
