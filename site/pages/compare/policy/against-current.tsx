import type { Answers } from '#widgets/domain/answers.ts'
import { isStated } from '#widgets/domain/catalogue/accommodation.ts'
import { statesAges } from '#widgets/domain/catalogue/dependants.ts'
import { type Person, priceFor } from '#widgets/domain/catalogue/person.ts'
import { excessIsUnstated, type Policy } from '#widgets/domain/catalogue/policy.ts'
import { differenceBetween, isLikeForLike } from '#widgets/domain/catalogue/switching.ts'
import { type WaitLeft, waitsLeft } from '#widgets/domain/catalogue/waits-left.ts'
import { isForChildren } from '#widgets/domain/cover-for.ts'
import { type Cents, centsLabel, dollarsLabel } from '#widgets/domain/money.ts'
import { listed } from '../labels.ts'
import { waitSentence, waitsNote } from '../wait-sentence.ts'
import { isSurelyLike } from './like-for-like.ts'

interface AgainstCurrentProps {
  current: Policy
  policy: Policy
  answers: Answers
  person: Person
  price: Cents
}

/** What a switch from the visitor's own policy would lose, gain and cost. A saving is named only like for like. */
export function AgainstCurrent({ current, policy, answers, person, price }: AgainstCurrentProps) {
  const difference = differenceBetween(current, policy)
  // What switching back would lose is what the switch gains.
  const back = differenceBetween(policy, current)
  const like = isSurelyLike(current, policy, person)
  const less = priceFor(current, person) - price
  return (
    <div className="border-line border-t bg-mist px-4 pt-3 pb-2 text-hint leading-snug sm:px-6">
      <h4 className="font-semibold text-base">Compared with your current policy</h4>
      <ul className="mt-1.5 grid gap-2">
        {like && less > 0 && (
          <li>
            Like for like: you would lose nothing, and it costs <strong>{costs(less)}</strong>, {centsLabel(less * 12)}{' '}
            a year.
          </li>
        )}
        {like && less <= 0 && (
          <li>
            You would lose nothing; it costs <strong>{costs(less)}</strong>.
          </li>
        )}
        {!like && (
          <li>
            {isLikeForLike(current, policy) ? 'Your policy may cost less than we counted' : 'Not like for like'}, so the
            difference is not a saving. This one costs <strong>{costs(less)}</strong>.
          </li>
        )}
        {like &&
          isForChildren(answers.coverFor) &&
          !(statesAges(current.dependants) && statesAges(policy.dependants)) && (
            <li>
              We have not compared the ages up to which each covers children, or whether only as students: ask the fund.
            </li>
          )}
        {like && current.hospital && (
          <li>Whether your hospital and your doctors have an agreement with the fund is not in the data: ask them.</li>
        )}
        {like && current.extras && (
          <li>We compare extras by their main limits and a few examples of each service: ask the fund about others.</li>
        )}
        {difference.losesPartner && <li>It covers one parent, not both.</li>}
        {difference.losesDependants && (
          <li>It may cover children or other dependants only up to a lower age, or not at all.</li>
        )}
        {policy.adults > current.adults && <li>It covers both parents, not one.</li>}
        <Named as="You would lose" names={difference.lost} />
        <Named as="Only restricted cover for" names={difference.restricted} />
        <Named as="You would gain" names={difference.gained} />
        {difference.moreExcess !== 0 && (
          <li>
            {difference.moreExcess > 0 ? 'A higher' : 'A lower'} excess, by{' '}
            {dollarsLabel(Math.abs(difference.moreExcess))} a stay.
          </li>
        )}
        {difference.higherExcessCap && difference.moreExcess <= 0 && (
          <li>
            {excessIsUnstated(current) || excessIsUnstated(policy)
              ? 'The excess may be higher: the data does not state both.'
              : 'The excess for several stays in a year may add up to more.'}
          </li>
        )}
        <Named as="An excess for what has none in your policy" names={difference.lostWaivers} />
        {difference.fewerHospitals && <li>It may pay for fewer hospitals, or for a shared room.</li>}
        {back.fewerHospitals && current.hospital && isStated(current.hospital) && (
          <li>It pays for more hospitals, or for a room of your own.</li>
        )}
        {back.newCoPayment && <li>No co-payment for days in hospital; you have one now.</li>}
        {difference.newCoPayment && <li>A co-payment for days in hospital; you have none now.</li>}
        {difference.higherCoPayment && <li>The co-payment for days in hospital may be higher.</li>}
        {back.losesSurchargeCover && <li>It avoids the Medicare Levy Surcharge; yours does not.</li>}
        {difference.losesSurchargeCover && <li>It does not avoid the Medicare Levy Surcharge.</li>}
        <Named as="Limits lower, stricter or not stated" names={difference.lowerLimits} />
        <Named as="May pay back less" names={difference.lowerBenefits} />
        {back.losesAmbulance && <li>More ambulance cover.</li>}
        {difference.losesAmbulance && <li>Less ambulance cover.</li>}
      </ul>
      {answers.monthsHeld !== undefined && (
        <Waits
          waits={waitsLeft(policy, { policy: current, months: answers.monthsHeld })}
          note={waitsNote([policy], current)}
        />
      )}
    </div>
  )
}

/** A line that names what a switch changes, with what it is about in front to find it by. */
function Named({ as, names }: { as: string; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <li>
      <strong>{as}:</strong> {listed(names, 8)}.
    </li>
  )
}

function Waits({ waits, note }: { waits: readonly WaitLeft[]; note: string | null }) {
  const carried = waits.filter(({ asBefore, months }) => asBefore !== null && asBefore < (months ?? 0)).length
  const left = waits.filter(wait => waitSentence(wait) !== null)
  return (
    <details className="mt-2">
      <summary className="fold fold-along min-h-11 py-2 underline underline-offset-4">
        Waiting periods: {carried} of {waits.length} shortened by the time you have served
      </summary>
      <ul className="mt-1 list-disc pl-5">
        {left.length === 0 && <li>No waiting period is left.</li>}
        {left.map(wait => (
          <li key={wait.label}>
            {wait.label}: {waitSentence(wait)}.
          </li>
        ))}
      </ul>
      {note && <p className="mt-1">{note}</p>}
    </details>
  )
}

function costs(less: Cents): string {
  if (less === 0) return 'the same'
  return less > 0 ? `${centsLabel(less)} a month less` : `${centsLabel(-less)} a month more`
}
