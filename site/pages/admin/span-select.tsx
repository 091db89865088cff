const SPANS = [7, 30, 90, 365]

interface SpanSelectProps {
  label: string
  days: number
  onChoose: (days: number) => void
}

/** How many days back to count. */
export function SpanSelect({ label, days, onChoose }: SpanSelectProps) {
  return (
    <label className="flex items-center gap-3">
      <span className="whitespace-nowrap font-semibold text-sm">{label}</span>
      <select
        className="hic-field hic-select max-w-40"
        value={days}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {SPANS.map(span => (
          <option key={span} value={span}>
            {span} days
          </option>
        ))}
      </select>
    </label>
  )
}
