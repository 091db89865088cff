import type { PriceRange } from '#widgets/domain/catalogue/manifest.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { DEMO_NOTICE } from '#widgets/domain/demo-funds.ts'
import { centsLabel } from '#widgets/domain/money.ts'
import { countLabel } from '#widgets/domain/number.ts'
import type { Day } from '#widgets/domain/period.ts'
import { premiumYear } from '#widgets/domain/premium-year.ts'

interface PriceRangeTableProps {
  caption: string
  /** What its rows differ in. */
  by: string
  rows: readonly (PriceRange & { label: string })[]
  dataOf: Day
  demo: boolean
  attribution: string
}

// A phone has room for two columns; the rest goes under the row's name.
const WIDE = 'max-sm:hidden'

/** Prices by household or by type of cover, set as the tables of the texts are. */
export function PriceRangeTable({ caption, by, rows, dataOf, demo, attribution }: PriceRangeTableProps) {
  return (
    <figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reached by keyboard */}
      <section className="table-scroll" tabIndex={0} aria-label="Monthly prices">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{by}</th>
              <th scope="col" data-align="right" className="max-sm:pr-0">
                From
              </th>
              <th scope="col" data-align="right" className={WIDE}>
                Half cost between
              </th>
              <th scope="col" data-align="right" className={WIDE}>
                Policies
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(row => (
              <tr key={row.label}>
                <th scope="row">
                  {row.label}{' '}
                  <span className="grid font-normal text-muted sm:hidden">
                    <span>
                      half cost between <span className="whitespace-nowrap">{middleOf(row)}</span>
                    </span>{' '}
                    <span>{counted(row.policies)}</span>
                  </span>
                </th>
                <td data-align="right" className="max-sm:pr-0">
                  {centsLabel(row.lowest)}
                </td>
                <td data-align="right" className={`whitespace-nowrap ${WIDE}`}>
                  {middleOf(row)}
                </td>
                <td data-align="right" className={WIDE}>
                  {countLabel(row.policies)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <figcaption className="pt-3 text-muted text-sm">
        {demo && <strong className="text-ink">{DEMO_NOTICE} </strong>}
        All states together. Half of the policies cost between the two prices given. Data from{' '}
        <time dateTime={dataOf}>{dayLabel(dataOf)}</time>. {ofYear(dataOf)} {attribution}.
      </figcaption>
    </figure>
  )
}

/** Prerendered once and read for months: says which year’s prices they are, whatever the day. */
export const ofYear = (dataOf: Day): string =>
  `Premiums change each 1 April; these are for the year to 31 March ${premiumYear(dataOf) + 1}.`

const counted = (policies: number) => `${countLabel(policies)} ${policies === 1 ? 'policy' : 'policies'}`

const middleOf = ({ lowerQuarter, upperQuarter }: PriceRange) =>
  `${centsLabel(lowerQuarter)} and ${centsLabel(upperQuarter)}`
