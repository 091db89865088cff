import { useEffect, useRef } from 'react'
import { putBack } from '#site/journey/form/draft.ts'
import { typed } from '#site/session/typed.ts'

/** A field that starts with what was typed into it before, unless something is there already. */
export function useTypedField(name: 'email' | 'phone') {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const kept = typed()[name]
    if (kept && field.current && !field.current.value) putBack(field.current, kept)
  }, [name])
  return field
}
