import { CLINICAL_CATEGORIES } from '../clinical-categories.ts'
import { EXTRAS } from '../extras.ts'
import { mayHaveFewerRooms } from './accommodation.ts'
import { coPaymentRises } from './co-payment.ts'
import { coversFewer } from './dependants.ts'
import { excessCapRises } from './excess.ts'
import {
  type Ambulance,
  coverageOf,
  excessIsUnstated,
  excessOfStay,
  type HospitalCover,
  type Policy,
  type ServiceTerms,
} from './policy.ts'

/** What a switch would change. Titles are those of treatments and services. */
interface Difference {
  lost: string[]
  /** Covered before, now only with restricted benefits. */
  restricted: string[]
  gained: string[]
  /** Dollars for one stay; above 0 if the new policy asks for more. Stays are compared only if both policies pay for some. */
  moreExcess: number
  /** The excess may come to more: it is capped higher for several stays, or no longer, or one of the two is not stated. */
  higherExcessCap: boolean
  /** What the excess is not asked for now, and would be. */
  lostWaivers: string[]
  /** A stay may be paid for in fewer hospitals, or in a shared room. */
  fewerHospitals: boolean
  newCoPayment: boolean
  /** There is a co-payment already, and the new one is higher or capped higher, or one of the two is not stated. */
  higherCoPayment: boolean
  losesSurchargeCover: boolean
  /** Services with a limit that is lower than now, new, no longer stated, shared with more services, or limited further. */
  lowerLimits: string[]
  /** Services with an example that is paid back less, or is not among the examples of the new policy. */
  lowerBenefits: string[]
  losesAmbulance: boolean
  /** Some policies for an extended family cover one parent, and some both. */
  losesPartner: boolean
  /** Children or other dependants are covered up to a lower age, or not at all. */
  losesDependants: boolean
}

/** From the least cover to the most. */
const AMBULANCE_ORDER: readonly Ambulance[] = ['none', 'emergency', 'all']

/** What somebody who leaves one policy for another would lose and gain. */
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
  const lowerLimits: string[] = []
  const lowerBenefits: string[] = []
  const isForOne = coversOne(current) && coversOne(next)
  for (const { title } of EXTRAS) {
    const [before, after] = [current.extras?.[title], next.extras?.[title]]
    if (before && !after) lost.push(title)
    if (!before && after) gained.push(title)
    if (!before || !after) continue
    if (isLimitedMore(before, after, isForOne)) lowerLimits.push(title)
    if (mayPayLess(before, after)) lowerBenefits.push(title)
  }
  return {
    lost,
    restricted,
    gained,
    lowerLimits,
    lowerBenefits,
    ...differenceOfStays(current, next),
    losesSurchargeCover: Boolean(current.hospital?.avoidsSurcharge) && !next.hospital?.avoidsSurcharge,
    losesAmbulance: AMBULANCE_ORDER.indexOf(next.ambulance) < AMBULANCE_ORDER.indexOf(current.ambulance),
    losesPartner: next.adults < current.adults,
    losesDependants: coversFewer(current.dependants, next.dependants),
  }
}

type Stays = Pick<
  Difference,
  'moreExcess' | 'higherExcessCap' | 'lostWaivers' | 'fewerHospitals' | 'newCoPayment' | 'higherCoPayment'
>

// Extras alone ask for no excess because they pay for no stay: that is not a lower excess.
const NO_STAYS: Stays = {
  moreExcess: 0,
  higherExcessCap: false,
  lostWaivers: [],
  fewerHospitals: false,
  newCoPayment: false,
  higherCoPayment: false,
}

function differenceOfStays(current: Policy, next: Policy): Stays {
  if (!current.hospital || !next.hospital) return NO_STAYS
  // What is not stated may be anything: the least now, the most then. Not where both are the same policy.
  const isAnother = current.id !== next.id
  const excessUnknown = excessIsUnstated(current) || excessIsUnstated(next)
  const [hadCoPayment, coPayment] = [current.hospital.coPayment, next.hospital.coPayment]
  return {
    moreExcess: excessUnknown ? 0 : excessOfStay(next) - excessOfStay(current),
    higherExcessCap: excessUnknown
      ? isAnother && (excessIsUnstated(next) || excessOfStay(next) > 0)
      : excessCapRises(current, next),
    lostWaivers: next.hospital.excess ? waivedOnlyBy(current.hospital, next.hospital) : [],
    fewerHospitals: isAnother && mayHaveFewerRooms(current.hospital, next.hospital),
    newCoPayment: !hadCoPayment && coPayment !== null,
    higherCoPayment: isAnother && hadCoPayment !== null && coPaymentRises(hadCoPayment, coPayment),
  }
}

const waivedOnlyBy = ({ excessWaivers = [] }: HospitalCover, next: HospitalCover): string[] =>
  excessWaivers.filter(waiver => !next.excessWaivers?.includes(waiver))

const LIMITS = ['perPerson', 'perPolicy', 'lifetime'] as const
const UNLIMITED = Number.POSITIVE_INFINITY

const coversOne = ({ adults, dependants }: Policy): boolean => adults === 1 && dependants.length === 0

function isLimitedMore(before: ServiceTerms, after: ServiceTerms, isForOne: boolean): boolean {
  const shared = after.sharedWith?.some(service => !before.sharedWith?.includes(service)) ?? false
  // A limit absent beside others means no limit; if all are absent, the data does not state them.
  const unstated = statesLimit(before) && !statesLimit(after)
  const further = Boolean(after.limitedFurther) && !before.limitedFurther
  const [had, has] = [yearlyLimits(before), yearlyLimits(after)]
  // Nobody else is on the policy to use what is left of a limit for all.
  const lower = has.perPerson < had.perPerson || (!isForOne && has.perPolicy < had.perPolicy)
  return shared || unstated || further || lower || (after.lifetime ?? UNLIMITED) < (before.lifetime ?? UNLIMITED)
}

/** Nobody gets more than everybody together may. */
const yearlyLimits = ({ perPerson = UNLIMITED, perPolicy = UNLIMITED }: ServiceTerms) => ({
  perPerson: Math.min(perPerson, perPolicy),
  perPolicy,
})

const statesLimit = (terms: ServiceTerms) => LIMITS.some(limit => terms[limit] !== undefined)

// A percentage and an amount cannot be compared, so neither counts as at least the other.
function mayPayLess(before: ServiceTerms, after: ServiceTerms): boolean {
  return (before.pays ?? []).some(
    ({ item, percent, dollars }) =>
      !after.pays?.some(
        one =>
          one.item === item &&
          (percent === undefined || (one.percent ?? -1) >= percent) &&
          (dollars === undefined || (one.dollars ?? -1) >= dollars),
      ),
  )
}

/** Nothing that the current policy gives would be missed: the only policies that a saving may be claimed on. */
export function isLikeForLike(current: Policy, next: Policy): boolean {
  // Whatever else a difference names is for the worse.
  const { gained: _, moreExcess, ...worse } = differenceBetween(current, next)
  return moreExcess <= 0 && Object.values(worse).every(one => (Array.isArray(one) ? one.length === 0 : !one))
}
