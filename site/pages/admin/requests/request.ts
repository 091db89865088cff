import type { Row } from '#widgets/kit/backend/database.types.ts'
import type { LedgerRow } from '../ledger/pages.ts'

export type QuoteRequest = Omit<Row<'quote_requests'>, 'user_id' | 'trap'> & LedgerRow

export const REQUEST_STATUS: Record<QuoteRequest['status'], string> = {
  new: 'New',
  contacted: 'Contacted',
  closed: 'Closed',
  spam: 'Spam',
}
