import { useId, useState } from 'react'

interface NumberBoxProps {
  label: string
  most: number
  value: number | undefined
  /** Undefined when the box is emptied. Not called with what is no whole number in range. */
  onGive: (value: number | undefined) => void
}

/** A whole number from 0. What was typed stays, with a sentence, where it is none. */
export function NumberBox({ label, most, value, onGive }: NumberBoxProps) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? value?.toString() ?? ''
  const wrong = text !== '' && read(text, most) === undefined

  function type(next: string) {
    const number = read(next, most)
    setTyped(next === '' || number !== undefined ? null : next)
    if (next === '' || number !== undefined) onGive(number)
  }
  return (
    <div>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <input
        id={id}
        className="hic-field mt-1 tabular-nums"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={event => type(event.target.value)}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
      />
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="mt-1 text-ember">
          A whole number from 0 to {most}.
        </p>
      )}
    </div>
  )
}

function read(text: string, most: number): number | undefined {
  const value = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN
  return value <= most ? value : undefined
}
