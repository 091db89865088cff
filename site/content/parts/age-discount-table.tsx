import { AGE_DISCOUNT } from '#widgets/domain/age-discount.ts'
import { rateLabel } from '#widgets/domain/money.ts'

/** The most that a fund may take off for young adults. */
export function AgeDiscountTable() {
  return (
    <table>
      <caption>Age-based discount on the hospital part, where the fund offers it</caption>
      <thead>
        <tr>
          <th scope="col">Age when cover starts</th>
          <th scope="col" data-align="right">
            Highest discount
          </th>
        </tr>
      </thead>
      <tbody>
        {AGE_DISCOUNT.byAge.map(one => (
          <tr key={one.from}>
            <th scope="row">{one.label}</th>
            <td data-align="right">{rateLabel(one.rate)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
