import { useRef, useState } from 'react'

/** How far the saving of a form is. `rest`: it is saved, but for what was typed meanwhile. */
export type Step = 'typing' | 'saving' | 'rest' | 'meanwhile' | { failed: string }

/** What is typed in a form, and in `typed` as it stands by the time that an answer comes. */
export function useDraft<Draft extends object>(first: Draft) {
  const [draft, setDraft] = useState(first)
  const typed = useRef(first)

  function write(part: Partial<Draft>) {
    typed.current = { ...typed.current, ...part }
    setDraft(typed.current)
  }
  return { draft, typed, write }
}

/** The button that saves, what is said beside it, and above it why it could not. */
export function SaveTyped({ step, name }: { step: Step; name: string }) {
  return (
    <>
      {typeof step === 'object' && (
        <p role="alert" className="border-ember border-l-4 bg-sand p-4">
          {step.failed}
        </p>
      )}
      <button type="submit" className="hic-button" data-look="action" aria-disabled={step === 'saving'}>
        {labelAt(step) ?? name}
      </button>
      {/* A toast lies outside the dialog, where no screen reader hears it. */}
      <p role="status" className={step === 'rest' ? '' : 'sr-only'}>
        {step === 'rest' && 'Saved, all but what you typed meanwhile: save once more.'}
      </p>
    </>
  )
}

function labelAt(step: Step): string | undefined {
  if (step === 'saving') return 'Saving …'
  return step === 'meanwhile' ? 'Save mine over theirs' : undefined
}
