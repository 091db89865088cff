import { AppLink } from '#site/ui/app-link.tsx'
import { referenceOf } from '#widgets/domain/reference.ts'
import type { Receipt } from '#widgets/kit/backend/receipts.ts'
import { useCallNow } from './call-now.ts'
import { whenLabel } from './when.ts'
import { withdrawHref } from './withdrawal.ts'
import { useZone } from './zone.ts'

/**
 * For those who come back to a form from its thanks: something changed and sent again does not change the first. Of a
 * call whose time has come nothing is left to change.
 */
export function AlreadySent({ receipt }: { receipt: Receipt }) {
  const { id, table, row } = receipt
  const zone = useZone()
  const { day, no, since } = useCallNow(receipt)
  if (since === 'over') return null
  const reference = <strong className="whitespace-nowrap tabular-nums">{referenceOf(id)}</strong>
  return (
    <p className="border-eucalypt border-l-4 bg-mist p-5">
      {since === 'cancelled' ? (
        <>Your call {reference} is cancelled. What you book here is a new one.</>
      ) : table === 'call_bookings' ? (
        <>
          Your call {reference} is booked for {whenLabel(day, no, zone)}. Another time or number, booked here, is a
          second call.{' '}
          <AppLink to="/schedule-call" and={`#manage=${row.manage_token}`} className="inline-block py-1 text-eucalypt">
            Change or cancel the first
          </AppLink>
        </>
      ) : (
        <>
          Your request {reference} has arrived. What you change and send now is a second one.{' '}
          <a href={withdrawHref(id)} className="inline-block py-1 text-eucalypt">
            Withdraw the first
          </a>
        </>
      )}
    </p>
  )
}
