import { useId } from 'react'

interface TextFieldProps {
  label: string
  hint?: string
  /** What is wrong with what was typed, as a sentence. */
  problem?: string | undefined
  /** Stands before the field, such as $. */
  sign?: string
  type?: 'text' | 'date'
  value: string
  onType: (typed: string) => void
}

export function TextField({ label, hint, problem, sign, type = 'text', value, onType }: TextFieldProps) {
  const id = useId()
  return (
    <div className="flex flex-col">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <div className="relative mt-auto pt-1">
        {sign && (
          <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3.5 flex pt-1 items-center">
            {sign}
          </span>
        )}
        <input
          id={id}
          className={`hic-field tabular-nums ${sign ? 'pl-8' : ''}`}
          type={type}
          inputMode={type === 'text' ? 'numeric' : undefined}
          autoComplete="off"
          value={value}
          onChange={event => onType(event.target.value)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined}
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-ember">
          {problem}
        </p>
      )}
    </div>
  )
}

interface ChoiceFieldProps<Id extends string> {
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChoose: (id: Id) => void
}

export function ChoiceField<Id extends string>({ label, options, value, onChoose }: ChoiceFieldProps<Id>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="font-medium">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {options.map(option => (
          <label key={option.id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              className="size-5 shrink-0 accent-eucalypt"
              checked={value === option.id}
              onChange={() => onChoose(option.id)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
