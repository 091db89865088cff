import { useRef, useState } from 'react'

/** How far saving a form has got. `rest`: it is saved, except what was typed in the meantime. */
export type Step = 'typing' | 'saving' | 'rest' | 'meanwhile' | { failed: string }

/** What is typed in a form; `typed` holds the latest by the time an answer comes. */
export function useDraft<Draft extends object>(first: Draft) {
  const [draft, setDraft] = useState(first)
  const typed = useRef(first)

  function write(part: Partial<Draft>) {
    typed.current = { ...typed.current, ...part }
    setDraft(typed.current)
  }
  return { draft, typed, write }
}

/** The button that saves, the status beside it, and above it why saving failed. */
export function SaveTyped({ step, name }: { step: Step; name: string }) {
  return (
    <>
      {typeof step === 'object' && (
        <p role="alert" className="trouble-box p-4">
          {step.failed}
        </p>
      )}
      <button type="submit" className="hic-button" data-look="action" aria-disabled={step === 'saving'}>
        {labelAt(step) ?? name}
      </button>
      {/* A toast is outside the dialog, where no screen reader announces it. */}
      <p role="status" className={step === 'rest' ? '' : 'sr-only'}>
        {step === 'rest' && 'Saved, except what you have typed since: save again.'}
      </p>
    </>
  )
}

function labelAt(step: Step): string | undefined {
  if (step === 'saving') return 'Saving …'
  return step === 'meanwhile' ? 'Save mine over theirs' : undefined
}
