import { AppLink } from '#site/ui/app-link.tsx'
import { referenceOf } from '#widgets/domain/reference.ts'
import type { Receipt } from '#widgets/kit/backend/receipts.ts'
import { useCallNow } from '../call/call-now.ts'
import { whenLabel } from '../call/when.ts'
import { useZone } from '../call/zone.ts'
import { withdrawHref } from './withdrawal.ts'

/**
 * For people who come back to a form from its thank-you page: sending it again does not change the first one. Nothing is
 * said of a call whose time has passed.
 */
export function AlreadySent({ receipt }: { receipt: Receipt }) {
  const { id, table, row } = receipt
  const zone = useZone()
  const { day, no, since } = useCallNow(receipt)
  if (since === 'over') return null
  const reference = <strong className="whitespace-nowrap tabular-nums">{referenceOf(id)}</strong>
  return (
    <p className="done-box">
      {since === 'cancelled' ? (
        <>Your call {reference} has been cancelled. If you book here, it will be a new call.</>
      ) : table === 'call_bookings' ? (
        <>
          Your call {reference} is booked for {whenLabel(day, no, zone)}. Booking another time or number here makes a
          second call.{' '}
          <AppLink to="/schedule-call" and={`#manage=${row.manage_token}`} className="inline-block py-1 text-eucalypt">
            Change or cancel the first call
          </AppLink>
        </>
      ) : (
        <>
          Your request {reference} has arrived. If you change something and send again, it will be a second request.{' '}
          <a href={withdrawHref(id)} className="inline-block py-1 text-eucalypt">
            Withdraw the first request
          </a>
        </>
      )}
    </p>
  )
}
