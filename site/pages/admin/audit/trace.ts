import { slotLabel } from '#widgets/domain/call-slots.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { countLabel } from '#widgets/domain/number.ts'
import type { Database } from '#widgets/kit/backend/database.types.ts'
import { CALL_STATUS } from '../calls/call.ts'
import { LETTER_STATUS } from '../messages/letter.ts'
import { REQUEST_STATUS } from '../requests/request.ts'

export type Trace = Database['public']['Functions']['audit_trail']['Returns'][number]
type Told = Pick<Trace, 'action' | 'table_name' | 'row_id' | 'changed' | 'before' | 'after'>

/** What a row of each audited table is called; a table without a name here is shown under its own. */
const THING: Record<string, string> = {
  admins: 'Administrator',
  call_bookings: 'Call',
  call_slots: 'Call times',
  contact_messages: 'Message',
  newsletter_subscriptions: 'Subscriber',
  offers: 'Offer',
  outbox_messages: 'Outgoing message',
  partners: 'Partner',
  public_holidays: 'Holiday',
  quote_requests: 'Request',
}
const ACTION: Record<string, string> = { INSERT: 'added', UPDATE: 'changed', DELETE: 'deleted' }

const STATUS: Record<string, string> = { ...REQUEST_STATUS, ...CALL_STATUS, ...LETTER_STATUS }

/** For the columns whose values are kept. */
const VALUE: Record<string, { label: string; word: (value: unknown) => string }> = {
  capacity: { label: 'Places', word: String },
  closed: { label: 'Taking calls', word: closed => (closed ? 'no' : 'yes') },
  closed_by_holiday: { label: 'Closed by', word: byHoliday => (byHoliday ? 'the holiday' : 'the team') },
  kind: { label: 'Kind', word: kind => String(kind).replaceAll('-', ' ') },
  name: { label: 'Name', word: String },
  slot_date: { label: 'Day', word: day => dayLabel(String(day)) },
  slot_no: { label: 'Time', word: slot => slotLabel(Number(slot)) ?? String(slot) },
  status: { label: 'Status', word: status => STATUS[String(status)] ?? String(status) },
}

/** What was done, to what, and what changed; values are given only if none is about a person. */
export function inWords(trace: Told): { what: string; which: string; how: string } {
  const { table_name, action } = trace
  if (table_name === 'data_requests') return handedOut(trace)
  return {
    what: `${THING[table_name] ?? table_name} ${ACTION[action] ?? action}`,
    which: whichRow(trace),
    how: howOf(trace),
  }
}

/** What changed: the values where they are kept, and the other columns by name. */
export const howOf = (trace: Pick<Told, 'changed' | 'before' | 'after'>): string =>
  [values(trace), columns(trace)].filter(Boolean).join('; ')

const LIST: Record<string, string> = {
  quote_requests: 'Requests',
  call_bookings: 'Calls',
  contact_messages: 'Messages',
  newsletter_subscriptions: 'Subscribers',
}

/** Says that a person's data was exported or erased; never whose. */
function handedOut({ row_id, after }: Told) {
  const { kind, list, entries } = Object(after) as { kind?: string; list?: string; entries?: number }
  if (kind === 'list')
    return {
      what: `${LIST[list ?? ''] ?? list} saved as a file`,
      which: `Entry ${row_id} in the personal data log`,
      how: entries === 1 ? '1 row' : `${countLabel(entries ?? 0)} rows`,
    }
  return {
    what: kind === 'erase' ? 'A person’s data was erased' : 'A person’s data was exported',
    which: `Entry ${row_id} in the personal data log`,
    how: '',
  }
}

type Doer = Pick<Trace, 'actor' | 'actor_email' | 'db_role'> & Partial<Pick<Trace, 'action' | 'table_name'>>

/** 'you', a team member's address, the number of a visitor's account, or whoever acted without signing in. */
export function whoIn(did: Doer, me: string | undefined): string {
  const { actor, actor_email, db_role } = did
  if (actor) return actor === me ? 'you' : (actor_email ?? `account ${actor}`)
  return db_role === 'anon' || isOneClick(did) ? 'a visitor' : 'the system'
}

/** The unsubscribe button of a mail program: the function for messages acts on it, with its own key. */
const isOneClick = ({ db_role, table_name, action }: Doer) =>
  db_role === 'service_role' && table_name === 'newsletter_subscriptions' && action === 'DELETE'

function whichRow({ table_name, row_id }: Told): string {
  if (table_name === 'public_holidays') return dayLabel(row_id)
  if (table_name !== 'call_slots') return row_id
  const [day = '', numbers = ''] = row_id.split(' ')
  const slots = numbers.split(',').map(Number)
  const first = slotLabel(slots[0]!)
  return slots.length === 1
    ? `${dayLabel(day)}, ${first}`
    : `${dayLabel(day)}, ${countLabel(slots.length)} times from ${first} to ${slotLabel(slots.at(-1)!)}`
}

/** The columns that changed without their values being kept. */
const columns = ({ changed, after }: Pick<Told, 'changed' | 'after'>) =>
  (changed ?? [])
    .filter(column => !(column in Object(after)))
    .map(column => column.replaceAll('_', ' '))
    .join(', ')

function values({ before, after }: Pick<Told, 'before' | 'after'>): string {
  const was = Object(before) as Record<string, unknown>
  const now = Object(after) as Record<string, unknown>
  return Object.entries(VALUE)
    .filter(([column]) => column in was || column in now)
    .map(([column, { label, word }]) => {
      if (!(column in was)) return `${label}: ${word(now[column])}`
      if (!(column in now)) return `${label}: ${word(was[column])}`
      return `${label}: ${word(was[column])}, now ${word(now[column])}`
    })
    .join('; ')
}
