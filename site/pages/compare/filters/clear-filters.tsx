import { type MouseEvent, useState } from 'react'
import { keepAnswers } from '#site/journey/answers/answers.ts'
import { LINK_BUTTON } from '#site/ui/link-button.ts'
import { isSecondPress } from '#site/ui/second-press.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import { askedOfPolicies, nothingAskedNow } from './asking-less.ts'

interface ClearFiltersProps {
  answers: Answers
  /** How many filters leave policies out. */
  count: number
}

/**
 * Takes back everything that is asked of a policy of this type of cover. The same button brings it back: one press may
 * undo a dozen ticks.
 */
export function ClearFilters({ answers, count }: ClearFiltersProps) {
  const [cleared, setCleared] = useState<Answers>()
  if (count === 0 && !cleared) return null

  function press(event: MouseEvent) {
    // The second press of a double click would take the first back.
    if (isSecondPress(event)) return
    if (count === 0) return keepAnswers(cleared!)
    setCleared(askedOfPolicies(answers))
    keepAnswers(nothingAskedNow(answers))
  }
  return (
    <button type="button" className={`justify-self-start ${LINK_BUTTON}`} onClick={press}>
      {count > 0 ? `Clear all filters (${count})` : 'Bring the filters back'}
    </button>
  )
}
