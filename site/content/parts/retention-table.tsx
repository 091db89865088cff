import { keptFor, RETENTION } from '#widgets/domain/retention.ts'
import { TableFrame } from './table-frame.tsx'

/** What the database deletes automatically, and when. */
export function RetentionTable() {
  return (
    <TableFrame caption="What is deleted automatically">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col" data-align="right">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.values(RETENTION).map(kind => (
          <tr key={kind.what}>
            <th scope="row">{kind.what}</th>
            <td data-align="right" className="whitespace-nowrap">
              {keptFor(kind)}
            </td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
