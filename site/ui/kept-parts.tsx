import { Fragment } from 'react'

interface KeptPartsProps {
  text: string
  /** What ends a part, and the space after it: “Hospital and extras: an overview” breaks after its colon. */
  at: ': ' | ' + '
}

/** Words that belong together stay on one line, if it is long enough for them. */
export function KeptParts({ text, at }: KeptPartsProps) {
  const parts = text.split(at)
  const last = parts.pop()
  if (parts.length === 0) return text
  return (
    <>
      {parts.map((part, place) => (
        // By place: a sum may have the same part twice.
        <Fragment key={place}>
          <span className={PART}>{part + at.trimEnd()}</span>{' '}
        </Fragment>
      ))}
      <span className={PART}>{last}</span>
    </>
  )
}

// A link's underline does not reach into a block of its own accord.
const PART = 'inline-block [text-decoration:inherit]'
