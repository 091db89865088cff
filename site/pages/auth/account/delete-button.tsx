import { useState } from 'react'
import { takeFocus } from '#site/ui/take-focus.ts'

interface DeleteButtonProps {
  /** What goes, such as 'request HC-7K3M-2QXD'. */
  what: string
  onDelete: () => Promise<void>
}

/** Deletes after a second, deliberate tap: nothing brings it back. */
export function DeleteButton({ what, onDelete }: DeleteButtonProps) {
  const [step, setStep] = useState<'idle' | 'asking' | 'deleting' | 'kept'>('idle')

  async function remove() {
    if (step === 'deleting') return
    setStep('deleting')
    await onDelete()
    setStep('kept')
  }
  if (step === 'idle' || step === 'kept')
    return (
      <button ref={step === 'kept' ? takeFocus : null} type="button" className={LINK} onClick={() => setStep('asking')}>
        Delete<span className="sr-only"> {what}</span>
      </button>
    )
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span role="alert">Delete {what} for good?</span>
      <button type="button" className={LINK} aria-disabled={step === 'deleting'} onClick={() => void remove()}>
        {step === 'deleting' ? 'Deleting…' : 'Yes, delete'}
      </button>
      <button
        ref={takeFocus}
        type="button"
        className={QUIET}
        disabled={step === 'deleting'}
        onClick={() => setStep('kept')}
      >
        Keep it
      </button>
    </span>
  )
}

export const QUIET = 'min-h-11 cursor-pointer text-eucalypt underline underline-offset-4'
const LINK = 'min-h-11 cursor-pointer text-ember underline underline-offset-4'
