import { broughtBy } from '#site/journey/answers/came-from.ts'
import { readPerson } from '#site/journey/form/person.ts'
import { trapped } from '#site/journey/form/trapped.ts'
import type { Problems } from '#site/ui/problems.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { SLOT_COUNT } from '#widgets/domain/call-slots.ts'
import { isDay } from '#widgets/domain/period.ts'
import type { Filled } from '#widgets/kit/backend/submit.ts'

/** There is a row once there is no problem. */
type Read = { row?: Filled<'call_bookings'>; problems: Problems }

/** The day and time that are ticked, or a sentence for whatever is missing. */
export function readSlot(data: FormData): { slot_date: string; slot_no: number; problems: Problems } {
  const slot_date = String(data.get('day') ?? '')
  const slot = String(data.get('slot') ?? '')
  const slot_no = /^\d{1,2}$/.test(slot) ? Number(slot) : SLOT_COUNT
  return {
    slot_date,
    slot_no,
    problems: {
      ...(isDay(slot_date) ? {} : { day: 'Choose a day.' }),
      ...(slot_no < SLOT_COUNT ? {} : { slot: 'Choose a time that is free.' }),
    },
  }
}

/** The form as a row, or a sentence for each field that needs attention. */
export function readBooking(data: FormData, { coverFor, state, partner }: Answers, cameFrom?: string): Read {
  const { slot_date, slot_no, problems: ofSlot } = readSlot(data)
  const { person, problems: personal } = readPerson(data)
  const problems = { ...ofSlot, ...personal }
  if (Object.keys(problems).length > 0) return { problems }
  return {
    problems,
    row: {
      slot_date,
      slot_no,
      ...person,
      ...(coverFor ? { cover_for: coverFor } : {}),
      ...(state ? { state } : {}),
      ...broughtBy(partner, cameFrom),
      ...trapped(data),
    },
  }
}
