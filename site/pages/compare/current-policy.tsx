import { heldAmong } from '#site/catalogue/held-policy.ts'
import { keepAnswers } from '#site/journey/answers.ts'
import { EARLIER_FUNDS } from '#site/journey/hints.ts'
import { Labelled } from '#site/ui/labelled.tsx'
import { useToday } from '#site/ui/today.ts'
import { mostKept } from '#widgets/domain/age-discount.ts'
import { type Answers, asksHospital, forThisHousehold } from '#widgets/domain/answers.ts'
import type { Manifest } from '#widgets/domain/catalogue/manifest.ts'
import type { Policy } from '#widgets/domain/catalogue/policy.ts'
import { UNIT } from '#widgets/domain/number.ts'
import { LoadingBox } from './loading-box.tsx'
import { NumberBox } from './number-box.tsx'
import { useHeld } from './use-held.ts'

interface CurrentPolicyProps {
  answers: Answers
  policies: readonly Policy[]
  manifest: Manifest
}

const MOST_MONTHS = 1_200

const nameOf = ({ name, code }: Policy) => `${name} (${code})`

/** One's own policy, to see what a switch would take and bring. */
export function CurrentPolicy({ answers, policies, manifest }: CurrentPolicyProps) {
  const today = useToday()
  const { held } = useHeld(answers, policies)
  const isListed = heldAmong(policies, answers) !== undefined
  const mayHaveDiscount =
    asksHospital(answers) &&
    (held?.hospital?.ageDiscount ?? 'nobody') !== 'nobody' &&
    (answers.discount !== undefined || (forThisHousehold(answers).ages?.some(age => mostKept(age, today) > 0) ?? true))

  // What was told of one policy is not another's. Months may have been told before any was named.
  function name(id: string) {
    const ofAnother: Answers = answers.currentPolicy ? { discount: undefined, monthsHeld: undefined } : {}
    keepAnswers({ currentPolicy: id || undefined, ...ofAnother })
  }
  return (
    <details className="border-line border-y py-1 [details+&]:-mt-6 [details+&]:border-t-0">
      <summary className="fold min-h-11 py-2.5 font-medium">
        <span>
          Your policy now
          <span className="block font-normal text-muted text-sm">What you would lose, gain and save</span>
        </span>
      </summary>
      <div className="grid gap-4 pb-4">
        <Labelled
          label="The policy that you hold"
          hint="Its code is on your statement. For a policy of another type, change “Cover” first: it stays named. One that is closed to new members is not in this data, and nothing can be compared with it here."
        >
          {tied => (
            <select
              {...tied}
              className="hic-field hic-select"
              value={answers.currentPolicy ?? ''}
              onChange={event => name(event.target.value)}
            >
              <option value="">Not said, or not listed</option>
              {answers.currentPolicy && !isListed && (
                <option value={answers.currentPolicy}>
                  {held ? nameOf(held) : `The one you named${held === null ? ', not in this list' : ''}`}
                </option>
              )}
              {manifest.funds
                .filter(fund => policies.some(policy => policy.fund === fund.code))
                .map(fund => (
                  <optgroup key={fund.code} label={fund.name}>
                    {policies
                      .filter(policy => policy.fund === fund.code)
                      .map(policy => (
                        <option key={policy.id} value={policy.id}>
                          {nameOf(policy)}
                        </option>
                      ))}
                  </optgroup>
                ))}
            </select>
          )}
        </Labelled>
        {answers.currentPolicy && (
          <NumberBox
            label="Months you have held it"
            hint={EARLIER_FUNDS}
            most={MOST_MONTHS}
            unit={UNIT.months}
            value={answers.monthsHeld}
            onGive={monthsHeld => keepAnswers({ monthsHeld })}
          />
        )}
        {answers.currentPolicy && asksHospital(answers) && <LoadingBox answers={answers} />}
        {mayHaveDiscount && (
          <NumberBox
            label="Discount you get now, %"
            most={10}
            unit={UNIT.percent}
            value={answers.discount}
            onGive={discount => keepAnswers({ discount })}
          />
        )}
      </div>
    </details>
  )
}
