import { type ReactNode, useId } from 'react'

interface Described {
  id: string
  'aria-describedby': string
}

/** A field with its label and a hint that says more. */
export function Field({
  label,
  hint,
  children,
}: {
  label: string
  hint: string
  children: (described: Described) => ReactNode
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children({ id, 'aria-describedby': `${id}-hint` })}
      <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
        {hint}
      </p>
    </div>
  )
}

interface ValueProps extends Described {
  takes: string
  value: string
  onChange(value: string): void
}

/** An attribute's value, chosen where it takes one of a list. */
export function Value({ takes, value, onChange, ...described }: ValueProps) {
  if (!takes.includes(' | '))
    return <input {...described} className="hic-field" value={value} onChange={event => onChange(event.target.value)} />
  return (
    <select {...described} className="hic-field" value={value} onChange={event => onChange(event.target.value)}>
      <option value="">not set</option>
      {takes.split(' | ').map(option => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}
