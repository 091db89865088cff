import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface LabelledProps {
  label: string
  hint?: string | undefined
  problem?: string | undefined
  /** The problem may come up after the field was left, and is read out then too. */
  announced?: boolean | undefined
  /** Renders the field with the attributes that tie it to its label, hint and problem. */
  children: (tied: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode
}

/** A field under its label, with a hint above and what is wrong below. */
export function Labelled({ label, hint, problem, announced, children }: LabelledProps) {
  const id = useId()
  const [here, setHere] = useState(false)
  const wrapper = useRef<HTMLDivElement>(null)
  // The visitor may have been in the field before React listened.
  useEffect(() => setHere(wrapper.current?.contains(document.activeElement) ?? false), [])
  const describes = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is the field that has the focus
    <div
      ref={wrapper}
      className="flex h-full flex-col gap-1.5"
      onFocus={() => setHere(true)}
      onBlur={() => setHere(false)}
    >
      {/* Fields side by side line up, however long their hints are. */}
      <div className="grow">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="mt-1.5 text-hint text-muted">
            {hint}
          </p>
        )}
      </div>
      {children({
        id,
        ...(problem ? { 'aria-invalid': true } : {}),
        ...(describes ? { 'aria-describedby': describes } : {}),
      })}
      {/* Visitors already in the field are told what is wrong; those led to it hear that with the field. Never around
          the field itself: what is typed into it would be read out a second time. */}
      <div aria-live={here || announced ? 'polite' : undefined} className="-mt-1.5">
        <Problem id={`${id}-problem`} sentence={problem} />
      </div>
    </div>
  )
}

/** What is wrong with one field or group, if anything is. It may repeat a long word that was typed. */
export const Problem = ({ id, sentence }: { id: string; sentence: string | undefined }) =>
  sentence && (
    <p id={id} className="mt-1.5 font-semibold text-ember text-hint [overflow-wrap:anywhere]">
      {sentence}
    </p>
  )

/** The first option of a select in which nothing is chosen yet. */
export const UNANSWERED = { id: '', label: 'Choose one' }

type Labels = Omit<LabelledProps, 'children'>

/** A line to type into, under its label. */
export function TextField({
  label,
  hint,
  problem,
  announced,
  className = '',
  ...input
}: Labels & ComponentProps<'input'>) {
  return (
    <Labelled label={label} hint={hint} problem={problem} announced={announced}>
      {tied => <input {...tied} {...input} className={`hic-field ${className}`} />}
    </Labelled>
  )
}

type SelectFieldProps = Labels &
  ComponentProps<'select'> & {
    /** Chosen by their words, or by an id that stands for them. */
    options: readonly (string | { id: string; label: string })[]
  }

/** A native select under its label: it works on every phone, by keyboard, and under zoom. */
export function SelectField({ label, hint, problem, announced, options, ...select }: SelectFieldProps) {
  return (
    <Labelled label={label} hint={hint} problem={problem} announced={announced}>
      {tied => (
        <select {...tied} {...select} className="hic-field hic-select">
          {/* A translator changes the words: without a value, an option would be sent by what they have become. */}
          {options.map(option =>
            typeof option === 'string' ? (
              <option key={option} value={option}>
                {option}
              </option>
            ) : (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ),
          )}
        </select>
      )}
    </Labelled>
  )
}
