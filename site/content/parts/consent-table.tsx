import { WORDINGS } from '#widgets/domain/consent.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { TableFrame } from './table-frame.tsx'

/** Every wording that people have agreed to, with its version. */
export function ConsentTable() {
  return (
    <TableFrame caption="What you agree to, word for word">
      <thead>
        <tr>
          <th scope="col">Wording</th>
          <th scope="col">Since</th>
          <th scope="col">Stands for</th>
        </tr>
      </thead>
      <tbody>
        {WORDINGS.map(({ kind, version, text, months }) => (
          <tr key={`${kind} ${version}`}>
            <td>{text}</td>
            <td>{dayLabel(version)}</td>
            <td>{months ? `${months} months` : 'until you withdraw it'}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
