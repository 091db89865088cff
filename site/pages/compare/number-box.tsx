import { useState } from 'react'
import { TextField } from '#site/ui/labelled.tsx'

interface NumberBoxProps {
  label: string
  most: number
  value: number | undefined
  /** What is wrong with a number that could be read. */
  problem?: string | undefined
  /** Undefined when the box is emptied. Not called with what is no whole number in range. */
  onGive: (value: number | undefined) => void
}

/** A whole number from 0. What was typed stays, with a sentence, where it is none. */
export function NumberBox({ label, most, value, problem, onGive }: NumberBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value?.toString() ?? ''
  const wrong = text !== '' && read(text, most) === undefined

  function type(next: string) {
    const number = read(next, most)
    setTyped(next === '' || number !== undefined ? null : next)
    if (next === '' || number !== undefined) onGive(number)
  }
  return (
    // What is wrong comes while somebody types: it is said as well as shown.
    <div aria-live="polite">
      <TextField
        label={label}
        problem={wrong ? `A whole number from 0 to ${most}.` : problem}
        className="tabular-nums"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={event => type(event.target.value)}
      />
    </div>
  )
}

function read(text: string, most: number): number | undefined {
  const value = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN
  return value <= most ? value : undefined
}
