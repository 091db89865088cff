interface TickProps {
  label: string
  name?: string
  checked: boolean
  onTick: (checked: boolean) => void
  className?: string
}

/** A checkbox that takes effect at once, with its label beside it. */
export function Tick({ label, name, checked, onTick, className = '' }: TickProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input
        type="checkbox"
        name={name}
        value="yes"
        className="hic-tick"
        checked={checked}
        onChange={event => onTick(event.target.checked)}
      />
      {label}
    </label>
  )
}
