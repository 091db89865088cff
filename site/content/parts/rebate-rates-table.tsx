import { dayLabel } from '#widgets/domain/day.ts'
import { INCOME_TIER_LABEL, INCOME_TIERS } from '#widgets/domain/income-tiers.ts'
import { rateLabel } from '#widgets/domain/money.ts'
import { type Day, isPublished } from '#widgets/domain/period.ts'
import { rebateTableOn } from '#widgets/domain/rebate.ts'
import { TableFrame } from './table-frame.tsx'

/** The rebate rates in force on a day. */
export function RebateRatesTable({ on }: { on: Day }) {
  const table = rebateTableOn(on)
  if (!isPublished(table)) return <p>The rebate for {dayLabel(on)} is not published.</p>
  return (
    <TableFrame
      caption={`Share of the premium that the Government pays, ${dayLabel(table.validFrom)} to ${dayLabel(table.validTo!)}`}
    >
      <thead>
        <tr>
          <th scope="col">Age of oldest person</th>
          {INCOME_TIERS.map(tier => (
            <th key={tier} scope="col" data-align="right">
              {INCOME_TIER_LABEL[tier]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.bands.map(band => (
          <tr key={band.from}>
            <th scope="row">{band.label}</th>
            {INCOME_TIERS.map(tier => (
              <td key={tier} data-align="right">
                {rateLabel(band.rates[tier])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
