import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusProblem, type Problems } from '#site/ui/problems.ts'

/** Reads the fields, and answers what is wrong with them; nothing where all went well. */
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
    // A second tap before the button is held back sends nothing twice.
    if (underWay.current) return
    const element = event.currentTarget
    const data = new FormData(element)
    underWay.current = true
    setBusy(true)
    const found = await submit(name => String(data.get(name) ?? ''))
    underWay.current = false
    setBusy(false)
    setProblems(found)
    // Whoever has gone on to something else meanwhile is not called back; a button that was held back lost the focus.
    const { activeElement, body } = document
    if (activeElement === body || element.contains(activeElement)) focusProblem(element, found)
  }
  return { problems, busy, form: { ref: form, method: 'post', onSubmit } as const }
}
