import { EXTRAS } from '../extras.ts'
import { CLINICAL_CATEGORIES } from '../hospital-tiers.ts'
import { coverageOf, excessOfStay, type Policy } from './policy.ts'

/** What a switch would change. Titles are those of treatments and services. */
export interface Difference {
  lost: string[]
  /** Covered before, now only with restricted benefits. */
  restricted: string[]
  gained: string[]
  /** Dollars for one stay; above 0 where the new policy asks for more. */
  moreExcess: number
  newCoPayment: boolean
  /** Services whose yearly limit for a person is lower than it was. */
  lowerLimits: { service: string; from: number; to: number }[]
  losesAmbulance: boolean
}

const AMBULANCE_ORDER = ['none', 'emergency', 'all']

/** What somebody would lose and gain who leaves one policy for another. */
export function differenceBetween(current: Policy, next: Policy): Difference {
  const lost: string[] = []
  const restricted: string[] = []
  const gained: string[] = []
  for (const { title } of CLINICAL_CATEGORIES) {
    const [before, after] = [coverageOf(current, title), coverageOf(next, title)]
    if (before === after) continue
    if (after === 'none') lost.push(title)
    else if (before === 'full') restricted.push(title)
    else gained.push(title)
  }
  const lowerLimits: Difference['lowerLimits'] = []
  for (const { title } of EXTRAS) {
    const [before, after] = [current.extras?.[title], next.extras?.[title]]
    if (before && !after) lost.push(title)
    if (!before && after) gained.push(title)
    const [from, to] = [before?.perPerson, after?.perPerson]
    if (from !== undefined && to !== undefined && to < from) lowerLimits.push({ service: title, from, to })
  }
  return {
    lost,
    restricted,
    gained,
    lowerLimits,
    moreExcess: excessOfStay(next) - excessOfStay(current),
    newCoPayment: !current.hospital?.coPayment && Boolean(next.hospital?.coPayment),
    losesAmbulance: AMBULANCE_ORDER.indexOf(next.ambulance) < AMBULANCE_ORDER.indexOf(current.ambulance),
  }
}

/** Nothing that the current policy gives would be missed: the only policies that a saving may be claimed on. */
export function isLikeForLike(current: Policy, next: Policy): boolean {
  const difference = differenceBetween(current, next)
  return (
    difference.lost.length === 0 &&
    difference.restricted.length === 0 &&
    difference.lowerLimits.length === 0 &&
    difference.moreExcess <= 0 &&
    !difference.newCoPayment &&
    !difference.losesAmbulance
  )
}

export const likeForLike = (current: Policy, policies: readonly Policy[]): Policy[] =>
  policies.filter(policy => policy.id !== current.id && isLikeForLike(current, policy))
