import { toldSoFar } from '#site/journey/answers/told.ts'
import { type Answers, forThisCover } from '#widgets/domain/answers.ts'
import { rebateIsKnown } from '#widgets/domain/catalogue/person.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import type { Day } from '#widgets/domain/period.ts'
import { premiumsMovedOn } from '#widgets/domain/premium-year.ts'
import type { Results } from '../results.ts'
import { monthsLabel } from '../wait-sentence.ts'

/** Household, state and type of cover are printed above; wishes can be read from the policies. */
const ON_PAPER = [
  'Age',
  'Ages',
  'Dependent children',
  'Income',
  'Current cover',
  'Partner’s current cover',
  'Loading',
  'Discount now',
  'Months held',
]

interface AssumedProps {
  answers: Answers
  results: Pick<Results, 'person' | 'pricesOf'>
  /** The date of the premiums in the catalogue. */
  dataOf: Day
  today: Day
}

/** What the prices are based on: what was assumed, and on paper also what was answered. */
export function Assumed({ answers, results: { person, pricesOf }, dataOf, today }: AssumedProps) {
  const told = toldSoFar(answers, today).filter(({ label }) => ON_PAPER.includes(label))
  const movedOn = premiumsMovedOn(dataOf, today)
  // Asked with hospital cover: beside a list of extras it would be taken for time with those.
  const { monthsHeld, currentPolicy } = forThisCover(answers)
  const dated = (
    <>
      Monthly prices for you, {pricesOf === today ? 'as at' : 'from'}{' '}
      <time dateTime={pricesOf}>{dayLabel(pricesOf)}</time>,{' '}
      {rebateIsKnown(person) ? 'after the rebate' : 'before the rebate, which has not been published for this date'}.
    </>
  )
  return (
    <div className="mt-2 text-muted">
      {movedOn && (
        <p className="mb-3 border-ember border-l-4 pl-4 text-ink">
          These premiums are out of date: the data is from {dayLabel(dataOf)}, and funds change their prices each 1
          April, most recently on {dayLabel(movedOn)}. Ask the fund for its price.
        </p>
      )}
      {person.assumed.length === 0 && <p>{dated}</p>}
      {told.length > 0 && (
        <p className="hidden print:block">{told.map(({ label, value }) => `${label}: ${value}`).join('. ')}.</p>
      )}
      {monthsHeld !== undefined && !currentPolicy && (
        <p className="mt-1 print:hidden">
          You have held your policy for {monthsLabel(monthsHeld)}. Choose it under “Your current policy” to see which
          waiting periods that saves. If it is not listed, waiting periods are shown in full, but you need not repeat
          hospital ones you have served.
        </p>
      )}
      {person.assumed.length > 0 && (
        <details className="on-paper">
          <summary className="fold fold-along min-h-11 py-2">
            <span>
              {dated}{' '}
              <span className="inline-block underline underline-offset-4 print:no-underline">
                What we assumed ({person.assumed.length})
              </span>
            </span>
          </summary>
          <ul className="list-disc pl-6">
            {person.assumed.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
