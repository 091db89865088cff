import {
  INCOME_TIER_LABEL,
  INCOME_TIERS,
  incomeTierFor,
  incomeYearOn,
  yearLabel,
} from '#widgets/domain/income-tiers.ts'
import { dollarsLabel } from '#widgets/domain/money.ts'
import { type Day, isPublished } from '#widgets/domain/period.ts'

interface IncomeLimitsChartProps {
  /** A day in the year before and one in the year after. */
  days: readonly [Day, Day]
  /** An income of a single person, which the limits pass. */
  income: number
}

const WIDTH = 360
const ROW = 66
/** The incomes at the chart's two edges, in dollars: the limits are between them. */
const FROM = 90_000
const TO = 180_000
const at = (dollars: number) => ((Math.min(dollars, TO) - FROM) / (TO - FROM)) * WIDTH

/** The same income under the limits of two years: the limits move, and it is in another tier. */
export function IncomeLimitsChart({ days, income }: IncomeLimitsChartProps) {
  const years = days.flatMap(day => {
    const year = incomeYearOn(day)
    const tier = incomeTierFor({ income, scale: 'single' }, day)
    return isPublished(year) && isPublished(tier) ? [{ ...year, tier }] : []
  })
  return (
    <figure data-drawn="" className="my-8">
      <figcaption className="pb-3 text-muted text-sm">
        A single person’s income of {dollarsLabel(income)} (the dot) between the limits of both years.
      </figcaption>
      <div className="@container">
        <svg
          viewBox={`0 0 ${WIDTH} ${years.length * ROW - 16}`}
          role="img"
          aria-label={`${dollarsLabel(income)}: ${years.map(({ incomeYear, tier }) => `${INCOME_TIER_LABEL[tier]} in ${yearLabel(incomeYear)}`).join(', ')}.`}
          // The drawing does not grow with the reader’s text: beyond 16, words would be cut off at its edge.
          className="h-auto w-full text-[min(0.875rem,16px)] @md:text-[0.5625rem]"
        >
          {years.map(({ incomeYear, single }, row) => (
            <g key={incomeYear} transform={`translate(0 ${row * ROW})`}>
              <text y="12" className="fill-ink">
                <tspan className="font-semibold">{yearLabel(incomeYear)}</tspan>: base tier up to{' '}
                {dollarsLabel(single[0])}
              </text>
              {INCOME_TIERS.map((tier, i) => {
                const from = at(single[i - 1] ?? FROM)
                const to = at(single[i] ?? TO)
                const first = i === 0
                return (
                  <g key={tier}>
                    <rect
                      x={from}
                      width={to - from - (i < 3 ? 1.5 : 0)}
                      y="24"
                      height="26"
                      className={first ? 'fill-eucalypt' : 'fill-mist'}
                    />
                    <text
                      x={first ? 6 : (from + to) / 2}
                      y="42"
                      textAnchor={first ? 'start' : 'middle'}
                      className={first ? 'fill-paper' : 'fill-ink'}
                    >
                      {first ? 'Base' : INCOME_TIER_LABEL[tier]}
                    </text>
                  </g>
                )
              })}
              <circle cx={at(income)} cy="24" r="5" className="fill-wattle stroke-wattle-ink" strokeWidth="1.5" />
            </g>
          ))}
        </svg>
      </div>
    </figure>
  )
}
