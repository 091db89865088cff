import { useState } from 'react'
import { checkAdmin } from '#site/session/store.ts'

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
