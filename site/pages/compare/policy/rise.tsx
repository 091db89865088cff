import { fullPremium, type Policy } from '#widgets/domain/catalogue/policy.ts'
import { dayLabel } from '#widgets/domain/day.ts'
import { centsLabel } from '#widgets/domain/money.ts'
import type { Day } from '#widgets/domain/period.ts'
import { listed } from '../labels.ts'
import { premiumChange } from './premium-change.ts'

/** Whether there is a change to report on a card. */
export const hasChanged = (policy: Policy): boolean => {
  const { earlier } = policy
  return !earlier || premiumChange(policy, earlier).percent !== 0 || earlier.gained.length + earlier.lost.length > 0
}

/** How the policy has changed since the earlier release. Nothing if there is only one release. */
export function Rise({ policy, since }: { policy: Policy; since: Day | null }) {
  if (!since) return null
  if (!policy.earlier) return <>New since {dayLabel(since)}.</>
  const { gained, lost } = policy.earlier
  const { was, percent } = premiumChange(policy, policy.earlier)
  return (
    <>
      {sentence(percent)} since {dayLabel(since)}
      {percent !== 0 && `, from ${centsLabel(was)} to ${centsLabel(fullPremium(policy))} before rebate`}.
      {gained.length > 0 && ` Covers more: ${listed(gained)}.`}
      {lost.length > 0 && ` Covers less: ${listed(lost)}.`}
    </>
  )
}

function sentence(percent: number): string {
  const share = `${Math.abs(percent).toFixed(1)}%`
  if (percent === 0) return 'The price has not changed'
  return percent > 0 ? `Rose by ${share}` : `Fell by ${share}`
}
