import { type ReactNode, useState } from 'react'
import { LINK_BUTTON } from './link-button.ts'
import { isSecondPress } from './second-press.ts'
import { takeFocus, takeLostFocus } from './take-focus.ts'

interface SecondTapProps {
  /** The label before the first tap. */
  children: ReactNode
  className?: string
  look?: string
  /** The question asked then; the other answer to it is to keep it. */
  question: string
  yes: string
  /** Replaces `yes` while it is being done. */
  doing: string
  /** While something else has to finish first: neither tap counts. */
  held?: boolean
  onYes: () => Promise<void>
}

/** A button for something that cannot be undone: it acts only after a second, deliberate tap. */
export function SecondTap({ children, className = LINK, look, question, yes, doing, held, onYes }: SecondTapProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'doing' | 'left'>('idle')

  async function go() {
    if (held || step === 'doing') return
    setStep('doing')
    await onYes()
    setStep('left')
  }
  if (step === 'idle' || step === 'left')
    return (
      <button
        // The result may have the focus already.
        ref={step === 'left' ? takeLostFocus : null}
        type="button"
        className={className}
        data-look={look}
        aria-disabled={held}
        onClick={event => isSecondPress(event) || held || setStep('asking')}
      >
        {children}
      </button>
    )
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span role="alert" className="max-sm:w-full">
        {question}
      </span>
      <button
        type="button"
        className={LINK}
        aria-disabled={held || step === 'doing'}
        // The first tap may have been a double click, whose second press met this button.
        onClick={event => isSecondPress(event) || void go()}
      >
        {step === 'doing' ? doing : yes}
      </button>
      <button
        ref={takeFocus}
        type="button"
        className={LINK_BUTTON}
        disabled={step === 'doing'}
        onClick={() => setStep('left')}
      >
        Keep it
      </button>
    </span>
  )
}

const LINK = 'min-h-11 cursor-pointer text-ember underline underline-offset-4'
