import { type ChangeEvent, type ReactNode, useId } from 'react'

interface Described {
  id: string
  'aria-describedby': string
  'aria-invalid'?: true | undefined
}

/** A field with its label, a hint, and what is wrong with its value. */
export function Field({
  label,
  hint,
  problem,
  children,
}: {
  label: string
  hint: string
  problem?: string | false
  children: (described: Described) => ReactNode
}) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': `${id}-hint ${id}-problem`,
        'aria-invalid': problem ? true : undefined,
      })}
      <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
        {hint}
      </p>
      <p id={`${id}-problem`} className="font-semibold text-ember text-sm not-empty:mt-1">
        {problem}
      </p>
    </div>
  )
}

interface ValueProps extends Described {
  name: string
  takes: string
  /** Undefined where it is not set. */
  value: string | undefined
  /** Whether an empty text says something, such as "no heading". */
  mayBeEmpty: boolean
  onChange(value: string | undefined): void
}

/** An attribute's value: a list to choose from if it takes one of a list. */
export function Value({ name, takes, value, mayBeEmpty, onChange, ...described }: ValueProps) {
  const field = {
    ...described,
    className: 'hic-field',
    value: value ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => onChange(event.target.value || undefined),
  }
  if (!takes.includes(' | '))
    return (
      <>
        <input {...field} />
        {mayBeEmpty && (
          <label className="mt-1 flex min-h-6 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={value === ''}
              onChange={event => onChange(event.target.checked ? '' : undefined)}
            />
            Write <code>{`${name}=""`}</code>
          </label>
        )}
      </>
    )
  return (
    <select {...field}>
      <option value="">not set</option>
      {takes.split(' | ').map(option => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}
