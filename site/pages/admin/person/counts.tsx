import { countLabel } from '#widgets/domain/number.ts'

/** What the rows of each table are called on these screens; a table without a name here is shown under its own. */
const WHAT: Record<string, string> = {
  accounts: 'Accounts',
  account_log: 'Entries in the sign-in log',
  account_sessions: 'Devices signed in',
  quote_requests: 'Requests',
  call_bookings: 'Calls',
  contact_messages: 'Messages',
  newsletter_subscriptions: 'Newsletter subscriptions',
  outbox_messages: 'Records of emails and texts we sent',
  web_call_tracking: 'Taps on our phone number',
  call_slots: 'Call times',
}

/** How many rows of each table an export or erasure covered. */
export function countsOf(data: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(Object(data)).map(([table, rows]) => [table, Array.isArray(rows) ? rows.length : Number(rows)]),
  )
}

/** What was exported, erased or deleted, in words and in figures. */
export interface Counted {
  title: string
  counts?: Record<string, number>
  note?: string
}

export function Counts({ title, counts = {}, note }: Counted) {
  return (
    <div className="done-box mt-6 max-w-xl">
      <p className="font-semibold">{title}</p>
      {note && <p className="mt-2">{note}</p>}
      <dl className="mt-2 empty:hidden">
        {Object.entries(counts).map(([table, count]) => (
          <div key={table} className="flex justify-between gap-4">
            <dt>{Object.hasOwn(WHAT, table) ? WHAT[table] : table.replaceAll('_', ' ')}</dt>
            <dd className="tabular-nums">{countLabel(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
