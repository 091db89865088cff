import { keepAnswers } from '#site/journey/answers/answers.ts'
import { LineButton } from '../line.tsx'
import { focusResults } from '../results-title.ts'

/** Why nothing is known about the policy that the visitor chose as theirs. */
type Unknown = 'not-looked-up' | 'gone'

/** The opening words, which screen readers announce too. */
export const UNKNOWN: Record<Unknown, string> = {
  'not-looked-up': 'We could not look up the policy you chose',
  gone: 'We could not find the policy you chose as yours for this household and state',
}

interface HeldUnknownProps {
  why: Unknown
  /** If it was found in this tab before, for another household or state. */
  name: string | undefined
}

export function HeldUnknown({ why, name }: HeldUnknownProps) {
  function forget() {
    focusResults()
    // Answers about it do not carry over to another.
    keepAnswers({ currentPolicy: undefined, discount: undefined, monthsHeld: undefined })
  }
  return (
    <p className="mt-3 border-ember border-l-4 pl-4">
      {UNKNOWN[why]}
      {name && ` (${name})`}, so nothing is compared with it
      {why === 'not-looked-up' ? (
        ', and prices are based on your other answers. We will try again once you are back online, or you can reload the page.'
      ) : (
        <>
          . It may be for another household or state, or now closed to new members.{' '}
          <LineButton onClick={forget}>Remove it</LineButton>
        </>
      )}
    </p>
  )
}
