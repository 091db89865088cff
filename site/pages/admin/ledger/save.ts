import { standsAs } from '#widgets/kit/backend/stands-as.ts'
import { askTeam } from '../ask-team.ts'
import { type Saved, saveOver } from '../save-over.ts'
import type { HandledName, LedgerRow } from './pages.ts'

/** What the team changes of an entry. */
export interface Handled {
  status: string
  notes: string
}

export type Entry = LedgerRow & Handled & { reference: string; full_name: string; version: number; is_suspect: boolean }

/** Who hears of it when an entry gets a status, as the end of a sentence; '' where nobody does. */
export type Tells<Row> = (entry: Row, status: string) => string

type Stored = Handled & Pick<Entry, 'is_suspect'>

const HANDLED = 'status,notes,is_suspect,version,updated_at'
/** With what visitors change themselves: nobody is to ring at the old time, or the old number. */
const CHANGING: Record<HandledName, string> = {
  quote_requests: `${HANDLED},full_name,email,phone,best_time`,
  call_bookings: `${HANDLED},slot_date,slot_no`,
  contact_messages: HANDLED,
}

/** Saves only over the version that was seen; to let in what the honeypot set aside is a change too. */
export async function save<Row extends Entry>(
  ledger: HandledName,
  seen: Row,
  change: Handled | { is_suspect: false },
): Promise<Saved<Row>> {
  // The three tables that are handled share these columns; the types know each table alone.
  const table = ledger as 'quote_requests'
  const columns = CHANGING[ledger] as typeof HANDLED
  const saved = await saveOver(
    () =>
      askTeam<Stored[]>(client =>
        client
          .from(table)
          .update(change as { notes: string })
          .eq('id', seen.id)
          .eq('version', seen.version)
          .select(columns),
      ),
    () => askTeam<Stored[]>(client => client.from(table).select(columns).eq('id', seen.id)),
    now => standsAs(now, change),
  )
  return 'row' in saved ? { ...saved, row: { ...seen, ...saved.row } } : saved
}
