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
          {asksHospital(answers) ? cheapestThatAvoids(placed) : 'No policy in this list avoids it.'}
        </Line>
      )}
    </>
  )
}

const Line = ({ children }: { children: ReactNode }) => (
  <p className="mt-3 border-wattle-deep border-l-4 pl-4">{children}</p>
)

function cheapestThatAvoids(placed: readonly Placed[]): string {
  const prices = placed.flatMap(({ policy, price }) => (policy.hospital?.avoidsSurcharge ? price : []))
  if (prices.length === 0) return 'No policy in this list avoids it.'
  return `The cheapest policy in this list that avoids it costs ${centsLabel(Math.min(...prices) * 12)} a year.`
}
