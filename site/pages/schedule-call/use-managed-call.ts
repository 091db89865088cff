import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type Booking, type BookingReading, bookingOf, nextBookingOccasion } from '#site/journey/call/booking.ts'
import type { Setback } from '#site/journey/sending/outcome.tsx'
import { useEnd } from '#site/journey/sending/use-end.ts'
import { useSeenAgain } from '#site/ui/seen-again.ts'
import { keepSubmission } from '#widgets/kit/backend/pending.ts'
import { submit } from '#widgets/kit/backend/submit.ts'
import { replaceChange } from './replace-change.ts'

type Change = { action: 'cancel' } | { action: 'move'; slot_date: string; slot_no: number }
export type Done = 'moved' | 'cancelled'

interface ManagedCall {
  booking: BookingReading | 'loading' | 'trying again'
  /** Looks it up again, after a failure. */
  lookAgain: () => void
  /** Moves or cancels it; not while another change is being sent. */
  change: (wish: Change) => Promise<void>
  /** What is being sent. */
  busy: Change['action'] | undefined
  done: Done | undefined
  setback: Setback | undefined
}

interface CallPage {
  /** The place where the call is shown: without it the visitor has left. */
  shownIn: RefObject<HTMLElement | null>
  onMoved: () => void
  /** After every change, however it ended: the free times may be others now. */
  onTried: () => void
}

/** The call that a link is about, as the backend has it, and the changes that are made to it. */
export function useManagedCall(token: string, { shownIn, onMoved, onTried }: CallPage): ManagedCall {
  const [booking, setBooking] = useState<ManagedCall['booking']>('loading')
  const [done, setDone] = useState<Done>()
  const [setback, setSetback] = useState<Setback>()
  const [busy, setBusy] = useState<Change['action']>()
  const [sent, setSent] = useState<{ id: string; change: Change }>()
  // One for each change: moving back and forth is three changes, but a second click repeats the same one.
  const occasion = useRef('')
  const asked = useRef(0)

  /** The call as it is now; nothing if it has been asked for again since: an older answer may come last, or have failed. */
  const look = useCallback(async () => {
    const mine = ++asked.current
    const read = await bookingOf(token)
    return mine === asked.current ? read : undefined
  }, [token])
  const load = useCallback(async () => {
    occasion.current = crypto.randomUUID()
    const read = await look()
    if (read) setBooking(read)
  }, [look])
  useEffect(() => void load(), [load])

  // What had to wait may be sent, or withdrawn, while the visitor is still here.
  useEnd(setback === 'waiting' ? sent?.id : undefined, end => {
    setSetback(undefined)
    if (end === 'arrived') void made(sent!.change)
    else if (end === 'taken-back') void showNow()
    else void refused(end)
    onTried()
  })

  // The tab may be looked at again days later, and by then the team has moved the call. While it loads or is being
  // changed, it is looked up in any case.
  useSeenAgain(() => {
    if (!busy && typeof booking === 'object') void showNow()
  })

  async function change(wish: Change) {
    if (busy) return
    setBusy(wish.action)
    setDone(undefined)
    setSetback(undefined)
    const row = { manage_token: token, ...wish }
    await replaceChange(row, occasion.current)
    const isHere = () => shownIn.current !== null
    const { id, outcome } = await submit('booking_changes', row, occasion.current, isHere)
    const sawIt = isHere()
    setSent({ id, change: wish })
    if (outcome === 'arrived') await made(wish)
    else await refused(outcome)
    // Here when it was refused, they left while the call was looked up, before it was said: the notice says it.
    if (sawIt && !isHere() && outcome !== 'arrived' && outcome !== 'waiting') {
      const now = Date.now()
      const told = { state: outcome, hasWaited: true, madeAt: now, settledAt: now }
      keepSubmission({ ...told, id, table: 'booking_changes', row: { id, ...row } })
    }
    onTried()
    setBusy(undefined)
  }

  /** Shows the call as this change leaves it, never under its old time, and then as the backend has it now. */
  async function made(change: Change) {
    occasion.current = crypto.randomUUID()
    if (change.action === 'cancel') nextBookingOccasion()
    else onMoved()
    setBooking(before => (typeof before === 'object' ? changed(before, change) : before))
    setDone(change.action === 'cancel' ? 'cancelled' : 'moved')
    const read = await look()
    if (read) setBooking(before => (typeof read === 'object' || typeof before !== 'object' ? read : before))
  }

  /** The same link may have changed the call in another tab: shows the call as it is now. */
  async function refused(outcome: Setback) {
    const read = outcome === 'waiting' ? 'failed' : await look()
    if (read && read !== 'failed') setBooking(read)
    const isCancelled = typeof read === 'object' && read.status === 'cancelled'
    if (isCancelled) nextBookingOccasion()
    setDone(isCancelled ? 'cancelled' : undefined)
    setSetback(isCancelled ? undefined : outcome)
  }

  /**
   * Shows the call as it is now, and what has become of it: a change that was taken back may have arrived and only its
   * answer been lost, and others may have changed it.
   */
  async function showNow() {
    const read = await look()
    // Deleted, as at somebody's request: it will not take place.
    if (read === 'unknown') return setBooking(read)
    if (typeof read !== 'object' || typeof booking !== 'object') return
    setBooking(read)
    const isMoved = read.slot_date !== booking.slot_date || read.slot_no !== booking.slot_no
    // What was refused is about the call as it was. A change that waits may still be made.
    if (isMoved || read.status !== booking.status || read.is_coming !== booking.is_coming)
      setSetback(now => (now === 'waiting' ? now : undefined))
    if (isMoved) setDone('moved')
    if (read.status === booking.status) return
    const isCancelled = read.status === 'cancelled'
    if (isCancelled) nextBookingOccasion()
    // Where the team has booked it again, or has called, it is no longer true that it was cancelled.
    setDone(isCancelled ? 'cancelled' : undefined)
  }

  return {
    booking,
    lookAgain: () => {
      setBooking('trying again')
      void load()
    },
    change,
    busy,
    done,
    setback,
  }
}

function changed(booking: Booking, change: Change): Booking {
  if (change.action === 'cancel') return { ...booking, status: 'cancelled', is_coming: false }
  const { slot_date, slot_no } = change
  return { ...booking, slot_date, slot_no }
}
