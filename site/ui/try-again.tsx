import { handFocusOn } from './take-focus.ts'

interface TryAgainProps {
  /** Why it failed. */
  sentence: string
  /** The earlier answer is still shown below. */
  isOld?: boolean
  onAgain: () => void
  /** It is being tried again. */
  again?: boolean
  /** Where the focus moves when this goes. */
  next: () => HTMLElement | null
  className?: string
}

/** Shown in place of what could not be fetched: why, and a button that tries again. */
export function TryAgain({ sentence, isOld, onAgain, again, next, className = '' }: TryAgainProps) {
  return (
    <div role="alert" className={`trouble-box ${className}`}>
      <p>{isOld ? `${sentence} The information below may be out of date.` : sentence}</p>
      <button
        ref={handFocusOn(next)}
        type="button"
        className="hic-button mt-3"
        data-look="quiet"
        aria-disabled={again}
        onClick={onAgain}
      >
        {again ? 'Trying again …' : 'Try again'}
      </button>
    </div>
  )
}
