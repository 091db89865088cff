import { type ReactNode, useState } from 'react'
import type { SubmitOutcome } from '#widgets/kit/backend/submit.ts'

const WAITING =
  'We could not be reached just now. Your wish is kept on this device and goes out by itself as soon as we can be reached.'

interface OneStepProps {
  button: string
  busy: string
  /** Sends what the link asks for. */
  send: () => SubmitOutcome | Promise<SubmitOutcome>
  /** Said where the link names nothing that we know. */
  refused: string
  /** Takes the place of everything once it has arrived. */
  done: ReactNode
  children: ReactNode
}

/**
 * What the link of a message asks for, in one step. A button, not the visit itself: mail programs open links to look
 * at them.
 */
export function OneStep({ button, busy, send, refused, done, children }: OneStepProps) {
  const [state, setState] = useState<'asking' | 'sending' | SubmitOutcome>('asking')

  async function press() {
    if (state === 'sending') return
    setState('sending')
    setState(await send())
  }

  if (state === 'arrived')
    return (
      <div role="status" className="max-w-prose border-eucalypt border-l-4 bg-mist p-5">
        {done}
      </div>
    )
  return (
    <div className="grid max-w-prose gap-4">
      {state !== 'asking' && state !== 'sending' && (
        <p role="alert" className="border-ember border-l-4 bg-sand p-5">
          {state === 'waiting' ? WAITING : refused}
        </p>
      )}
      <p>
        <button
          type="button"
          className="hic-button"
          data-look="action"
          aria-disabled={state === 'sending'}
          onClick={() => void press()}
        >
          {state === 'sending' ? busy : button}
        </button>
      </p>
      <p className="text-muted">{children}</p>
    </div>
  )
}
