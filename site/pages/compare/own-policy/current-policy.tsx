import { useMemo, useState } from 'react'
import { heldAmong } from '#site/catalogue/held-policy.ts'
import { keepAnswers } from '#site/journey/answers/answers.ts'
import { EARLIER_FUNDS } from '#site/journey/answers/hints.ts'
import { Labelled } from '#site/ui/labelled.tsx'
import { useToday } from '#site/ui/today.ts'
import { mostKept } from '#widgets/domain/age-discount.ts'
import { type Answers, asksHospital, forThisHousehold, MOST } from '#widgets/domain/answers.ts'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { UNIT } from '#widgets/domain/number.ts'
import { FilterFold } from '../filters/filter-fold.tsx'
import { LoadingBox } from '../filters/loading-box.tsx'
import { NumberBox } from '../filters/number-box.tsx'
import { sellerLabel } from '../labels.ts'
import { useHeld } from './use-held.ts'

interface CurrentPolicyProps {
  answers: Answers
  policies: readonly Policy[]
  manifest: Manifest
}

const nameOf = ({ name, code }: Policy) => `${name} (${code})`

/** All that can be chosen, under who sells it. */
const optionsOf = (policies: readonly Policy[], funds: Manifest['funds']) =>
  funds
    .flatMap(({ code, name }) => [
      ...Map.groupBy(
        policies.filter(policy => policy.fund === code),
        policy => sellerLabel(policy, name),
      ),
    ])
    .map(([seller, theirs]) => (
      <optgroup key={seller} label={seller}>
        {theirs.map(policy => (
          <option key={policy.id} value={policy.id}>
            {nameOf(policy)}
          </option>
        ))}
      </optgroup>
    ))

/** The visitor's own policy, to see what a switch would lose and gain. */
export function CurrentPolicy({ answers, policies, manifest }: CurrentPolicyProps) {
  const today = useToday()
  const { held } = useHeld(answers, policies)
  const isListed = heldAmong(policies, answers) !== undefined
  // In the whole market some 1,500: drawn with each answer to any filter, they would hold it up.
  const bySeller = useMemo(() => optionsOf(policies, manifest.funds), [policies, manifest])
  // The policy whose discount was changed here: emptied to be typed anew, the field must not go from under the cursor.
  const [changedOf, setChangedOf] = useState<string>()
  const mayHaveDiscount =
    asksHospital(answers) &&
    (held?.hospital?.ageDiscount ?? 'nobody') !== 'nobody' &&
    (answers.discount !== undefined ||
      changedOf === answers.currentPolicy ||
      (forThisHousehold(answers).ages?.some(age => mostKept(age, today) > 0) ?? true))

  // Answers about one policy do not carry over to another. Months may have been given before any was chosen.
  function name(id: string) {
    const ofAnother: Answers = answers.currentPolicy ? { discount: undefined, monthsHeld: undefined } : {}
    keepAnswers({ currentPolicy: id || undefined, ...ofAnother })
  }
  return (
    <FilterFold title="Your current policy" note="What you would lose, gain and save">
      <div className="grid gap-4 pb-4">
        <Labelled
          label="The policy you hold"
          hint="Its code is on your statement. If it is another type of cover, change “Cover” first; your choice is kept. Policies closed to new members are not in this data, so we cannot compare with them here."
        >
          {tied => (
            <select
              {...tied}
              className="hic-field hic-select"
              value={answers.currentPolicy ?? ''}
              onChange={event => name(event.target.value)}
            >
              <option value="">Not answered, or not listed</option>
              {answers.currentPolicy && !isListed && (
                <option value={answers.currentPolicy}>
                  {held ? nameOf(held) : `The one you chose${held === null ? ', not in this list' : ''}`}
                </option>
              )}
              {bySeller}
            </select>
          )}
        </Labelled>
        {answers.currentPolicy && (
          <NumberBox
            label="Months you have held it"
            hint={EARLIER_FUNDS}
            most={MOST.monthsHeld}
            unit={UNIT.months}
            value={answers.monthsHeld}
            onGive={monthsHeld => keepAnswers({ monthsHeld })}
          />
        )}
        {answers.currentPolicy && asksHospital(answers) && <LoadingBox answers={answers} />}
        {mayHaveDiscount && (
          <NumberBox
            label="Discount you get now, %"
            most={MOST.discount}
            unit={UNIT.percent}
            value={answers.discount}
            onGive={discount => {
              setChangedOf(answers.currentPolicy)
              keepAnswers({ discount })
            }}
          />
        )}
      </div>
    </FilterFold>
  )
}
