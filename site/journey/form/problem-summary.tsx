import { useEffect, useRef } from 'react'
import type { Problems } from '#site/ui/problems.ts'

interface ProblemSummaryProps {
  problems: Problems
  form: string
}

/**
 * What stops a form from being sent, at its top: takes the focus, and each line leads to its field. A line that goes
 * while somebody types neither moves the focus nor is read out.
 */
export function ProblemSummary({ problems, form }: ProblemSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const found = Object.entries(problems).filter(([, sentence]) => sentence)
  const sentNow = found.length === Object.keys(problems).length
  useEffect(() => {
    if (sentNow) box.current?.focus()
  }, [problems, sentNow])

  if (found.length === 0) return null
  return (
    <div ref={box} role={sentNow ? 'alert' : undefined} tabIndex={-1} className="trouble-box mb-8">
      <h2 className="font-semibold text-lg">
        {found.length === 1 ? 'One thing is missing or unclear' : `${found.length} things are missing or unclear`}
      </h2>
      <ul className="mt-2 grid gap-2">
        {found.map(([name, sentence]) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-11 cursor-pointer text-left text-ember underline underline-offset-4"
              onClick={() => leadTo(fieldOf(form, name))}
            >
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** On an iPhone no focus scrolls to a tick, since no keyboard opens for one. Ticks are within their labels. */
function leadTo(field: HTMLElement | null | undefined) {
  field?.focus()
  field?.closest('label')?.scrollIntoView({ block: 'nearest' })
}

function fieldOf(form: string, name: string): HTMLElement | null | undefined {
  const fields = document.getElementById(form)?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? []
  // Times depend on a day: while none can be chosen, the form's first group has to be answered.
  return [...fields].find(({ disabled }) => !disabled) ?? document.querySelector(`#${form} fieldset :enabled`)
}
