import { percent, type Rate, rateLabel } from '#widgets/domain/money.ts'

interface LoadingChartProps {
  years: readonly { year: number; loading: Rate }[]
  /** The year shown in the working. */
  marked: number
}

const WIDTH = 360
const HEIGHT = 200
const FLOOR = 168
const TOP = 28
/** What fills the height at least, so that a small loading looks small. */
const LEAST_SCALE = percent(20)

/** One bar for each year somebody might join, with the loading they would pay. */
export function LoadingChart({ years, marked }: LoadingChartProps) {
  const step = WIDTH / years.length
  const most = Math.max(...years.map(one => one.loading), LEAST_SCALE)
  const first = years[0]!
  const last = years.at(-1)!
  const markedAt = years.findIndex(one => one.year === marked)
  // Every other bar, and the marked one instead of its neighbours.
  const isLabelled = (i: number, year: number) => year === marked || (i % 2 === 1 && Math.abs(i - markedAt) !== 1)
  return (
    <div className="@container">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Loading by the year you join: ${rateLabel(first.loading)} in ${first.year}, ${rateLabel(last.loading)} in ${last.year}.`}
        className="h-auto w-full overflow-visible"
      >
        <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} className="stroke-field" />
        {years.map(({ year, loading }, i) => {
          const height = Math.max((loading / most) * (FLOOR - TOP), 2)
          const middle = i * step + step / 2
          const isMarked = year === marked
          // In the dark its bar is as bright as the others.
          const weight = isMarked ? 'font-bold' : ''
          return (
            <g key={year}>
              <rect
                x={i * step + step * 0.15}
                width={step * 0.7}
                y={FLOOR - height}
                height={height}
                // On paper and sand wattle alone is hardly seen.
                className={isMarked ? 'fill-wattle stroke-wattle-ink' : 'fill-eucalypt'}
              />
              {/* Larger than 16, for readers with large text, the labels would run into each other. */}
              {isLabelled(i, year) && (
                <text
                  x={middle}
                  y={FLOOR - height - 8}
                  textAnchor="middle"
                  className={`fill-ink text-[min(0.875rem,16px)] tabular-nums @md:text-[0.625rem] ${weight}`}
                >
                  {rateLabel(loading)}
                </text>
              )}
              {isLabelled(i, year) && (
                <text
                  x={middle}
                  y={FLOOR + 24}
                  textAnchor="middle"
                  className={`fill-muted text-[min(0.875rem,16px)] tabular-nums @md:text-[0.625rem] ${weight}`}
                >
                  {year}
                </text>
              )}
            </g>
          )
        })}
      </svg>
    </div>
  )
}
