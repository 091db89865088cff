import { Bill } from '#site/ui/bill.tsx'
import { type Household, INCOME_TIER_LABEL, incomeYearName } from '#widgets/domain/income-tiers.ts'
import { centsLabel, dollarsLabel, rateLabel } from '#widgets/domain/money.ts'
import { type Day, isPublished } from '#widgets/domain/period.ts'
import { surchargeFor } from '#widgets/domain/surcharge.ts'

/** A year without hospital cover, worked for one household. */
export function SurchargeExample({ title, on, ...household }: Household & { title: string; on: Day }) {
  const surcharge = surchargeFor(household, on)
  if (!isPublished(surcharge)) return <p>The income tiers for {incomeYearName(on)} are not published.</p>
  const { tier, rate, payable } = surcharge
  return (
    <Bill
      title={title}
      rows={[
        { label: 'Income for the surcharge', amount: dollarsLabel(household.income), working: INCOME_TIER_LABEL[tier] },
        { label: 'Rate, if all of it is taxable income', amount: rateLabel(rate) },
      ]}
      total={{ label: 'Surcharge for the year', amount: centsLabel(payable) }}
      note={`Income year ${incomeYearName(on)}, no hospital cover on any day. In a couple, each partner pays on their own income, and a partner with a low income pays none.`}
    />
  )
}
