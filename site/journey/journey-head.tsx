import type { ReactNode, Ref } from 'react'
import { WhosePage } from '#site/ui/on-paper.tsx'

interface JourneyHeadProps {
  /** Where the visitor is on the way from the first question to the request. */
  step?: 1 | 2 | 3
  title: ReactNode
  /** A ref to the title, if it has to take the focus. */
  heading?: Ref<HTMLHeadingElement>
  lead?: ReactNode
  /** Controls that come before everything below. */
  children?: ReactNode
}

/** The top of a page of the journey: a strip of ruled paper, low, because the form is what people came for. */
export function JourneyHead({ step, title, heading, lead, children }: JourneyHeadProps) {
  return (
    <header className="relative isolate border-line border-b bg-sand print:border-0">
      <div className="ruled -z-10 absolute inset-0 opacity-60" />
      <div className="page-width py-7 sm:py-10">
        <WhosePage />
        {step && (
          <p className="step font-semibold text-wattle-deep print:hidden" data-step={step}>{`Step ${step} of 3`}</p>
        )}
        <h1 ref={heading} tabIndex={-1} className="wrap-anywhere mt-1 max-w-[24ch] text-3xl">
          {title}
        </h1>
        {lead && <p className="wrap-anywhere mt-4 max-w-prose text-lg">{lead}</p>}
        {children}
      </div>
    </header>
  )
}
