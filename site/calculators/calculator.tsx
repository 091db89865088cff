import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

interface CalculatorProps {
  title: string
  /** The questions. */
  children: ReactNode
  /** The answer so far; a live region, so that it is read out when it changes. */
  answer: ReactNode
}

/** The questions, and below them the working. */
export function Calculator({ title, children, answer }: CalculatorProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  // Today is known only once the script runs: what that changes is not read out to people who are elsewhere on the page.
  const [used, setUsed] = useState(false)
  // The visitor may have been in a field before React listened.
  useEffect(() => setUsed(form.current!.contains(document.activeElement)), [])
  return (
    <section aria-labelledby={id} className="my-8 overflow-hidden rounded-card border border-line">
      <h3 id={id} className="m-0 border-line border-b bg-mist px-4 py-3 sm:px-6">
        {title}
      </h3>
      <div className="grid gap-6 bg-sand p-4 sm:p-6">
        <form
          ref={form}
          className="@container grid gap-5"
          onFocus={() => setUsed(true)}
          // Safari gives a radio that is pressed no focus.
          onInput={() => setUsed(true)}
          onSubmit={event => event.preventDefault()}
        >
          {children}
        </form>
        <div aria-live={used ? 'polite' : 'off'} className="grid gap-4">
          {answer}
        </div>
      </div>
      <noscript>
        <p className="px-4 pb-4 sm:px-6">This is a worked example. To enter your own figures, turn on JavaScript.</p>
      </noscript>
    </section>
  )
}

/** Replaces the working when it cannot be given. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className="border-sky border-l-4 bg-paper px-4 py-3">{children}</p>
}
