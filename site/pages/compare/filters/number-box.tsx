import { useLayoutEffect, useRef, useState } from 'react'
import { TextField } from '#site/ui/labelled.tsx'
import { readWhole } from '#widgets/domain/number.ts'

interface NumberBoxProps {
  label: string
  least?: number
  most: number
  /** The unit that may be typed after the number. */
  unit?: RegExp
  name?: string
  value: number | undefined
  hint?: string | undefined
  /** What is wrong although the number can be read. */
  problem?: string | undefined
  /** Undefined when the box is emptied. Not called for anything that is not a whole number in range. */
  onGive: (value: number | undefined) => void
}

/** A whole number, from 0 unless told otherwise. Anything else that is typed stays, with a sentence beside it. */
export function NumberBox({ label, least = 0, most, unit, name, value, hint, problem, onGive }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const given = typed === null ? undefined : readWhole(typed, least, most, unit)
  // A number stays as it is typed, too: "4.0" cut to "4" at its point would become 40 with the next digit.
  const text = typed !== null && (given ?? value) === value ? typed : (value?.toString() ?? '')
  // Until typing ends, "3" may still become 34.
  const [left, setLeft] = useState(true)
  const wrong = text !== '' && readWhole(text, left ? least : 0, most, unit) === undefined

  // What was typed on the prerendered page and is no number: numbers are kept by `keepEarlyChoices`.
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const early = field.current?.value
    if (early && readWhole(early, least, most, unit) === undefined) setTyped(early)
  }, [])

  function type(next: string) {
    setLeft(false)
    const number = readWhole(next, least, most, unit)
    setTyped(next === '' ? null : next)
    if (next === '' || number !== undefined) onGive(number)
  }
  return (
    <TextField
      ref={field}
      label={label}
      name={name}
      hint={hint}
      problem={wrong ? `Enter a whole number from ${least} to ${most}.` : problem}
      // A number that is too small counts as wrong only once typing ends.
      announced
      className="tabular-nums"
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={event => type(event.target.value)}
      onBlur={() => setLeft(true)}
    />
  )
}
