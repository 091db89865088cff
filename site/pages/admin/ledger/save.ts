import type { Answer } from '#widgets/kit/backend/ask.ts'
import { standsAs } from '#widgets/kit/backend/stands-as.ts'
import { askTeam } from '../ask-team.ts'
import { type Saved, saveOver } from '../forms/save-over.ts'
import type { HandledName, LedgerRow } from './pages.ts'

/** The parts of an entry that the team changes. */
export interface Handled {
  status: string
  notes: string
}

export type Entry = LedgerRow & Handled & { reference: string; full_name: string; version: number; is_suspect: boolean }

/** Who will hear when an entry gets a status, as the end of a sentence; '' if nobody will. */
export type Tells<Row> = (entry: Row, status: string) => string

type Stored = Handled & Pick<Entry, 'is_suspect'>

const HANDLED = 'status,notes,is_suspect,version,updated_at'
/** Includes what visitors can change themselves, so that nobody rings at the old time or on the old number. */
const CHANGING: Record<HandledName, string> = {
  quote_requests: `${HANDLED},full_name,email,phone,best_time`,
  call_bookings: `${HANDLED},slot_date,slot_no`,
  contact_messages: HANDLED,
}

// The three tables share these columns; the types know each table only by itself.
const tableOf = (ledger: HandledName) => ledger as 'quote_requests'
const columnsOf = (ledger: HandledName) => CHANGING[ledger] as typeof HANDLED

const stored = (ledger: HandledName, { id }: Entry) =>
  askTeam<Stored[]>(client => client.from(tableOf(ledger)).select(columnsOf(ledger)).eq('id', id))

/** An entry as it is by now. */
export async function asItIsNow<Row extends Entry>(ledger: HandledName, seen: Row): Promise<Answer<Row | 'gone'>> {
  const answer = await stored(ledger, seen)
  if (!answer.ok) return answer
  return { ok: true, data: answer.data[0] ? { ...seen, ...answer.data[0] } : 'gone' }
}

/** Saves only over the version that was seen; taking an entry out of those set aside counts as a change too. */
export async function save<Row extends Entry>(
  ledger: HandledName,
  seen: Row,
  change: Handled | { is_suspect: false },
): Promise<Saved<Row>> {
  const saved = await saveOver(
    () =>
      askTeam<Stored[]>(client =>
        client
          .from(tableOf(ledger))
          .update(change as { notes: string })
          .eq('id', seen.id)
          .eq('version', seen.version)
          .select(columnsOf(ledger)),
      ),
    () => stored(ledger, seen),
    now => standsAs(now, change),
  )
  return 'row' in saved ? { ...saved, row: { ...seen, ...saved.row } } : saved
}
