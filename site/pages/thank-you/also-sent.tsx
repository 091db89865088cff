import { manageUrl } from '#site/journey/call/booking.ts'
import { withdrawHref } from '#site/journey/sending/withdrawal.ts'
import { AppLink } from '#site/ui/app-link.tsx'
import { WrittenOut } from '#site/ui/on-paper.tsx'
import { BRAND } from '#widgets/domain/brand.ts'
import { hasSurelyBegun } from '#widgets/domain/call-slots.ts'
import { referenceOf } from '#widgets/domain/reference.ts'
import type { Receipt } from '#widgets/kit/backend/receipts.ts'

const LINK = 'inline-flex min-h-11 items-center text-eucalypt tabular-nums'

/** What arrived from this tab before: the link to withdraw it may be nowhere else. A call that is surely over needs none. */
export function AlsoSent({ before }: { before: readonly Receipt[] }) {
  const open = before.filter(
    ({ table, row }) =>
      table !== 'call_bookings' || !hasSurelyBegun(String(row.slot_date), Number(row.slot_no), BRAND.officeZone),
  )
  if (open.length === 0) return null
  return (
    <section aria-labelledby="also">
      <h2 id="also" className="text-xl">
        Also sent from this tab
      </h2>
      <ul className="mt-2">
        {open.map(({ id, table, row }) => (
          <li key={id}>
            {table === 'call_bookings' ? (
              <>
                <AppLink to="/schedule-call" and={`#manage=${row.manage_token}`} className={LINK}>
                  Change or cancel call {referenceOf(id)}
                </AppLink>
                <WrittenOut href={manageUrl(String(row.manage_token))} />
              </>
            ) : (
              <>
                <a href={withdrawHref(id)} className={LINK}>
                  Withdraw request {referenceOf(id)}
                </a>
                <WrittenOut href={withdrawHref(id)} />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
