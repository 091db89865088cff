import { useId } from 'react'

interface ChooseProps {
  label: string
  /** The first stands for "no answer" where it has an empty id. */
  options: readonly { id: string; label: string }[]
  value: string | undefined
  onChoose: (id: string) => void
  hint?: string
  name?: string
}

/** A labelled native select: it works on every phone, by keyboard, and under zoom. */
export function Choose({ label, options, value = '', onChoose, hint, name }: ChooseProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <select
        id={id}
        name={name}
        className="hic-field mt-1"
        value={value}
        onChange={event => onChoose(event.target.value)}
        aria-describedby={hint && `${id}-hint`}
      >
        {options.map(option => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
