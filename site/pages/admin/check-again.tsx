import { useState } from 'react'
import { checkAdmin } from '#site/session/store.ts'
import { handFocusOn } from '#site/ui/take-focus.ts'

// A yes takes the button away. Focus goes back to what was being typed, if anything was.
const toTyped = handFocusOn(() => document.querySelector<HTMLElement>('[data-unsaved] :is(select, input, textarea)'))

/** Asks again whether somebody who is signed in is an administrator. A yes opens the dashboard in its place. */
export function CheckAgain() {
  const [step, setStep] = useState<'not-asked' | 'asking' | 'no'>('not-asked')

  async function check() {
    if (step === 'asking') return
    setStep('asking')
    await checkAdmin()
    setStep('no')
  }
  return (
    <>
      <button
        ref={toTyped}
        type="button"
        className="hic-button"
        data-look="quiet"
        aria-disabled={step === 'asking' || undefined}
        onClick={() => void check()}
      >
        {step === 'asking' ? 'Checking …' : 'Check again'}
      </button>
      <span role="status" className="self-center">
        {step === 'no' && 'Still not an administrator, or we could not be reached.'}
      </span>
    </>
  )
}
