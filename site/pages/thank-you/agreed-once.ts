import { DRAFT } from '#site/journey/draft.ts'
import { inTab, parsed } from '#widgets/kit/backend/kept.ts'
import type { Receipt } from '#widgets/kit/backend/receipts.ts'

const FORM: Record<Receipt['table'], string> = { quote_requests: 'get-quote', call_bookings: 'schedule-call' }
const AGREED = /^(consent|health)=/

/** What was agreed to with one request is not agreed to with the next, which may be somebody else's. */
export function agreedOnce({ table }: Receipt): void {
  const draft = Object.entries(parsed(inTab.read(DRAFT + FORM[table])) ?? {})
  inTab.write(DRAFT + FORM[table], JSON.stringify(Object.fromEntries(draft.filter(([name]) => !AGREED.test(name)))))
}
