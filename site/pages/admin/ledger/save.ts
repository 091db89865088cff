import { type Answer, askTeam } from '../ask-team.ts'
import type { LedgerName, LedgerRow } from './pages.ts'

/** What the team changes of an entry. */
export interface Handled {
  status: string
  notes: string
}

export type Entry = LedgerRow & Handled & { reference: string; full_name: string; version: number; is_suspect: boolean }

/** `meanwhile` is the entry as somebody else left it: nothing was saved over it. */
export type Saved<Row> =
  | { outcome: 'saved'; row: Row }
  | { outcome: 'meanwhile'; row: Row }
  | { outcome: 'gone' }
  | { outcome: 'failed'; answer: Extract<Answer<unknown>, { ok: false }> }

const HANDLED = 'status,notes,version,updated_at'

/** Saves only over the version that was seen. */
export async function save<Row extends Entry>(ledger: LedgerName, seen: Row, change: Handled): Promise<Saved<Row>> {
  // The three tables that are handled share these columns; the types know each table alone.
  const table = ledger as 'quote_requests'
  const saved = await askTeam<Handled[]>(client =>
    client
      .from(table)
      .update(change as { notes: string })
      .eq('id', seen.id)
      .eq('version', seen.version)
      .select(HANDLED),
  )
  if (!saved.ok) return { outcome: 'failed', answer: saved }
  if (saved.data[0]) return { outcome: 'saved', row: { ...seen, ...saved.data[0] } }

  const now = await askTeam<Handled[]>(client => client.from(table).select(HANDLED).eq('id', seen.id))
  if (!now.ok) return { outcome: 'failed', answer: now }
  return now.data[0] ? { outcome: 'meanwhile', row: { ...seen, ...now.data[0] } } : { outcome: 'gone' }
}

/** Lets in what the honeypot set aside, as it was seen; no row comes back where somebody changed it meanwhile. */
export const letIn = (ledger: LedgerName, seen: Entry): Promise<Answer<{ id: string }[]>> =>
  askTeam<{ id: string }[]>(client =>
    client
      .from(ledger as 'quote_requests')
      .update({ is_suspect: false })
      .eq('id', seen.id)
      .eq('version', seen.version)
      .select('id'),
  )
