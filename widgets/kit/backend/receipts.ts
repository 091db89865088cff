import { inTab, parsed } from './kept.ts'
import { RECEIPT_KEY } from './receipt-key.ts'
import type { SubmissionTable } from './verdict.ts'

const WITH_RECEIPT = ['quote_requests', 'call_bookings'] as const
type ReceiptTable = (typeof WITH_RECEIPT)[number]

/** The tables that have a thank-you page. */
const hasReceipt = (table: SubmissionTable): table is ReceiptTable =>
  (WITH_RECEIPT as readonly string[]).includes(table)

/** What arrived from this tab, so that the next page can name it, after a reload too. */
export interface Receipt {
  id: string
  table: ReceiptTable
  row: Record<string, unknown>
  /** Milliseconds since 1970. */
  arrivedAt: number
}

/**
 * All that arrived, latest first: how to withdraw it may be known nowhere else. Read anew each time: another page of this
 * tab may have sent something while this one was in the browser's memory.
 */
export const receipts = (): readonly Receipt[] =>
  [parsed(inTab.read(RECEIPT_KEY)) as Receipt[]]
    .flat()
    .filter(one => one?.id && one.row && Number.isFinite(one.arrivedAt))

/** The last that arrived for this table. */
export const lastReceipt = (table: ReceiptTable): Receipt | undefined => receipts().find(one => one.table === table)

type Arrival = Omit<Receipt, 'table'> & { table: SubmissionTable }

/** Keeps the thank-you page true to what has arrived: the submission itself, or what changes or withdraws it. */
export function changeReceipt({ id, table, row, arrivedAt }: Arrival): void {
  if (hasReceipt(table)) keep([{ id, table, row, arrivedAt }, ...without(id)])
  else if (table === 'quote_withdrawals') forgetReceipt(String(row.request_id))
  else if (table === 'booking_changes') {
    const call = receipts().find(one => one.row.manage_token === row.manage_token)
    if (call) changeBookedReceipt(call.id, row.action === 'cancel' ? 'cancelled' : row)
  }
}

/** Keeps it true to a call that was cancelled or moved to another time. */
export function changeBookedReceipt(id: string, now: 'cancelled' | { slot_date?: unknown; slot_no?: unknown }): void {
  if (now === 'cancelled') {
    forgetReceipt(id)
    return
  }
  const { slot_date, slot_no } = now
  keep(receipts().map(one => (one.id === id ? { ...one, row: { ...one.row, slot_date, slot_no } } : one)))
}

/** What was withdrawn is no longer on the thank-you page. */
export const forgetReceipt = (id: string): void => keep(without(id))

const without = (id: string) => receipts().filter(one => one.id !== id)

function keep(all: readonly Receipt[]): void {
  // A page's first script checks whether there is anything.
  if (all.length > 0) inTab.write(RECEIPT_KEY, JSON.stringify(all))
  else inTab.forget(RECEIPT_KEY)
}
