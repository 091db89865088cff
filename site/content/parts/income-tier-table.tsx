import {
  ceilingsFor,
  DEPENDENT_CHILDREN,
  INCOME_TIER_LABEL,
  INCOME_TIERS,
  incomeYearName,
  incomeYearOn,
  PER_FURTHER_CHILD,
  yearLabel,
} from '#widgets/domain/income-tiers.ts'
import { dollarsLabel, rateLabel } from '#widgets/domain/money.ts'
import { type Day, isPublished } from '#widgets/domain/period.ts'
import { surchargeRate } from '#widgets/domain/surcharge.ts'
import { TableFrame } from './table-frame.tsx'

/** The income tiers for the year a day falls in, with the surcharge for each. */
export function IncomeTierTable({ on }: { on: Day }) {
  const year = incomeYearOn(on)
  if (!isPublished(year)) return <p>The income tiers for {incomeYearName(on)} are not published.</p>
  const single = ranges(ceilingsFor(year, { scale: 'single' }))
  const family = ranges(ceilingsFor(year, { scale: 'family' }))
  return (
    <TableFrame
      caption={`Income tiers for ${yearLabel(year.incomeYear)}. Couples, families and single parents use the family column, plus ${dollarsLabel(PER_FURTHER_CHILD)} for each dependent child after the first: ${DEPENDENT_CHILDREN}.`}
    >
      <thead>
        <tr>
          <th scope="col">Tier</th>
          <th scope="col" data-align="right">
            Single
          </th>
          <th scope="col" data-align="right">
            Family
          </th>
          <th scope="col" data-align="right">
            Surcharge
          </th>
        </tr>
      </thead>
      <tbody>
        {INCOME_TIERS.map((tier, i) => {
          const rate = surchargeRate(tier, on)
          return (
            <tr key={tier}>
              <th scope="row" className="whitespace-nowrap">
                {INCOME_TIER_LABEL[tier]}
              </th>
              <td data-align="right">{single[i]}</td>
              <td data-align="right">{family[i]}</td>
              <td data-align="right">{isPublished(rate) ? rateLabel(rate, 2) : rate}</td>
            </tr>
          )
        })}
      </tbody>
    </TableFrame>
  )
}

function ranges([base, tier1, tier2]: readonly [number, number, number]): string[] {
  // On a phone a line may end before the “to”, which would otherwise have one to itself.
  const between = (from: number, to: number) => `${dollarsLabel(from + 1)} to\u00a0${dollarsLabel(to)}`
  return [`up to ${dollarsLabel(base)}`, between(base, tier1), between(tier1, tier2), `over ${dollarsLabel(tier2)}`]
}
