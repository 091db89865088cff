import { type ReactNode, useEffect, useRef, useState } from 'react'
import { takeFocus } from '#site/ui/take-focus.ts'
import type { Sent } from '#widgets/kit/backend/submit.ts'
import type { SubmitOutcome } from '#widgets/kit/backend/verdict.ts'
import { EXPIRED } from './expired.ts'
import { notSent } from './saved.ts'
import { useEnd } from './use-end.ts'

interface OneStepProps {
  /** What the link names; another link starts over. A prerendered page knows none yet. */
  names: string | undefined
  button: string
  busy: string
  /** Sends what the link asks for. `isHere`: somebody still sees what becomes of it. */
  send: (isHere: () => boolean) => 'refused' | Promise<Sent>
  /** It has arrived. */
  onDone?: () => void
  /** Shown when the link names nothing that we know. */
  refused: string
  /** Takes the place of everything once it has arrived. */
  done: ReactNode
  children: ReactNode
}

/**
 * What the link in a message asks for, in one step. A button, not the visit itself: mail programs open links to check
 * them.
 */
export function OneStep({ names, button, busy, send, onDone, refused, done, children }: OneStepProps) {
  const [state, setState] = useState<'asking' | 'sending' | 'expired' | SubmitOutcome>('asking')
  const [sent, setSent] = useState<string>()
  const [named, setNamed] = useState(names)
  const box = useRef<HTMLDivElement>(null)
  const shown = useRef(names)
  useEffect(() => {
    shown.current = names
  }, [names])
  // Not by a key, which would draw a new button: the old one may have been pressed already, and the press would be lost.
  if (names !== named) {
    setNamed(names)
    if (named) setState('asking')
  }
  useEnd(state === 'waiting' ? sent : undefined, end => ended(end === 'taken-back' ? 'asking' : end))

  function ended(how: typeof state) {
    setState(how)
    if (how === 'arrived') onDone?.()
  }

  async function press() {
    if (state === 'sending') return
    setState('sending')
    const isHere = () => box.current !== null && shown.current === names
    const answer = await send(isHere)
    if (answer === 'refused') return setState(answer)
    // Another link may have been opened meanwhile, and this answer says nothing about that one.
    if (!isHere()) return
    setSent(answer.id)
    ended(answer.outcome)
  }

  if (state === 'arrived') return <Done>{done}</Done>
  return (
    <div ref={box} className="grid max-w-prose gap-4">
      {state !== 'asking' && state !== 'sending' && (
        <p
          role="alert"
          // Tells the notice that this is said here, so that it does not cover it (`over-the-foot.css`).
          data-outcome={state}
          className={`trouble-box ${state === 'waiting' ? 'border-wattle' : ''}`}
        >
          {state === 'waiting' ? notSent('It') : state === 'expired' ? `This ${EXPIRED}` : refused}
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
      <p role="status" className="sr-only">
        {state === 'sending' && busy}
      </p>
      <p className="text-muted">{children}</p>
    </div>
  )
}

/** Takes the place of everything, and the focus. */
function Done({ children }: { children: ReactNode }) {
  return (
    <div ref={takeFocus} role="status" tabIndex={-1} className="done-box max-w-prose outline-none">
      {children}
    </div>
  )
}
