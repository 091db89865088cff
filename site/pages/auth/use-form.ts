import { type FormEvent, useEffect, useRef, useState } from 'react'
import { focusProblem, type Problems, showLeft } from '#site/ui/problems.ts'

type Field = (name: string) => string

interface Form<Row> {
  /** The fields as they are sent, or a sentence for each that needs attention. */
  read: (field: Field) => { row?: Row; problems: Problems }
  /** Told what was found when the form was to be sent. */
  onRead?: (found: Problems) => void
  /** Sends it; what was refused is a problem too. */
  send: (row: Row) => Promise<Problems>
}

/** A form that we check in our own words; the first field with a problem gets the focus. */
export function useForm<Row>({ read, onRead, send }: Form<Row>) {
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
    const { row, problems } = read(fieldsOf(element))
    onRead?.(problems)
    underWay.current = true
    setBusy(true)
    const found = row === undefined ? problems : await send(row)
    underWay.current = false
    setBusy(false)
    setProblems(found)
    // Do not take the focus from somebody who has moved on; a button that was disabled has lost it.
    const { activeElement, body } = document
    if (activeElement === body || element.contains(activeElement)) focusProblem(element, found)
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    const { elements } = event.currentTarget
    // What the service refused was about what was sent. What is about no field, such as that we could not be reached,
    // stays until the next try.
    const ofNoField = Object.entries(problems).filter(([name]) => !elements.namedItem(name))
    const { problems: now } = read(fieldsOf(event.currentTarget))
    showLeft(event, problems, { ...now, ...Object.fromEntries(ofNoField) }, setProblems)
  }
  // As `UNSENT`, but without its action: password managers look there for whose password it is.
  return { problems, show: setProblems, busy, form: { ref: form, method: 'dialog', onSubmit, onInput } as const }
}

function fieldsOf(form: HTMLFormElement): Field {
  const data = new FormData(form)
  return name => String(data.get(name) ?? '')
}
