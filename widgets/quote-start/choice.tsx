import { useId, useLayoutEffect, useRef } from 'react'

interface ChoiceProps {
  label: string
  name: string
  /** Shown while nothing is chosen. */
  prompt: string
  options: readonly { id: string; label: string }[]
  initial: string | undefined
  /** Shown while the answer is missing. */
  error: string
  missing: boolean
  onAnswer(): void
}

/** One required question, answered from a list. `mark.ts` shows its error before React has loaded. */
export function Choice({ label, name, prompt, options, initial = '', error, missing, onAnswer }: ChoiceProps) {
  const id = useId()
  const field = useRef<HTMLSelectElement>(null)
  const taken = useRef(initial)

  // A value that the page sets later replaces its last one, not what the visitor chose.
  useLayoutEffect(() => {
    const select = field.current!
    if (select.value === taken.current) select.value = initial
    taken.current = initial
  }, [initial])

  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        ref={field}
        id={id}
        className="hic-field hic-select"
        name={name}
        defaultValue={initial}
        required
        autoComplete="off"
        aria-invalid={missing || undefined}
        aria-describedby={missing ? `${id}-error` : undefined}
        onChange={onAnswer}
      >
        <option value="">{prompt}</option>
        {options.map(option => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <p id={`${id}-error`} hidden={!missing}>
        {error}
      </p>
    </div>
  )
}
