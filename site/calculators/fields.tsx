import { type RefObject, useId, useLayoutEffect, useRef } from 'react'
import { Labelled } from '#site/ui/labelled.tsx'
import { yearOf } from '#widgets/domain/day.ts'
import { FIRST_DAY, LAST_DAY, readDay } from './read-day.ts'

interface EntryFieldProps {
  label: string
  hint?: string
  /** What is wrong with what was typed, as a sentence. */
  problem?: string
  /** Shown before the figure, such as $. */
  sign?: string
  value: string
  onType: (typed: string) => void
}

/** A figure, as typed. */
export function EntryField({ label, hint, problem, sign, value, onType }: EntryFieldProps) {
  const field = useTypedEarly((input: HTMLInputElement) => input.value, value, onType)
  return (
    <Labelled label={label} hint={hint} problem={problem}>
      {tied => (
        <div className="relative">
          {sign && (
            <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center">
              {sign}
            </span>
          )}
          <input
            {...tied}
            ref={field}
            className={`hic-field tabular-nums ${sign ? 'pl-8' : ''}`}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={event => onType(event.target.value)}
          />
        </div>
      )}
    </Labelled>
  )
}

interface DayFieldProps extends Omit<EntryFieldProps, 'sign'> {
  /** Only of a day that browsers may know: a visitor's own birthday. */
  autoComplete?: 'bday'
}

/** A date; says beside the field if it is missing or cannot be used. */
export function DayField({ label, hint, problem, value, onType, autoComplete }: DayFieldProps) {
  const field = useTypedEarly((input: HTMLInputElement) => input.value, value, onType)
  const missing = readDay(value) ? undefined : `Enter a date from ${yearOf(FIRST_DAY)} to ${yearOf(LAST_DAY)}.`
  return (
    <Labelled label={label} hint={hint} problem={problem ?? missing}>
      {tied => (
        <input
          {...tied}
          ref={field}
          className="hic-field tabular-nums"
          type="date"
          min={FIRST_DAY}
          max={LAST_DAY}
          autoComplete={autoComplete ?? 'off'}
          value={value}
          onChange={event => onType(event.target.value)}
        />
      )}
    </Labelled>
  )
}

/** What was typed before React listens is only in the field: unless the state takes it at once, it is overwritten. */
function useTypedEarly<Element extends HTMLElement, Value extends string>(
  read: (field: Element) => Value | undefined,
  value: Value,
  onType: (typed: Value) => void,
): RefObject<Element | null> {
  const field = useRef<Element>(null)
  useLayoutEffect(() => {
    const early = read(field.current!)
    if (early !== undefined && early !== value) onType(early)
  }, [])
  return field
}

interface ChoiceFieldProps<Id extends string> {
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChoose: (id: Id) => void
}

/** A choice between a few options, all of them visible. */
export function ChoiceField<Id extends string>({ label, options, value, onChoose }: ChoiceFieldProps<Id>) {
  const name = useId()
  const choice = useTypedEarly(
    (fields: HTMLFieldSetElement) => {
      const at = [...fields.querySelectorAll('input')].findIndex(({ checked }) => checked)
      return options[at]?.id
    },
    value,
    onChoose,
  )
  return (
    <fieldset ref={choice}>
      <legend className="font-semibold">{label}</legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {options.map(option => (
          <label key={option.id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name={name}
              className="hic-tick"
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
