import { keepAnswers } from '#site/journey/answers.ts'
import { focusResults } from './results-title.ts'

/** Why nothing is known of the policy that the visitor named as theirs. */
export type Unknown = 'not-looked-up' | 'gone'

/** Its first words, which screen readers are told. */
export const UNKNOWN: Record<Unknown, string> = {
  'not-looked-up': 'The policy that you named could not be looked up',
  gone: 'The policy that you named as yours was not found for this household and state',
}

export function HeldUnknown({ why }: { why: Unknown }) {
  function forget() {
    focusResults()
    // What was told of it is not told of another.
    keepAnswers({ currentPolicy: undefined, discount: undefined, monthsHeld: undefined })
  }
  return (
    <p className="mt-3 border-ember border-l-4 pl-4">
      {UNKNOWN[why]}, so nothing is compared with it
      {why === 'not-looked-up' ? (
        ', and prices go by your other answers. It is tried again once you are connected; or reload the page.'
      ) : (
        <>
          . It may have been closed to new members since.{' '}
          <button type="button" className="min-h-6 cursor-pointer font-medium underline print:hidden" onClick={forget}>
            Forget it
          </button>
        </>
      )}
    </p>
  )
}
