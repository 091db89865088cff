import { nextBookingOccasion } from '#site/journey/call/booking.ts'
import { readDiary } from '#site/journey/call/diary.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import { type Answer, ask } from '#widgets/kit/backend/ask.ts'
import type { Row, Update } from '#widgets/kit/backend/database.types.ts'
import { takeBack } from '#widgets/kit/backend/pending.ts'
import { changeBookedReceipt, forgetReceipt } from '#widgets/kit/backend/receipts.ts'
import { changedOrStands, standsAs } from '#widgets/kit/backend/stands-as.ts'

export type OwnRequest = Pick<
  Row<'quote_requests'>,
  | 'id'
  | 'reference'
  | 'cover_for'
  | 'state'
  | 'full_name'
  | 'email'
  | 'phone'
  | 'best_time'
  | 'answers'
  | 'chosen_policies'
  | 'status'
  | 'version'
  | 'created_at'
>
export type OwnCall = Pick<
  Row<'call_bookings'>,
  'id' | 'reference' | 'slot_date' | 'slot_no' | 'phone' | 'status' | 'version'
>
/** By the database's clock: a device's may be a day ahead. */
export type ListedCall = OwnCall & { is_coming: boolean }

const REQUEST =
  'id,reference,cover_for,state,full_name,email,phone,best_time,answers,chosen_policies,status,version,created_at'
const CALL = 'id,reference,slot_date,slot_no,phone,status,version'
const MOST = 200

/** Filtered by user: an administrator may read everybody's, and this list shows only their own. */
export const ownRequests = (userId: string): Promise<Answer<OwnRequest[]>> =>
  ask(client =>
    client
      .from('quote_requests')
      .select(REQUEST)
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(MOST),
  )

export async function ownCalls(userId: string): Promise<Answer<ListedCall[]>> {
  const calls = await ask<OwnCall[]>(client =>
    client
      .from('call_bookings')
      .select(CALL)
      .eq('user_id', userId)
      .order('slot_date', { ascending: false })
      .order('slot_no', { ascending: false })
      .limit(MOST),
  )
  if (!calls.ok) return calls
  const booked = calls.data.filter(({ status }) => status === 'booked')
  const coming = await comingSlots(booked.map(({ slot_date }) => slot_date))
  if (!coming.ok) return coming
  const isComing = (call: OwnCall) =>
    coming.data.some(({ slot_date, slot_no }) => slot_date === call.slot_date && slot_no === call.slot_no)
  return { ok: true, data: calls.data.map(call => ({ ...call, is_coming: booked.includes(call) && isComing(call) })) }
}

/** The slots of these days that are still to come. */
const comingSlots = async (days: readonly string[]): Promise<Answer<FreeSlot[]>> =>
  days.length === 0
    ? { ok: true, data: [] }
    : ask(client => client.from('call_slots').select('slot_date,slot_no').in('slot_date', days).gt('slot_start', 'now'))

/** Changes nothing, and returns no row, if somebody else got there first. */
export const changeRequest = ({ id, version }: OwnRequest, change: Update<'quote_requests'>) =>
  changed<OwnRequest>(
    change,
    client => client.from('quote_requests').update(change).eq('id', id).eq('version', version).select(REQUEST),
    client => client.from('quote_requests').select(REQUEST).eq('id', id),
  )

export const BEGUN = 'The call’s time has come, so it can no longer be changed here.'

/** Whether a change was refused because the call has begun: the backend's clock decides, and these are its words. */
export const hasBegun = (answer: Answer<unknown>): boolean =>
  !answer.ok && answer.detail.startsWith('Only a coming call')

export async function changeCall(
  { id, version }: OwnCall,
  change: Update<'call_bookings'>,
): Promise<Answer<OwnCall[]>> {
  const answer = await changed<OwnCall>(
    // A call at its new time that has since been cancelled does not count as moved.
    { status: 'booked', ...change },
    client => client.from('call_bookings').update(change).eq('id', id).eq('version', version).select(CALL),
    client => client.from('call_bookings').select(CALL).eq('id', id),
  )
  const [call] = answer.ok ? answer.data : []
  if (call) changeBookedReceipt(id, call.status === 'cancelled' ? 'cancelled' : call)
  if (call?.status === 'cancelled') nextBookingOccasion()
  return answer
}

/** Writes; if that changes nothing, a row that already has these values counts as changed. */
const changed = <Own extends object>(
  change: Partial<Own>,
  write: Parameters<typeof ask<Own[]>>[0],
  read: Parameters<typeof ask<Own[]>>[0],
): Promise<Answer<Own[]>> =>
  changedOrStands(
    ask(write),
    () => ask(read),
    rows => rows.filter(row => standsAs(row, change)),
  )

export async function deleteOwn(
  table: 'quote_requests' | 'call_bookings',
  id: string,
): Promise<Answer<{ id: string }[]>> {
  const answer = await ask(client => client.from(table).delete().eq('id', id).select('id'))
  if (answer.ok) {
    forgetReceipt(id)
    // A tab that still holds it as waiting to be sent would bring it back.
    takeBack(id)
  }
  return answer
}

export type FreeSlot = Pick<Row<'call_slots'>, 'slot_date' | 'slot_no'>

/** What is free on the days that the booking page offers, in order. */
export async function slotsToOffer(): Promise<Answer<FreeSlot[]>> {
  const diary = await readDiary(officeDay())
  if (!diary) return { ok: false, refusal: 'unreachable', detail: 'no diary' }
  const data = diary.days.flatMap(({ day, free }) => [...free].map(slot_no => ({ slot_date: day, slot_no })))
  return { ok: true, data }
}
