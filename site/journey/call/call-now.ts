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
 * team. Asked for at once, and again whenever the tab is looked at, perhaps days later, or the line is back; until an
 * answer comes, it is shown as it was.
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
    const left = new AbortController()
    const { signal } = left
    let asked = 0
    let answered = 0
    let { day, no } = booked
    const look = async () => {
      const mine = ++asked
      const read = await bookingOf(token)
      // An older answer may come last.
      if (signal.aborted || read === 'failed' || mine < answered) return
      answered = mine
      // A deleted call is cancelled too. There is no receipt from then on, so nothing more to ask for.
      if (read === 'unknown' || read.status === 'cancelled') {
        left.abort()
        changeBookedReceipt(id, 'cancelled')
        nextBookingOccasion()
        return setNow({ ...booked, since: 'cancelled' })
      }
      const { slot_date, slot_no, is_coming } = read
      const moved = slot_date !== booked.day || slot_no !== booked.no ? 'moved' : undefined
      // Also if it was moved back to its first time.
      if (slot_date !== day || slot_no !== no) changeBookedReceipt(id, { slot_date, slot_no })
      day = slot_date
      no = slot_no
      setNow({ day, no, since: is_coming ? moved : 'over' })
    }
    const whenSeen = () => void (document.hidden || look())
    document.addEventListener('visibilitychange', whenSeen, { signal })
    // A laptop that wakes shows its tabs before it is online.
    addEventListener('online', whenSeen, { signal })
    void look()
    return () => left.abort()
  }, [id, token, booked])
  return now
}
