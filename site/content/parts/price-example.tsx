import { Bill } from '#site/ui/bill.tsx'
import { dayLabel } from '#widgets/domain/day.ts'
import { INCOME_TIER_LABEL, type IncomeTier } from '#widgets/domain/income-tiers.ts'
import { centsLabel, dollars, percent } from '#widgets/domain/money.ts'
import { type Day, isPublished } from '#widgets/domain/period.ts'
import { billFor } from '#widgets/domain/price.ts'
import { rebateRate, rebateTableOn } from '#widgets/domain/rebate.ts'

interface PriceExampleProps {
  title: string
  /** Made-up monthly prices in dollars, before everything. */
  hospital?: number
  extras?: number
  /** In per cent. */
  discount?: number
  loading?: number
  tier: IncomeTier
  oldestAge: number
  on: Day
}

/** A made-up premium, worked out by the same rule as on the compare page. */
export function PriceExample({
  title,
  hospital = 0,
  extras = 0,
  discount = 0,
  loading = 0,
  tier,
  oldestAge,
  on,
}: PriceExampleProps) {
  const bill = billFor(
    { hospital: dollars(hospital), extras: dollars(extras) },
    { discount: percent(discount), loading: percent(loading), rebate: rebateRate(tier, oldestAge, on) },
  )
  const table = rebateTableOn(on)
  return (
    <Bill
      title={title}
      rows={bill.lines.map(line => ({ ...line, amount: centsLabel(line.amount) }))}
      total={{ label: 'You pay per month', amount: centsLabel(bill.total) }}
      note={`A made-up price. ${INCOME_TIER_LABEL[tier]}, oldest person aged ${oldestAge}. ${
        isPublished(table)
          ? `Rebate rates for ${dayLabel(table.validFrom)} to ${dayLabel(table.validTo!)}.`
          : 'Rebate not published.'
      }`}
    />
  )
}
