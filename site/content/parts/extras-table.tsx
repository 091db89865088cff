import { EXTRAS } from '#widgets/domain/extras.ts'
import { TableFrame } from './table-frame.tsx'

/** Every service that extras cover may pay for. */
export function ExtrasTable() {
  return (
    <TableFrame
      caption={`The ${EXTRAS.length} services in the government’s data. What is covered depends on the policy.`}
    >
      <thead>
        <tr>
          <th scope="col">Service</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {EXTRAS.map(extra => (
          <tr key={extra.title}>
            <th scope="row">{extra.label}</th>
            <td>{extra.explanation}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
