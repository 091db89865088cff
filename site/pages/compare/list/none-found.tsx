import { keepAnswers } from '#site/journey/answers/answers.ts'
import { AMBULANCE } from '#widgets/domain/ambulance.ts'
import type { Answers } from '#widgets/domain/answers.ts'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { wishesOf } from '#widgets/domain/catalogue/wishes.ts'
import { DEMO_NOTICE } from '#widgets/domain/demo-funds.ts'
import { centsLabel } from '#widgets/domain/money.ts'
import type { Day } from '#widgets/domain/period.ts'
import type { Results } from '../results.ts'
import { focusResults, RESULTS_TITLE } from '../results-title.ts'
import { BesideList } from './beside-list.tsx'
import { KeptComparison } from './keep.tsx'

export const NOTHING = 'No policies of this type'

interface NothingInDataProps {
  manifest: Manifest
  answers: Answers
  /** What the visitor holds now; undefined while it is not known. */
  held: Policy | null | undefined
  today: Day
}

/** No fund sells it there, whatever was ticked. */
export function NothingInData({ manifest, answers, held, today }: NothingInDataProps) {
  const { coverType, state } = answers
  const needsNone = coverType === 'ambulance-cover' && state && AMBULANCE[state].payer === 'state'
  return (
    <section className="rounded-card bg-sand p-6">
      <h2 id={RESULTS_TITLE} tabIndex={-1} className="text-2xl">
        {NOTHING}
      </h2>
      <p className="mt-3">
        According to our data, no fund sells this type of cover to your household in your state.
        {!needsNone && ' Try another type of cover above.'}
      </p>
      <BesideList answers={answers} placed={[]} current={null} held={held} today={today} />
      {manifest.demo && <p className="mt-3 text-muted">{DEMO_NOTICE}</p>}
      <KeptComparison />
    </section>
  )
}

/** It is sold, but no policy does everything that was asked for. */
export function NoneFits({ results: { loosened }, answers }: { results: Results; answers: Answers }) {
  return (
    <div className="my-6 rounded-card bg-sand p-6">
      <p>
        No policy fits all your answers.{' '}
        {wishesOf(answers).bothAdults &&
          'Because you answered for a partner, policies that cover only one parent are left out. '}
        {loosened.length > 0 ? 'Each of these changes brings up some that fit:' : 'Try changing some of them.'}
      </p>
      <ul className="mt-4 grid gap-3">
        {loosened.map(({ label, count, from, answers: less }) => (
          <li key={label}>
            <button
              type="button"
              className="hic-button"
              data-look="quiet"
              onClick={() => {
                focusResults()
                keepAnswers(less)
              }}
            >
              {label}: {count}, from {centsLabel(from)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
