import { countLabel } from '#widgets/domain/number.ts'
import { shortDay } from '../entry/when.ts'

interface LineProps {
  label: string
  points: readonly { day: string; count: number }[]
}

const WIDTH = 300
const HEIGHT = 80

/** One count over time. The drawing is for the eye; the sum and the peak are given in words. */
export function Line({ label, points }: LineProps) {
  const sum = points.reduce((total, { count }) => total + count, 0)
  const peak = points.reduce((best, point) => (point.count > best.count ? point : best), { day: '', count: 0 })
  const step = WIDTH / Math.max(1, points.length - 1)
  const y = (count: number) => HEIGHT - (HEIGHT - 4) * (count / Math.max(1, peak.count)) - 1
  const path = points.map(({ count }, i) => `${i === 0 ? 'M' : 'L'}${(i * step).toFixed(1)} ${y(count).toFixed(1)}`)
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <span className="font-display text-xl">{countLabel(sum)}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-2 h-20 w-full"
        aria-hidden="true"
      >
        <path d={`${path.join('')}L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`} className="fill-mist" />
        <path d={path.join('')} className="fill-none stroke-2 stroke-eucalypt" vectorEffect="non-scaling-stroke" />
      </svg>
      <p className="mt-1 flex justify-between gap-4 border-line border-t pt-1 text-muted text-sm tabular-nums">
        <span>from {points[0] && shortDay(points[0].day)}</span>
        <span>{peak.count > 0 ? `most: ${countLabel(peak.count)} on ${shortDay(peak.day)}` : 'none'}</span>
      </p>
    </figure>
  )
}
