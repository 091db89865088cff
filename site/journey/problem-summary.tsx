import { useEffect, useRef } from 'react'

interface ProblemSummaryProps {
  /** Sentences by the name of the field. */
  problems: Readonly<Record<string, string | undefined>>
  form: string
}

/** What stops a form from being sent, at its top: takes the focus, and each line leads to its field. */
export function ProblemSummary({ problems, form }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.keys(problems).length > 0) box.current?.focus()
  }, [problems])

  const found = Object.entries(problems)
  if (found.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="trouble-box mb-8">
      <h2 className="font-semibold text-lg">
        {found.length === 1 ? 'One thing is missing or unclear' : `${found.length} things are missing or unclear`}
      </h2>
      <ul className="mt-2 grid">
        {found.map(([name, sentence]) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-11 cursor-pointer text-left text-ember underline underline-offset-4"
              onClick={() => fieldOf(form, name)?.focus()}
            >
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function fieldOf(form: string, name: string): HTMLElement | null | undefined {
  const fields = document.getElementById(form)?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? []
  // Times depend on a day: while none can be chosen, the form's first group has to be answered.
  return [...fields].find(({ disabled }) => !disabled) ?? document.querySelector(`#${form} fieldset :enabled`)
}
