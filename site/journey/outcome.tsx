import { takeFocus } from '#site/ui/take-focus.ts'
import { BRAND } from '#widgets/domain/brand.ts'
import type { SubmitOutcome } from '#widgets/kit/backend/submit.ts'

/** Every way that sending may end without having arrived. */
export type Setback = Exclude<SubmitOutcome, 'arrived'>

/** What has no sentence of its own cannot come of this form, or is told as refused. */
export type Sentences = Readonly<Record<'waiting' | 'refused', string> & Partial<Record<Setback, string>>>

interface OutcomeProps {
  setback: Setback
  sentences: Sentences
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
        Rather talk?{' '}
        <a href={`tel:${BRAND.phone}`} className="whitespace-nowrap text-eucalypt tabular-nums">
          {BRAND.phoneLabel}
        </a>
      </p>
    </div>
  )
}
