import { fullPremium, type Policy } from '#widgets/domain/catalogue/policy.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { centsLabel } from '#widgets/domain/money.ts'
import type { Day } from '#widgets/domain/period.ts'
import { listed } from './labels.ts'

/** What became of the policy since the release before. Nothing where there is only one release. */
export function Rise({ policy, since }: { policy: Policy; since: Day | null }) {
  if (!since) return null
  if (!policy.earlier) return <>New since {dayLabel(since)}.</>
  const { premium, gained, lost } = policy.earlier
  const was = premium.hospital + premium.extras
  const change = ((fullPremium(policy) - was) / was) * 100
  return (
    <>
      {sentence(change)} since {dayLabel(since)}
      {isOther(change) && `, from ${centsLabel(was)} to ${centsLabel(fullPremium(policy))} before rebate`}.
      {gained.length > 0 && ` Covers more: ${listed(gained)}.`}
      {lost.length > 0 && ` Covers less: ${listed(lost)}.`}
    </>
  )
}

const isOther = (change: number) => Math.abs(change) >= 0.05

function sentence(change: number): string {
  const share = `${Math.abs(change).toFixed(1)}%`
  if (!isOther(change)) return 'The price has not changed'
  return change > 0 ? `Rose by ${share}` : `Fell by ${share}`
}
