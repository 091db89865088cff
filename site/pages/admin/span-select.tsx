import type { Day } from '#widgets/domain/period.ts'

/** How many days back to count, or the first day of the month to count. */
export type Span = number | Day

export const DAYS = [7, 30, 90, 365].map(days => [days, `${days} days`] as const)

interface SpanSelectProps<Chosen extends Span> {
  label: string
  spans: readonly (readonly [span: Chosen, label: string])[]
  span: Chosen
  onChoose: (span: Chosen) => void
}

/** Which days to count. */
export function SpanSelect<Chosen extends Span>({ label, spans, span, onChoose }: SpanSelectProps<Chosen>) {
  return (
    <label className="flex items-center gap-3">
      <span className="whitespace-nowrap font-semibold text-sm">{label}</span>
      <select
        className="hic-field hic-select max-w-52"
        value={span}
        onChange={({ target }) => onChoose(spans[target.selectedIndex]![0])}
      >
        {spans.map(([span, label]) => (
          <option key={span} value={span}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
