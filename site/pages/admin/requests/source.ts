import type { Row } from '#widgets/kit/backend/database.types.ts'
import type { Source } from '../ledger/pages.ts'

export type QuoteRequest = Row<'quote_requests'>

export const REQUESTS: Source = {
  table: 'quote_requests',
  columns:
    'id,reference,cover_for,state,answers,chosen_policies,full_name,email,phone,best_time,consent_version,partner_ref,embed_origin,is_suspect,status,notes,version,created_at,updated_at',
  search: 'admin_find_requests',
}

export const REQUEST_STATUS: Record<QuoteRequest['status'], string> = {
  new: 'New',
  contacted: 'Contacted',
  closed: 'Closed',
  spam: 'Spam',
}
