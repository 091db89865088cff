import { type Answers, forThisCover } from '../answers.ts'
import { CLINICAL_CATEGORIES } from '../clinical-categories.ts'
import { EXTRAS } from '../extras.ts'
import { PRODUCT_TIERS, type ProductTier } from '../hospital-tiers.ts'
import { knownTitles } from './known-titles.ts'
import {
  type Ambulance,
  coverageAt,
  coversService,
  excessIsUnstated,
  excessOfStay,
  type Policy,
  treatmentIndex,
} from './policy.ts'

/** What a policy must be, to be listed. */
export interface Wishes {
  treatments: readonly string[]
  services: readonly string[]
  /** If false, a policy that covers only some of what was ticked is listed too; one that covers none of it is not. */
  everything: boolean
  /** Dollars for one stay. */
  mostExcess?: number | undefined
  leastTier?: ProductTier | undefined
  noCoPayment?: boolean | undefined
  ambulance?: Exclude<Ambulance, 'none'> | undefined
  /** Codes; all funds if empty. */
  funds?: readonly string[] | undefined
  /** A partner is to be covered as well, which not every policy for an extended family does. */
  bothAdults?: boolean | undefined
}

/** @param funds those of the release; without it every fund that is named counts */
export const wishesOf = (answers: Answers, funds?: readonly { code: string }[]): Wishes => ({
  treatments: knownTitles(CLINICAL_CATEGORIES, answers.treatments),
  services: knownTitles(EXTRAS, answers.services),
  everything: !answers.partly,
  mostExcess: answers.mostExcess,
  leastTier: answers.leastTier,
  noCoPayment: answers.noCoPayment,
  ambulance: answers.ambulance,
  funds: funds ? answers.funds?.filter(code => funds.some(fund => fund.code === code)) : answers.funds,
  bothAdults: answers.coverFor === 'extended-family' && isPartnerNamed(forThisCover(answers)),
})

/** What was answered for a partner means that the partner is to be covered. */
const isPartnerNamed = ({ ages, history, partnerHistory }: Answers): boolean =>
  (ages !== undefined && ages.length > 1) || (history !== undefined && partnerHistory !== undefined)

/** The policies that grant every wish. */
export function filter(policies: readonly Policy[], wishes: Wishes): Policy[] {
  const { mostExcess, leastTier, noCoPayment, ambulance, funds, bothAdults, everything, services } = wishes
  const treatments = wishes.treatments.map(treatmentIndex)
  const leastRank = leastTier ? rankOf(leastTier) : 0

  /** A treatment is asked only of hospital cover, and a service only of extras: nobody wants surgery from an extras policy. */
  function coversAll(policy: Policy): boolean {
    const { hospital, extras } = policy
    if (hospital && !treatments.every(index => coverageAt(hospital, index) === 'full')) return false
    return !extras || services.every(title => coversService(policy, title))
  }

  /** Cover with limits counts too. If nothing that was ticked can apply, there is nothing to miss. */
  function coversSome(policy: Policy): boolean {
    const { hospital, extras } = policy
    const asked = (hospital && treatments.length > 0) || (extras && services.length > 0)
    if (!asked || services.some(title => coversService(policy, title))) return true
    return hospital !== null && treatments.some(index => coverageAt(hospital, index) !== 'none')
  }

  return policies.filter(policy => {
    if (mostExcess !== undefined && (excessOfStay(policy) > mostExcess || excessIsUnstated(policy))) return false
    if (leastRank && policy.hospital && rankOf(policy.hospital.tier) < leastRank) return false
    if (noCoPayment && policy.hospital?.coPayment) return false
    if (ambulance === 'all' && policy.ambulance !== 'all') return false
    if (ambulance === 'emergency' && policy.ambulance === 'none') return false
    if (funds?.length && !funds.includes(policy.fund)) return false
    if (bothAdults && policy.adults < 2) return false
    return everything ? coversAll(policy) : coversSome(policy)
  })
}

const ORDER: readonly string[] = PRODUCT_TIERS.map(tier => tier.id)
const rankOf = (tier: ProductTier): number => ORDER.indexOf(tier)
