import { FUNDS_ON_SALE, IS_DEMO } from 'virtual:funds-on-sale'
import { commissionOf } from '#widgets/domain/commissions.ts'
import { DEMO_NOTICE } from '#widgets/domain/demo-funds.ts'

/** What each fund on sale pays us. */
export function CommissionTable() {
  return (
    <table>
      <caption>What each fund pays us. {IS_DEMO && DEMO_NOTICE}</caption>
      <thead>
        <tr>
          <th scope="col">Fund</th>
          <th scope="col" data-align="right">
            For a policy taken out through us
          </th>
        </tr>
      </thead>
      <tbody>
        {FUNDS_ON_SALE.map(({ code, name }) => {
          const commission = commissionOf(code)
          return (
            <tr key={code}>
              <th scope="row">{name}</th>
              <td data-align="right" className={commission?.basis ? '' : 'text-muted'}>
                {commission ? (commission.basis ?? 'Nothing') : 'Not stated: ask us'}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
