import { DAYS_SHOWN, SLOTS_TO_READ } from '#widgets/domain/call-slots.ts'
import type { Day } from '#widgets/domain/period.ts'
import { readRows } from '#widgets/kit/backend/read.ts'

export interface Slot {
  slot_date: Day
  slot_no: number
  capacity: number
  booked: number
  closed: boolean
}

export interface Holiday {
  day: Day
  name: string
}

export interface Diary {
  /** The days that can be chosen, with the slot numbers that are free on each. */
  days: readonly { day: Day; free: ReadonlySet<number> }[]
  /** Days between them on which the office is closed. */
  holidays: readonly Holiday[]
}

/**
 * What is free on the next ten business days after today, according to the database and its clock: a device's may be
 * days behind, and every time it offered would turn out to be taken.
 */
export async function readDiary(today: Day, signal?: AbortSignal): Promise<Diary | undefined> {
  const options = { signal }
  const [slots, holidays] = await Promise.all([
    readRows<Slot>(
      'call_slots',
      `select=slot_date,slot_no,capacity,booked,closed&slot_date=gt.${today}&slot_start=gt.now&order=slot_date,slot_no&limit=${SLOTS_TO_READ}`,
      options,
    ),
    readRows<Holiday>('public_holidays', `select=day,name&closed=is.true&day=gt.${today}&order=day&limit=20`, options),
  ])
  if (!slots.ok) return undefined
  if (slots.rows.length === 0) {
    // The device may also be weeks ahead, past all that is open. The first time to come tells the database's day: it is
    // on that day or a later one.
    const [next] = await firstToCome(options)
    if (next && next.slot_date < today) return readDiary(next.slot_date, signal)
  }
  return diaryOf(slots.rows, holidays.ok ? holidays.rows : [])
}

async function firstToCome(options: { signal?: AbortSignal }): Promise<Pick<Slot, 'slot_date'>[]> {
  const read = await readRows<Pick<Slot, 'slot_date'>>(
    'call_slots',
    'select=slot_date&slot_start=gt.now&order=slot_date&limit=1',
    options,
  )
  return read.ok ? read.rows : []
}

/** What is free, slot by slot, as bookings see it; a holiday names a day on which every slot is closed. */
export function diaryOf(slots: readonly Slot[], holidays: readonly Holiday[]): Diary {
  const named = new Set(holidays.map(({ day }) => day))
  const free = new Map<Day, Set<number>>()
  for (const slot of slots) {
    if (slot.closed && named.has(slot.slot_date)) continue
    const numbers = free.get(slot.slot_date) ?? new Set()
    free.set(slot.slot_date, numbers)
    if (!slot.closed && slot.booked < slot.capacity) numbers.add(slot.slot_no)
  }
  const days = [...free].slice(0, DAYS_SHOWN).map(([day, numbers]) => ({ day, free: numbers }))
  const last = days.at(-1)?.day ?? ''
  return { days, holidays: holidays.filter(({ day }) => day < last && !free.has(day)) }
}
