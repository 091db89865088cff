import { type Earlier, fullPremium, type Policy } from '#widgets/domain/catalogue/policy.ts'
import type { Cents } from '#widgets/domain/money.ts'

interface PremiumChange {
  /** A month, before anybody's circumstances. */
  was: Cents
  /** 0 also if it would round to none. */
  percent: number
}

/** How a premium changed since the earlier release. */
export function premiumChange(policy: Policy, earlier: Earlier): PremiumChange {
  const was = fullPremium(earlier)
  const percent = ((fullPremium(policy) - was) / was) * 100
  return { was, percent: Math.abs(percent) < 0.05 ? 0 : percent }
}
