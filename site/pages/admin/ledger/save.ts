import { type Answer, askTeam } from '../ask-team.ts'
import type { LedgerRow, LedgerTable } from './pages.ts'

/** What the team changes of an entry. */
export interface Handled {
  status: string
  notes: string
}

export type Entry = LedgerRow & Handled & { reference: string; version: number }

/** `meanwhile` is the entry as somebody else left it: nothing was saved over it. */
export type Saved<Row> =
  | { outcome: 'saved'; row: Row }
  | { outcome: 'meanwhile'; row: Row }
  | { outcome: 'gone' }
  | { outcome: 'failed'; answer: Extract<Answer<unknown>, { ok: false }> }

/** Saves only over the version that was seen. */
export async function save<Row extends Entry>(
  table: LedgerTable,
  columns: string,
  seen: Row,
  change: Partial<Handled>,
): Promise<Saved<Row>> {
  const saved = await askTeam<Row[]>(
    client =>
      client
        .from(table as 'quote_requests')
        .update(change as { notes: string })
        .eq('id', seen.id)
        .eq('version', seen.version)
        .select(columns) as unknown as Rows<Row>,
  )
  if (!saved.ok) return { outcome: 'failed', answer: saved }
  if (saved.data[0]) return { outcome: 'saved', row: saved.data[0] }

  const now = await askTeam<Row[]>(
    client =>
      client
        .from(table as 'quote_requests')
        .select(columns)
        .eq('id', seen.id) as unknown as Rows<Row>,
  )
  if (!now.ok) return { outcome: 'failed', answer: now }
  return now.data[0] ? { outcome: 'meanwhile', row: now.data[0] } : { outcome: 'gone' }
}

type Rows<Row> = PromiseLike<{ data: Row[] | null; error: null; status: number }>
