import { inTab, parsed } from './kept.ts'
import { RECEIPT_KEY } from './receipt-key.ts'
import type { SubmissionTable } from './submit.ts'

const WITH_RECEIPT = ['quote_requests', 'call_bookings'] as const
type ReceiptTable = (typeof WITH_RECEIPT)[number]

/** What there is a page of thanks for. */
const hasReceipt = (table: SubmissionTable): table is ReceiptTable =>
  (WITH_RECEIPT as readonly string[]).includes(table)

/** What arrived last in this tab, so that the page after it can name it, after a reload too. */
export interface Receipt {
  id: string
  table: ReceiptTable
  row: Record<string, unknown>
  /** Milliseconds since 1970. */
  arrivedAt: number
}

let last: Receipt | undefined
let readAlready = false

/** The last thing that arrived; the same object until another one does. */
export function lastReceipt(): Receipt | undefined {
  if (!readAlready) {
    readAlready = true
    last ??= read()
  }
  return last
}

type Arrival = Omit<Receipt, 'table'> & { table: SubmissionTable }

/** Keeps the page of thanks true to what has arrived: the thing itself, or what changes or withdraws it. */
export function changeReceipt({ id, table, row, arrivedAt }: Arrival): void {
  const kept = lastReceipt()
  if (hasReceipt(table)) keepReceipt({ id, table, row, arrivedAt })
  else if (table === 'quote_withdrawals') forgetReceipt(String(row.request_id))
  else if (table === 'booking_changes' && kept?.row.manage_token === row.manage_token)
    changeBookedReceipt(kept!.id, row.action === 'cancel' ? 'cancelled' : row)
}

/** Keeps it true to a call that was cancelled, or that stands at another time now. */
export function changeBookedReceipt(id: string, now: 'cancelled' | { slot_date?: unknown; slot_no?: unknown }): void {
  const kept = lastReceipt()
  if (now === 'cancelled') forgetReceipt(id)
  else if (kept?.id === id)
    keepReceipt({ ...kept, row: { ...kept.row, slot_date: now.slot_date, slot_no: now.slot_no } })
}

function keepReceipt(receipt: Receipt): void {
  last = receipt
  readAlready = true
  inTab.write(RECEIPT_KEY, JSON.stringify(receipt))
}

/** What was withdrawn is thanked for no longer. */
export function forgetReceipt(id: string): void {
  if (lastReceipt()?.id !== id) return
  last = undefined
  inTab.forget(RECEIPT_KEY)
}

function read(): Receipt | undefined {
  const kept = parsed(inTab.read(RECEIPT_KEY))
  return kept && typeof kept === 'object' && 'id' in kept ? (kept as Receipt) : undefined
}
