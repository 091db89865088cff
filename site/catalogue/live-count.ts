import type { Answers } from '#widgets/domain/answers.ts'
import { personOf, priceFor, rebateIsKnown } from '#widgets/domain/catalogue/person.ts'
import { filter, wishesOf } from '#widgets/domain/catalogue/wishes.ts'
import { FIRST_COVER_TYPE } from '#widgets/domain/cover-types.ts'
import type { Cents } from '#widgets/domain/money.ts'
import type { Day } from '#widgets/domain/period.ts'
import { premiumsMovedOn, pricedOn } from '#widgets/domain/premium-year.ts'
import { loadPolicies, type NotLoaded } from './client.ts'
import { heldAmong, heldElsewhere } from './held-policy.ts'

interface Fitting {
  outcome: 'loaded'
  /** Policies that fit what was answered so far, of how many for this household and state. */
  count: number
  of: number
  funds: number
  /** Cheapest of those that fit, for this person, a month; null where none fits. */
  from: Cents | null
  /** The chosen policy could not be looked up: the price is based on the other answers. */
  heldUnread: boolean
  /** False from the day for which the Government has not published the rebate: the price is the one before it. */
  rebateKnown: boolean
  /** The 1 April on which funds changed their prices, if the premiums are older. */
  outdatedSince: Day | null
  /** The 1 April from which the premiums apply, if it is still to come. */
  appliesFrom: Day | null
  demo: boolean
}
export type LiveCount = Fitting | { outcome: NotLoaded | 'needs-answers' }

/** How many policies still fit, and from what price. Needs who it is for and the state; nothing leaves the device. */
export async function liveCount(answers: Answers, on: Day): Promise<LiveCount> {
  const { coverFor, state, coverType = FIRST_COVER_TYPE } = answers
  if (!coverFor || !state) return { outcome: 'needs-answers' }
  const loaded = await loadPolicies({ coverFor, state, coverType })
  if (loaded.outcome !== 'loaded') return loaded
  const { policies, manifest } = loaded
  const fitting = filter(policies, wishesOf(answers, manifest.funds))
  const held = heldAmong(policies, answers) ?? (await heldElsewhere(answers))
  const day = pricedOn(manifest.dataOf, on)
  const person = personOf(answers, day, held)
  return {
    outcome: 'loaded',
    count: fitting.length,
    of: policies.length,
    funds: new Set(fitting.map(policy => policy.fund)).size,
    from: fitting.length ? Math.min(...fitting.map(policy => priceFor(policy, person))) : null,
    heldUnread: held === undefined,
    rebateKnown: rebateIsKnown(person),
    outdatedSince: premiumsMovedOn(manifest.dataOf, on),
    appliesFrom: day === on ? null : day,
    demo: manifest.demo,
  }
}
