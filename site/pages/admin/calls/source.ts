import type { Row } from '#widgets/kit/backend/database.types.ts'
import type { Source } from '../ledger/pages.ts'

export type Booking = Omit<Row<'call_bookings'>, 'manage_token' | 'trap'>

export const CALLS: Source = {
  table: 'call_bookings',
  columns:
    'id,reference,user_id,slot_date,slot_no,full_name,phone,cover_for,state,consent_version,partner_ref,embed_origin,is_suspect,status,notes,version,created_at,updated_at',
  search: 'admin_find_bookings',
}

export const CALL_STATUS: Record<Booking['status'], string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  done: 'Done',
  no_show: 'Not reached',
}
