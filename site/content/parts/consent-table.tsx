import { consentMonths, WORDINGS, type Wording } from '#widgets/domain/consent.ts'
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
          <th scope="col">Lasts</th>
        </tr>
      </thead>
      <tbody>
        {WORDINGS.map(wording => (
          <tr key={`${wording.kind} ${wording.version}`}>
            <th scope="row" className="font-normal">
              {wording.text}
            </th>
            <td>{dayLabel(wording.version)}</td>
            <td>{lasts(wording)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}

function lasts(wording: Wording): string {
  const months = consentMonths(wording)
  return months ? `${months} months` : 'until you withdraw it'
}
