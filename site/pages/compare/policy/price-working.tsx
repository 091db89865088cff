import { Bill } from '#site/ui/bill.tsx'
import { mostCoPaymentLabel } from '#widgets/domain/catalogue/co-payment.ts'
import { mostExcessLabel } from '#widgets/domain/catalogue/excess.ts'
import { type Person, workingFor } from '#widgets/domain/catalogue/person.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { fortnightly } from '#widgets/domain/catalogue/yearly-cost.ts'
import { centsLabel } from '#widgets/domain/money.ts'
import { NOT_PUBLISHED } from '#widgets/domain/period.ts'
import { yearRows } from '../side-by-side/side-rows.ts'

/** Every line of the monthly price, and what a year comes to with what the patient pays in hospital. */
export function PriceWorking({ policy, person }: { policy: Policy; person: Person }) {
  const { lines, total } = workingFor(policy, person)
  return (
    <div className="grid gap-x-10 gap-y-6 pt-1 pb-5 @md:grid-cols-2">
      <Bill
        title="Per month"
        rows={lines.map(({ label, amount, working }) =>
          // $0.00 would read as none.
          working === NOT_PUBLISHED ? { label, amount: NOT_PUBLISHED } : { label, amount: centsLabel(amount), working },
        )}
        total={{
          label: 'You pay',
          amount: centsLabel(total),
          working: `about ${centsLabel(fortnightly(total))} a fortnight`,
        }}
        note={`Only people who are eligible for Medicare get the rebate${policy.hospital ? ', and none is paid on loading' : ''}. The fund’s own quote is what counts. Some funds take a little off for paying by direct debit, in advance or through an employer’s group; our prices do not include that.`}
      />
      <Bill
        title="Total for a year"
        rows={yearRows([policy], person).map(({ label, cells: [cell] }) => ({
          label,
          amount: cell!.text,
          working: cell!.working,
        }))}
        note={policy.hospital ? hospitalNote(policy) : undefined}
      />
    </div>
  )
}

/** The most that it can be, as far as the data says, and what is not included. */
function hospitalNote(policy: Policy): string {
  const excess = mostExcessLabel(policy)
  const coPayment = mostCoPaymentLabel(policy.hospital?.coPayment ?? null)
  return [
    'For one person in hospital.',
    excess && `Maximum excess a year: ${excess}.`,
    coPayment && `Maximum co-payment: ${coPayment}.`,
    'What doctors charge above the government’s schedule fee is extra.',
  ]
    .filter(Boolean)
    .join(' ')
}
