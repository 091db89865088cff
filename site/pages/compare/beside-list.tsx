import type { ReactNode } from 'react'
import { AMBULANCE } from '#widgets/domain/ambulance.ts'
import { type Answers, asksHospital } from '#widgets/domain/answers.ts'
import type { Placed } from '#widgets/domain/catalogue/rank.ts'
import { centsLabel, rateLabel } from '#widgets/domain/money.ts'
import { type Day, isPublished } from '#widgets/domain/period.ts'
import { SURCHARGED_INCOME, surchargeRate } from '#widgets/domain/surcharge.ts'

interface BesideListProps {
  answers: Answers
  placed: readonly Placed[]
  today: Day
}

/** What a list of policies does not say by itself, and what may make all of it needless. */
export function BesideList({ answers, placed, today }: BesideListProps) {
  const { state, coverType, income, ambulance } = answers
  const rate = surchargeRate(income ?? 'base', today)
  return (
    <>
      {(coverType === 'ambulance-cover' || ambulance) && state && (
        <Line>
          Ambulances in {state}: {AMBULANCE[state].words}
        </Line>
      )}
      {isPublished(rate) && rate > 0 && (
        <Line>
          With your income, a year without hospital cover costs a Medicare Levy Surcharge of {rateLabel(rate)} of{' '}
          {SURCHARGED_INCOME}.{' '}
          {asksHospital(answers) ? cheapestThatAvoids(placed, answers) : 'No policy in this list avoids it.'}
        </Line>
      )}
    </>
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 border-wattle-deep border-l-4 pl-4">{children}</p>
)

function cheapestThatAvoids(placed: readonly Placed[], { coverFor }: Answers): string {
  const avoiding = placed.filter(({ policy }) => policy.hospital?.avoidsSurcharge)
  if (avoiding.length === 0) return 'No policy in this list avoids it.'
  const cheapest = avoiding.reduce((least, one) => (one.price < least.price ? one : least))
  // It does not spare the other parent, if there is one.
  const whom = coverFor === 'extended-family' && cheapest.policy.adults === 1 ? ', for one parent' : ''
  return `The cheapest policy in this list that avoids it costs ${centsLabel(cheapest.price * 12)} a year${whom}.`
}
