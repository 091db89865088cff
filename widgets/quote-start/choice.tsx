import { useId } from 'react'

interface ChoiceProps {
  label: string
  name: string
  /** Shown while nothing is chosen. */
  prompt: string
  options: readonly { id: string; label: string }[]
  initial: string | undefined
  error: string | undefined
  onAnswer(): void
}

/** One required question, answered from a list. */
export function Choice({ label, name, prompt, options, initial, error, onAnswer }: ChoiceProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label className="mb-1.5 block font-semibold text-ink" htmlFor={id}>
        {label}
      </label>
      <select
        key={initial}
        id={id}
        className="hic-field hic-select"
        name={name}
        defaultValue={initial ?? ''}
        required
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={onAnswer}
      >
        <option value="">{prompt}</option>
        {options.map(option => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 mb-0 text-sm font-semibold text-ember">
          {error}
        </p>
      )}
    </div>
  )
}
