import { useLayoutEffect } from 'react'
import { keepAnswers } from '#site/journey/answers/answers.ts'
import { useInBrowser } from '#site/ui/in-browser.ts'
import { UNANSWERED } from '#site/ui/labelled.tsx'
import type { Answers } from '#widgets/domain/answers.ts'
import { COVER_FOR, isCoverFor } from '#widgets/domain/cover-for.ts'
import { COVER_TYPES, FIRST_COVER_TYPE, isCoverType } from '#widgets/domain/cover-types.ts'
import { isState, STATES } from '#widgets/domain/states.ts'
import { Choose } from './choose.tsx'
import { early, keepEarlyChoices } from './early-choices.ts'

/** The three answers that decide which policies there are at all. */
export function FirstChoices({ answers }: { answers: Answers }) {
  // Only a prerendered form can have been touched before React took over.
  const isPrinted = useInBrowser(() => false, true)
  useLayoutEffect(() => {
    if (isPrinted) keepEarlyChoices()
  }, [])
  return (
    <fieldset className="first-choices mt-6 grid gap-2 noscript:hidden min-[46rem]:grid-cols-3 min-[46rem]:gap-3 print:hidden">
      <legend className="sr-only">What to compare</legend>
      <Choose
        label="Who is this cover for?"
        name={early('coverFor')}
        options={[UNANSWERED, ...COVER_FOR]}
        value={answers.coverFor}
        onChoose={id => keepAnswers({ coverFor: isCoverFor(id) ? id : undefined })}
      />
      <Choose
        label="State or territory"
        name={early('postcode')}
        autoComplete="address-level1"
        options={[UNANSWERED, ...STATES.map(state => ({ id: state, label: state }))]}
        value={answers.state}
        onChoose={id => keepAnswers({ state: isState(id) ? id : undefined })}
      />
      <Choose
        label="Cover"
        name={early('coverType')}
        options={COVER_TYPES}
        value={answers.coverType ?? FIRST_COVER_TYPE}
        onChoose={id => keepAnswers({ coverType: isCoverType(id) ? id : undefined })}
      />
    </fieldset>
  )
}
