import { CLAIMS } from '#widgets/domain/claims.ts'

/** Every marketing figure of the site, with what it is based on. */
export function ClaimsTable() {
  return (
    <table>
      <caption>Every figure about ourselves that this site shows, and what it is based on</caption>
      <thead>
        <tr>
          <th scope="col">Claim</th>
          <th scope="col">Basis</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(CLAIMS).map(([id, claim]) => (
          <tr key={id}>
            <th scope="row">
              {claim.figure} {claim.counts}
            </th>
            <td>{claim.basis}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
