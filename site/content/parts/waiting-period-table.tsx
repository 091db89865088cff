import { EXTRAS_WAITS, type ExtrasWait, HOSPITAL_WAITS } from '#widgets/domain/waiting-periods.ts'
import { Bar } from './bar.tsx'
import { TableFrame } from './table-frame.tsx'

interface WaitingPeriodTableProps {
  /** Both parts if it is not given. */
  of?: 'hospital' | 'extras'
}

/** The waits for hospital cover, which the law limits, and the usual ones for extras, which it does not. */
export function WaitingPeriodTable({ of }: WaitingPeriodTableProps) {
  return (
    <TableFrame caption="Waiting periods in months">
      <thead>
        <tr>
          <th scope="col">For</th>
          <td aria-hidden="true" className="w-2/5 border-eucalypt! border-b-2! max-sm:hidden" />
          <th scope="col" data-align="right">
            Months
          </th>
        </tr>
      </thead>
      {of !== 'extras' && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={3} className="bg-sand px-3">
              Hospital cover: the longest that the law allows
            </th>
          </tr>
          {HOSPITAL_WAITS.map(wait => (
            <tr key={wait.id}>
              <th scope="row">
                {wait.label} <span className="block font-normal text-hint text-muted">{wait.note}</span>
              </th>
              <InAYear least={wait.months} />
              <td data-align="right">{wait.months}</td>
            </tr>
          ))}
        </tbody>
      )}
      {of !== 'hospital' && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={3} className="bg-sand px-3">
              Extras cover: common waits; each fund sets its own
            </th>
          </tr>
          {EXTRAS_WAITS.map(({ label, least, most }: ExtrasWait) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <InAYear least={least} most={most} />
              <td data-align="right" className="sm:whitespace-nowrap">
                {most ? `${least} to ${most}` : `${least} or more`}
              </td>
            </tr>
          ))}
        </tbody>
      )}
    </TableFrame>
  )
}

/** The wait drawn against a year. */
const InAYear = (wait: Pick<ExtrasWait, 'least' | 'most'>) => (
  <td aria-hidden="true" className="pt-4! max-sm:hidden">
    <Bar of={12} {...wait} />
  </td>
)
