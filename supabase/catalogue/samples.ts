import { readFileSync } from 'node:fs'
import { addDays, weekday } from '#widgets/domain/day.ts'
import type { Session } from '../engines/engine.ts'
import { addAccounts, as } from './people.ts'

type Row = Record<string, unknown>

const HOLIDAYS: string[] = readFileSync(new URL('../seed.sql', import.meta.url), 'utf8').match(/\d{4}-\d\d-\d\d/g) ?? []
const person = { full_name: 'Sample Person', consent_version: '2026-11-21' }

/** One row per table, as the browser would send it or as only the server writes it. `n` keeps rows apart. */
export const SAMPLES: Record<string, (n: number) => Row> = {
  newsletter_subscriptions: n => ({ email: `sample${n}@example.com`, user_agent: 'a browser' }),
  unsubscribe_requests: n => ({ id: uuid('0001', n), token: uuid('0002', n) }),
  web_call_tracking: () => ({
    phone_number: '1300 555 012',
    source_page: 'header-desktop',
    user_agent: 'a browser',
    session_id: null,
  }),
  quote_requests: n => ({
    ...person,
    id: uuid('0003', n),
    cover_for: 'families',
    state: 'QLD',
    answers: '{"hospital": true}',
    chosen_policies: '[]',
    email: `sample${n}@example.com`,
    phone: phone(n),
    best_time: 'after 5 PM',
    partner_ref: 'sample',
    trap: null,
  }),
  quote_withdrawals: n => ({ id: uuid('0010', n), request_id: uuid('0011', n) }),
  call_bookings: n => ({
    ...person,
    id: uuid('0004', n),
    manage_token: uuid('0005', n),
    slot_date: monday(1),
    slot_no: 3,
    phone: phone(n),
    cover_for: 'singles',
    state: 'NSW',
  }),
  booking_changes: n => ({ id: uuid('0006', n), manage_token: uuid('0005', 2), action: 'cancel' }),
  contact_messages: n => ({
    ...person,
    id: uuid('0007', n),
    email: `sample${n}@example.com`,
    topic: 'A question',
    message: 'Hello.\nIs this free?',
  }),
  call_slots: n => ({ slot_date: monday(2), slot_no: n, capacity: 4 }),
  // On a weekend: calls are booked on working days, and the seed has holidays of its own.
  public_holidays: n => ({ day: addDays(monday(2 + (n >> 1)), 5 + (n % 2)), name: 'A sample day' }),
  offers: n => ({
    id: uuid('0008', n),
    insurer: 'Sample Fund',
    title: 'A sample offer',
    body: '',
    terms_url: 'https://sample.example/terms',
    published: n !== 2,
    ends_at: '2099-01-01T00:00:00Z',
  }),
  partners: n => ({ slug: `sample-${n}`, name: 'A sample partner', origins: '{https://sample.example}' }),
  data_requests: n => ({ kind: 'export', email: `sample${n}@example.com`, phone: null }),
  outbox_messages: () => ({ kind: 'sample', channel: 'email', recipient: 'sample@example.com' }),
  'private.admins': n => ({ user_id: uuid('0009', n) }),
  'private.team_addresses': n => ({ user_id: uuid('0009', n), email: 'sample@example.com' }),
  'private.audit_log': () => ({ db_role: 'sample', action: 'UPDATE', table_name: 'sample', row_id: '1' }),
  'private.settings': () => ({ site_url: 'https://sample.example' }),
}

/** The tables into which anybody may put one row. */
export const BOXES = [
  'newsletter_subscriptions',
  'unsubscribe_requests',
  'quote_withdrawals',
  'web_call_tracking',
  'quote_requests',
  'call_bookings',
  'booking_changes',
  'contact_messages',
]

/** Two rows in every table; the first request and the first booking are the owner's. */
export async function addSamples(session: Session) {
  await addAccounts(session)
  await session.query('insert into public.call_slots (slot_date, slot_no, capacity) values ($1, 3, 50)', [monday(1)])
  const tables = Object.keys(SAMPLES).filter(table => !APART.includes(table))
  const others = tables.filter(table => !OWNED.includes(table))
  await as(session, 'the owner', () => insertSamples(session, 1, OWNED), { keep: true })
  await insertSamples(session, 1, others)
  await insertSamples(session, 2, tables)
  // They cancel the second booking, which must exist first.
  await insertSamples(session, 1, ['booking_changes'])
  await insertSamples(session, 2, ['booking_changes'])
}

const OWNED = ['quote_requests', 'call_bookings']
/** Changes come last; the team comes with its accounts, and settings always has exactly one row. */
const APART = ['booking_changes', 'private.admins', 'private.team_addresses', 'private.settings']

async function insertSamples(session: Session, n: number, tables: string[]) {
  for (const table of tables) await insert(session, table, SAMPLES[table]!(n))
}

export function insert(session: Session, table: string, row: Row) {
  const columns = Object.keys(row)
  const places = columns.map((_, i) => `$${i + 1}`)
  return session.query(`insert into ${qualified(table)} (${columns}) values (${places})`, Object.values(row))
}

/** With its schema, which only private tables name. */
export const qualified = (table: string) => (table.includes('.') ? table : `public.${table}`)

/** `kind` is four digits, so that the ids of different tables differ. */
export const uuid = (kind: string, n: number) => `00000000-${kind}-4000-8000-${String(n).padStart(12, '0')}`

/** Mobile numbers that the ACMA reserves for fiction start with 0491 57. */
export const phone = (n: number) => `+61491570${String(n).padStart(3, '0')}`

/** Once for all: a run that goes on past midnight would look for its calls a week after the slots it made for them. */
const IN_A_WEEK = addDays(new Date().toISOString().slice(0, 10), 7)

/** The nth Monday, counting from a week ahead and without the seed's public holidays. */
export function monday(nth: number): string {
  let day = IN_A_WEEK
  for (let left = nth; ; day = addDays(day, 1))
    if (weekday(day) === 1 && !HOLIDAYS.includes(day) && --left === 0) return day
}
