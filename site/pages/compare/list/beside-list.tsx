import { scaleOf } from '#site/journey/answers/income-options.ts'
import { AMBULANCE } from '#widgets/domain/ambulance.ts'
import { type Answers, asksHospital } from '#widgets/domain/answers.ts'
import { adultsOf } from '#widgets/domain/catalogue/adults.ts'
import { ALREADY_THERE, type LongWait, longWaits } from '#widgets/domain/catalogue/long-waits.ts'
import { coverageOf, coversService, type Policy } from '#widgets/domain/catalogue/policy.ts'
import type { Placed } from '#widgets/domain/catalogue/rank.ts'
import { type Wishes, wishesOf } from '#widgets/domain/catalogue/wishes.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { ceilingsFor, INCOME_TIERS, type IncomeTier, incomeYearOn } from '#widgets/domain/income-tiers.ts'
import { centsLabel, dollarsLabel, rateLabel } from '#widgets/domain/money.ts'
import { type Day, isPublished } from '#widgets/domain/period.ts'
import { rebateTableOn } from '#widgets/domain/rebate.ts'
import { SURCHARGED_INCOME, surchargeFor, surchargeRate } from '#widgets/domain/surcharge.ts'
import { PSYCHIATRIC_UPGRADE, waitEnds, waitFor } from '#widgets/domain/waiting-periods.ts'
import { Line } from '../line.tsx'
import { monthsLabel } from '../wait-sentence.ts'
import { loadingDeadline } from './loading-deadline.ts'

interface BesideListProps {
  answers: Answers
  placed: readonly Placed[]
  /** What the visitor holds now, if it is of the kind of this list. */
  current: Policy | null
  /** The same, of whatever kind: null if it is not in the data, undefined while it is not known. */
  held: Policy | null | undefined
  today: Day
  /** If the prices are not for today. */
  pricesOf?: Day
}

/** What a list of policies does not say by itself, and what may make cover unnecessary. */
export function BesideList({ answers, placed, current, held, today, pricesOf = today }: BesideListProps) {
  const { state, coverType, income = 'base', ambulance } = answers
  const rate = surchargeRate(income, today)
  const policies = placed.map(({ policy }) => policy)
  const wishes = wishesOf(answers)
  const waits = current
    ? longWaits(
        policies.filter(({ id }) => id !== current.id),
        newTo(current, wishes),
      )
    : longWaits(policies, wishes)
  const birth = waits.find(({ label }) => label === waitFor('pregnancy').label)
  const alreadyThere = waits.find(({ label }) => label === ALREADY_THERE)
  const deadline = asksHospital(answers) && loadingDeadline(adultsOf(answers, held), today)
  return (
    <>
      {(coverType === 'ambulance-cover' || ambulance) && state && (
        <Line>
          Ambulances in {state}: {AMBULANCE[state].words}
        </Line>
      )}
      {/* With nothing in the list, what stands there says so. */}
      {wishes.bothAdults && placed.length > 0 && (
        <Line>
          Because you answered for a partner, policies that cover only one parent are left out. If you have none, clear
          those answers under “Details for your price”.
        </Line>
      )}
      {waits.length > 0 && (
        <Line>
          Longest waiting periods for what you ticked
          {current && ' and your current policy does not cover, or only with restrictions'}. {byLength(waits)}.
          {birth &&
            ` ${waitFor('pregnancy').note} Cover that starts today includes births from ${dayLabel(waitEnds(today, birth.most))}.`}
          {alreadyThere &&
            ` Cover that starts today pays for such a condition from ${dayLabel(waitEnds(today, alreadyThere.most))}.`}
          {answers.history !== 'none' &&
            answers.monthsHeld === undefined &&
            !answers.currentPolicy &&
            ' If you have cover now, choose it under “Your current policy” to see what is left of them.'}
        </Line>
      )}
      {asksHospital(answers) && answers.treatments?.includes(PSYCHIATRIC) && (
        <PsychiatricWait {...{ answers, current }} />
      )}
      {deadline && <Line>{deadline}</Line>}
      {isPublished(rate) && rate > 0 && (
        <Line>
          On your income, a year without hospital cover means a Medicare Levy Surcharge of {rateLabel(rate)} of{' '}
          {SURCHARGED_INCOME}
          {inDollars(answers, income, today)}.{' '}
          {asksHospital(answers) ? cheapestThatAvoids(placed, answers, pricesOf) : 'No policy in this list avoids it.'}
        </Line>
      )}
    </>
  )
}

/** What is ticked but not fully covered now: another policy asks for its full wait. Cards say what is left of others. */
const newTo = (held: Policy, { treatments, services }: Wishes) => ({
  treatments: treatments.filter(title => coverageOf(held, title) !== 'full'),
  services: services.filter(title => !coversService(held, title)),
})

const PSYCHIATRIC = 'HospitalPsychiatric'

/** Who needs this care often needs it now: its wait is short, and with cover that restricts it there may be none. */
function PsychiatricWait({ answers, current }: Pick<BesideListProps, 'answers' | 'current'>) {
  if (current && coverageOf(current, PSYCHIATRIC) !== 'restricted') return null
  return (
    <Line>
      The wait for psychiatric care is at most {waitFor('sub-acute').months} months, even for a condition you already
      have.{(current || answers.history !== 'none') && ` ${PSYCHIATRIC_UPGRADE.words}`}
    </Line>
  )
}

/** '12 months: Pregnancy and birth; Hearing aids. 12 to 24 months: Orthodontics' */
function byLength(waits: readonly LongWait[]): string {
  const labels = new Map<string, string[]>()
  for (const { label, least, most } of waits) {
    const length = `${least === most ? '' : `${least} to `}${monthsLabel(most)}`
    labels.set(length, [...(labels.get(length) ?? []), label])
  }
  return [...labels].map(([length, of]) => `${length}: ${of.join('; ')}`).join('. ')
}

/** All we know of an income is its tier: what a year would cost at its lowest income, if the whole of it is charged. */
function inDollars(answers: Answers, tier: IncomeTier, today: Day): string | undefined {
  const year = incomeYearOn(today)
  if (!isPublished(year)) return
  const scale = scaleOf(answers)
  const income = (ceilingsFor(year, scale)[INCOME_TIERS.indexOf(tier) - 1] ?? 0) + 1
  const surcharge = surchargeFor({ ...scale, income }, today)
  if (!isPublished(surcharge)) return
  return `: at the lowest income of the range you chose, ${dollarsLabel(income)}, that is up to ${dollarsLabel(Math.round(surcharge.wholeYear / 100))} a year`
}

function cheapestThatAvoids(placed: readonly Placed[], { coverFor }: Answers, on: Day): string {
  const avoiding = placed.filter(({ policy }) => policy.hospital?.avoidsSurcharge)
  if (avoiding.length === 0) return 'No policy in this list avoids it.'
  const cheapest = avoiding.reduce((least, one) => (one.price < least.price ? one : least))
  const rebate = isPublished(rebateTableOn(on)) ? '' : ', before the rebate'
  return `The cheapest policy that fits and avoids it costs ${centsLabel(cheapest.price * 12)} a year${rebate}.${whoElse(cheapest.policy, coverFor)}`
}

/** Somebody with a family avoids the surcharge only if everybody in it is covered. */
function whoElse({ adults }: Policy, coverFor: Answers['coverFor']): string {
  if (coverFor === 'singles') return ' If you have a partner or dependent children, they need hospital cover too.'
  if (coverFor === 'extended-family' && adults === 1)
    return ' It covers one parent: if you have a partner, they need hospital cover too.'
  return ''
}
