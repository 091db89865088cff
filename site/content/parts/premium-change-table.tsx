import { rateLabel } from '#widgets/domain/money.ts'
import { PREMIUM_CHANGES } from '#widgets/domain/premium-changes.ts'

const WIDEST = Math.max(...PREMIUM_CHANGES.map(one => one.change))

/** The average change each April, latest first, drawn and in figures. */
export function PremiumChangeTable() {
  return (
    <table>
      <caption>
        Average change in premiums on 1 April. In 2020 most funds put it off for six months. 2016 and 2018 are left out:
        we could not confirm them.
      </caption>
      <thead>
        <tr>
          <th scope="col">Year</th>
          <th scope="col" data-align="right">
            Average
          </th>
          <td aria-hidden="true" className="w-1/2 border-eucalypt! border-b-2!" />
        </tr>
      </thead>
      <tbody>
        {PREMIUM_CHANGES.toReversed().map(({ year, change }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td data-align="right">{rateLabel(change, 2)}</td>
            <td aria-hidden="true" className="align-middle!">
              <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 w-full">
                <rect width={(change / WIDEST) * 100} height="8" className="fill-eucalypt" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
