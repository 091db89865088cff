import { OurNumber } from '#site/ui/our-number.tsx'
import { takeFocus } from '#site/ui/take-focus.ts'
import type { SubmitOutcome } from '#widgets/kit/backend/verdict.ts'
import { EXPIRED } from './expired.ts'

/** Every way that sending may end other than arriving. */
export type Setback = Exclude<SubmitOutcome, 'arrived'> | 'expired'

/** How far sending a form has got. */
export type Sending = 'typing' | 'sending' | Setback

/** `Own` names the outcomes that this form has and others do not; what it leaves out cannot happen here. */
export type Sentences<Own extends Setback = never> = Readonly<Record<Own | 'refused', string>> & {
  /** Asked when it is shown: storage may have filled up since. */
  readonly waiting: () => string
}

interface OutcomeProps {
  setback: Setback
  sentences: Sentences & Partial<Record<Exclude<Setback, 'waiting'>, string>>
}

/** Says what happened when sending did not succeed. Takes the focus, so that nobody misses it. */
export function Outcome({ setback, sentences }: OutcomeProps) {
  return (
    <div
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      data-outcome={setback}
      className={`trouble-box ${setback === 'waiting' ? 'border-wattle' : ''}`}
    >
      {said(setback, sentences)}
      <p className="mt-2">
        Prefer to talk? <OurNumber />
      </p>
    </div>
  )
}

function said(setback: Setback, sentences: OutcomeProps['sentences']): string {
  if (setback === 'waiting') return sentences.waiting()
  if (setback === 'expired') return `This ${EXPIRED}`
  return sentences[setback] ?? sentences.refused
}
