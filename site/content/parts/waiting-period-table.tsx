import { EXTRAS_WAITS, HOSPITAL_WAITS } from '#widgets/domain/waiting-periods.ts'
import { TableFrame } from './table-frame.tsx'

interface WaitingPeriodTableProps {
  /** Both parts by default. */
  of?: 'hospital' | 'extras' | 'both'
}

/** The waits for hospital cover, which the law limits, and the usual ones for extras, which it does not. */
export function WaitingPeriodTable({ of = 'both' }: WaitingPeriodTableProps) {
  return (
    <TableFrame caption={<>Waiting periods in months</>}>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col" data-align="right">
            Months
          </th>
        </tr>
      </thead>
      {of !== 'extras' && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={2} className="bg-sand px-3">
              Hospital cover: the longest that the law allows
            </th>
          </tr>
          {HOSPITAL_WAITS.map(wait => (
            <tr key={wait.id}>
              <th scope="row">
                {wait.label} <span className="block font-normal text-hint text-muted">{wait.note}</span>
              </th>
              <td data-align="right">{wait.months}</td>
            </tr>
          ))}
        </tbody>
      )}
      {of !== 'hospital' && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={2} className="bg-sand px-3">
              Extras cover: common waits; each fund sets its own
            </th>
          </tr>
          {EXTRAS_WAITS.map(wait => (
            <tr key={wait.label}>
              <th scope="row">{wait.label}</th>
              <td data-align="right" className="sm:whitespace-nowrap">
                {wait.months}
              </td>
            </tr>
          ))}
        </tbody>
      )}
    </TableFrame>
  )
}
