import { handFocusOn } from './take-focus.ts'

interface TryAgainProps {
  /** Why nothing came. */
  sentence: string
  /** What came earlier still stands beneath. */
  isOld?: boolean
  onAgain: () => void
  /** It is being tried again. */
  again?: boolean
  /** Where the focus goes on when this goes. */
  next: () => HTMLElement | null
  className?: string
}

/** In place of what could not be fetched: why, and a button that asks again. */
export function TryAgain({ sentence, isOld, onAgain, again, next, className = '' }: TryAgainProps) {
  return (
    <div role="alert" className={`border-ember border-l-4 bg-sand p-5 ${className}`}>
      <p>{isOld ? `${sentence} What stands below is from before.` : sentence}</p>
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
