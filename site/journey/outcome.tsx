import { OurNumber } from '#site/ui/our-number.tsx'
import { takeFocus } from '#site/ui/take-focus.ts'
import type { SubmitOutcome } from '#widgets/kit/backend/submit.ts'

/** Every way that sending may end without having arrived. */
export type Setback = Exclude<SubmitOutcome, 'arrived'>

/** `Own` names what comes of this form and not of every one; what it leaves out cannot come of it. */
export type Sentences<Own extends Setback = never> = Readonly<Record<Own | 'waiting' | 'refused', string>>

interface OutcomeProps {
  setback: Setback
  sentences: Sentences & Partial<Record<Setback, string>>
}

/** Says how sending went when it did not go well. Takes the focus, so that nobody misses it. */
export function Outcome({ setback, sentences }: OutcomeProps) {
  return (
    <div
      ref={takeFocus}
      role="alert"
      tabIndex={-1}
      data-outcome={setback}
      className={`border-l-4 bg-sand p-5 ${setback === 'waiting' ? 'border-wattle' : 'border-ember'}`}
    >
      {sentences[setback] ?? sentences.refused}
      <p className="mt-2">
        Prefer to talk? <OurNumber />
      </p>
    </div>
  )
}
