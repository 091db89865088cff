import { useCallback, useState } from 'react'
import { type Asked, useAnswer } from '#site/session/use-answer.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { slotLabel } from '#widgets/domain/call-slots.ts'
import { officeDay } from '#widgets/domain/office-day.ts'
import type { Database } from '#widgets/kit/backend/database.types.ts'
import { askTeam } from '../ask-team.ts'
import { CALL_STATUS } from '../calls/call.ts'
import { type HandledName, SCREEN_OF } from '../ledger/pages.ts'
import { LETTER_STATUS } from '../messages/letter.ts'
import { REQUEST_STATUS } from '../requests/request.ts'
import { useTriedAgain } from '../tried-again.ts'
import { Facts } from './facts.tsx'
import { shortDay } from './when.ts'

type Sent = Database['public']['Functions']['admin_same_sender']['Returns'][number]

/** The function answers with no more than these. */
const MOST = 10

interface SameSenderProps {
  id: string
  phone?: string
  email?: string | null
}

/** What else came under the same number or address: they may have a call booked, or have asked not to be called. */
export function SameSender({ id, phone = '', email }: SameSenderProps) {
  const question = useCallback(
    () => askTeam<Sent[]>(client => client.rpc('admin_same_sender', { p_phone: phone, p_email: email ?? '' })),
    [phone, email],
  )
  const { asked, reload } = useAnswer(question)
  useTriedAgain(asked, reload)
  const label = `Same ${[phone && 'number', email && 'email'].filter(Boolean).join(' or ')}`
  return (
    // A further line of the list above.
    <div className="*:mt-0 *:border-t-0">
      <Facts
        facts={[{ label, value: asked.state === 'there' ? <Others than={id} sent={asked.data} /> : waiting(asked) }]}
      />
    </div>
  )
}

const waiting = (asked: Exclude<Asked<unknown>, { state: 'there' }>) =>
  asked.state === 'loading' ? 'Looking …' : asked.sentence

function Others({ than, sent }: { than: string; sent: readonly Sent[] }) {
  // For somebody who is in the form below already it stays closed, on one line: a list would move the form down, away from
  // what they are about to press.
  const [opens] = useState(() => !document.activeElement?.closest('form'))
  const others = sent.filter(({ id }) => id !== than)
  const { length } = others
  if (length === 0) return 'Nothing else'
  return (
    <details open={opens}>
      <summary className="cursor-pointer">
        {sent.length === MOST ? `The latest ${length}` : length === 1 ? '1 other' : `${length} others`}
      </summary>
      <ul className="grid gap-1">
        {others.map(one => (
          <li key={one.id}>
            {/* In a tab of its own: something may be typed here, and two entries are read side by side. */}
            <AppLink
              to="/admin"
              and={`?screen=${SCREEN_OF[one.ledger as HandledName]}&open=${one.reference}`}
              target="_blank"
            >
              {one.reference}
              <span className="sr-only"> (opens in a new tab)</span>
            </AppLink>{' '}
            {inWords(one)}
          </li>
        ))}
      </ul>
    </details>
  )
}

function inWords({ ledger, status, created_at, slot_date, slot_no }: Sent): string {
  if (ledger === 'call_bookings')
    return `call on ${shortDay(slot_date!)}, ${slotLabel(slot_no!)}: ${CALL_STATUS[status as keyof typeof CALL_STATUS]}`
  const day = shortDay(officeDay(new Date(created_at)))
  return ledger === 'quote_requests'
    ? `request of ${day}: ${REQUEST_STATUS[status as keyof typeof REQUEST_STATUS]}`
    : `message of ${day}: ${LETTER_STATUS[status as keyof typeof LETTER_STATUS]}`
}
