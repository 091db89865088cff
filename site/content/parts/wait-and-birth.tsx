import { addMonths, dayLabel, MONTHS, yearOf } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'
import { waitEnds, waitFor } from '#widgets/domain/waiting-periods.ts'

interface WaitAndBirthProps {
  /** When the cover starts. */
  start: Day
  conceived: Day
}

/** From conception to birth, roughly: the text says "about". */
const PREGNANCY_MONTHS = 9
const SHOWN_MONTHS = 15
const MONTH = 24
const WIDTH = SHOWN_MONTHS * MONTH
// As in income-limits-chart.tsx: larger, words would lie over each other.
const SMALL = 'text-[min(0.875rem,16px)] @md:text-[0.5625rem]'

/** The wait and a pregnancy, one below the other on the same months: the birth comes after the wait is over. */
export function WaitAndBirth({ start, conceived }: WaitAndBirthProps) {
  const { months } = waitFor('pregnancy')
  const free = waitEnds(start, months)
  const first: Day = `${start.slice(0, 7)}-01`
  const shown = Array.from({ length: SHOWN_MONTHS }, (_, i) => addMonths(first, i))
  const at = (day: Day) => (monthsFrom(first, day) + (Number(day.slice(8)) - 1) / 31) * MONTH
  const birth = at(addMonths(conceived, PREGNANCY_MONTHS))
  return (
    <figure data-drawn="" className="my-8">
      <figcaption className="pb-3 text-muted text-sm">
        The wait and a pregnancy that begins about {dayLabel(conceived)}, month by month.
      </figcaption>
      <div className="@container">
        <svg viewBox={`0 0 ${WIDTH} 116`} className={`h-auto w-full overflow-visible ${SMALL}`} aria-hidden="true">
          <text x={at(free) + 4} y="10" textAnchor="end" className="fill-ink font-semibold">
            covered from {dayLabel(free)}
          </text>
          <rect x={at(start)} width={at(free) - at(start)} y="20" height="24" className="fill-eucalypt" />
          <text x={at(start) + 8} y="36" className="fill-paper">
            the wait, {months} months
          </text>
          <rect x={at(conceived)} width={birth - at(conceived)} y="50" height="24" className="fill-wattle" />
          <text x={at(conceived) + 8} y="66" className="fill-wattle-ink">
            pregnancy
          </text>
          <text x={birth + 4} y="66" className="fill-ink">
            birth
          </text>
          <path d={`M${at(free)} 16V80`} className="stroke-ink" strokeWidth="1.5" strokeDasharray="3 2" />
          <path
            d={`M0 80H${WIDTH}${shown.map((_, i) => `M${i * MONTH} 80v5`).join('')}M${WIDTH} 80v5`}
            className="stroke-field"
            fill="none"
          />
          {shown.map((day, i) => (
            <text key={day} x={(i + 0.5) * MONTH} y="95" textAnchor="middle" className="fill-muted">
              {MONTHS[Number(day.slice(5, 7)) - 1]![0]}
            </text>
          ))}
          {shown.map((day, i) =>
            i === 0 || day.slice(5, 7) === '01' ? (
              <text key={day} x={i * MONTH + 6} y="112" className="fill-ink font-semibold">
                {yearOf(day)}
              </text>
            ) : null,
          )}
        </svg>
      </div>
    </figure>
  )
}

const monthsFrom = (from: Day, to: Day) =>
  (yearOf(to) - yearOf(from)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
