import type { Row } from '#widgets/kit/backend/database.types.ts'
import type { LedgerRow } from '../ledger/pages.ts'

export type Booking = Omit<Row<'call_bookings'>, 'user_id' | 'manage_token' | 'trap'> & LedgerRow

export const CALL_STATUS: Record<Booking['status'], string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  done: 'Done',
  no_show: 'Not reached',
}
