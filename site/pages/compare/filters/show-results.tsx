import { useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { Answers } from '#widgets/domain/answers.ts'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { filter, wishesOf } from '#widgets/domain/catalogue/wishes.ts'
import { countLabel } from '#widgets/domain/number.ts'
import { focusResults, resultsTitle } from '../results-title.ts'

interface ShowResultsProps {
  answers: Answers
  policies: readonly Policy[]
  manifest: Manifest
  /** Folds up the filters. */
  onFold: () => void
}

/** On a phone, where the filters are above the results: leads from anywhere in them to the policies that still fit. */
export function ShowResults({ answers, policies, manifest, onFold }: ShowResultsProps) {
  const fitting = useMemo(
    () => filter(policies, wishesOf(answers, manifest.funds)).length,
    [answers, policies, manifest],
  )

  function show() {
    // The results come up to where the filters were.
    flushSync(onFold)
    focusResults()
    resultsTitle()?.scrollIntoView({ block: 'start' })
  }
  return (
    // Not on a low screen: it would cover too much of it.
    <div className="show-results bottom-0 z-10 mt-6 border-ink border-t-2 bg-paper py-2 lg:hidden [@media(min-height:30rem)]:sticky">
      <button type="button" className="hic-button w-full" data-look="house" onClick={show}>
        {fitting === 0
          ? 'No policy fits: see why'
          : `Show ${countLabel(fitting)} ${fitting === 1 ? 'policy' : 'policies'}`}
      </button>
    </div>
  )
}
