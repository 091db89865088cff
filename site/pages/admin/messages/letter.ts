import type { Row } from '#widgets/kit/backend/database.types.ts'
import type { LedgerRow } from '../ledger/pages.ts'

export type Letter = Omit<Row<'contact_messages'>, 'consent_version' | 'trap'> & LedgerRow

export const LETTER_STATUS: Record<Letter['status'], string> = { new: 'New', answered: 'Answered', spam: 'Spam' }
