import { useEffect, useRef } from 'react'

const KEY = 'hic-auth-typed'

/** What was typed into the ways in, kept for this tab; a password never is. */
interface Typed {
  email?: string
  phone?: string
}

function typed(): Typed {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Typed
  } catch {
    return {}
  }
}

/** Storage may be full or forbidden: then what was typed lives as long as the form. */
export function keepTyped(part: Typed): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...typed(), ...part }))
  } catch {}
}

/** Who has signed in leaves no address behind for the next person at this computer. */
export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}

/**
 * A field that starts with what was typed into it before, unless something stands there already. Where somebody is in
 * it, that stands selected: what they type replaces it.
 */
export function useTypedField(name: keyof Typed) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!field.current || field.current.value) return
    field.current.value = typed()[name] ?? ''
    if (field.current === document.activeElement) field.current.select()
  }, [name])
  return field
}
