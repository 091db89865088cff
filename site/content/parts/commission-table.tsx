import { COMMISSIONS } from '#widgets/domain/commissions.ts'
import { DEMO_NOTICE } from '#widgets/domain/demo-funds.ts'

/** What each fund pays us. */
export function CommissionTable() {
  return (
    <table>
      <caption>What each fund pays us. {DEMO_NOTICE}</caption>
      <thead>
        <tr>
          <th scope="col">Fund</th>
          <th scope="col" data-align="right">
            For a policy taken out through us
          </th>
        </tr>
      </thead>
      <tbody>
        {COMMISSIONS.map(({ fundCode, fundName, basis }) => (
          <tr key={fundCode}>
            <th scope="row">{fundName}</th>
            <td data-align="right" className={basis ? '' : 'text-muted'}>
              {basis ?? 'Nothing'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
