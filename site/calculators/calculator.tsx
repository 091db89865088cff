import { type ReactNode, useId } from 'react'

interface CalculatorProps {
  title: string
  /** The questions. */
  children: ReactNode
  /** The answer so far; a live region, so that it is read out when it changes. */
  answer: ReactNode
}

/** Questions on the left, the working on the right; on a phone below each other. */
export function Calculator({ title, children, answer }: CalculatorProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="my-8 overflow-hidden rounded-card border border-line">
      <h3 id={id} className="m-0 border-line border-b bg-mist px-4 py-3 sm:px-6">
        {title}
      </h3>
      <div className="grid gap-6 bg-sand p-4 sm:p-6">
        <form className="@container grid gap-5" onSubmit={event => event.preventDefault()}>
          {children}
        </form>
        <div aria-live="polite" className="grid gap-4">
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
