import { askTeam } from '../ask-team.ts'
import { type Saved, saveOver } from '../save-over.ts'
import type { LedgerName, LedgerRow } from './pages.ts'

/** What the team changes of an entry. */
export interface Handled {
  status: string
  notes: string
}

export type Entry = LedgerRow & Handled & { reference: string; full_name: string; version: number; is_suspect: boolean }

/** Who hears of it when an entry gets a status, as the end of a sentence; '' where nobody does. */
export type Tells<Row> = (entry: Row, status: string) => string

const HANDLED = 'status,notes,is_suspect,version,updated_at'

/** Saves only over the version that was seen; to let in what the honeypot set aside is a change too. */
export async function save<Row extends Entry>(
  ledger: LedgerName,
  seen: Row,
  change: Handled | { is_suspect: false },
): Promise<Saved<Row>> {
  // The three tables that are handled share these columns; the types know each table alone.
  const table = ledger as 'quote_requests'
  const saved = await saveOver(
    () =>
      askTeam<Handled[]>(client =>
        client
          .from(table)
          .update(change as { notes: string })
          .eq('id', seen.id)
          .eq('version', seen.version)
          .select(HANDLED),
      ),
    () => askTeam<Handled[]>(client => client.from(table).select(HANDLED).eq('id', seen.id)),
  )
  return 'row' in saved ? { ...saved, row: { ...seen, ...saved.row } } : saved
}
