import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusProblem, type Problems } from '#site/ui/problems.ts'

/** Reads the fields and returns what is wrong with them, or nothing if all went well. */
export type Submit = (fields: (name: string) => string) => Problems | Promise<Problems>

/** A form that we check in our own words; the first field with a problem gets the focus. */
export function useForm(submit: Submit) {
  const form = useRef<HTMLFormElement>(null)
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<Problems>({})

  useEffect(() => {
    // Without script the browser checks the fields.
    if (form.current) form.current.noValidate = true
  }, [])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second tap before the button is disabled must not send anything twice.
    if (underWay.current) return
    const element = event.currentTarget
    const data = new FormData(element)
    underWay.current = true
    setBusy(true)
    const found = await submit(name => String(data.get(name) ?? ''))
    underWay.current = false
    setBusy(false)
    setProblems(found)
    // Do not take the focus from somebody who has moved on; a button that was disabled has lost it.
    const { activeElement, body } = document
    if (activeElement === body || element.contains(activeElement)) focusProblem(element, found)
  }
  // As `UNSENT`, but without its action: password managers look there for whose password it is.
  return { problems, busy, form: { ref: form, method: 'dialog', onSubmit } as const }
}
