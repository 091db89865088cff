import type { PriceWeight } from '../answers.ts'
import { CLINICAL_CATEGORIES } from '../clinical-categories.ts'
import { EXTRAS } from '../extras.ts'
import type { Cents } from '../money.ts'
import { type Ambulance, coverageAt, coversService, isAmbulanceAlone, type Policy, treatmentIndex } from './policy.ts'
import type { Wishes } from './wishes.ts'

/** Everything that the order depends on besides the policies. What a fund pays us is not among it. */
export interface Priorities extends Pick<Wishes, 'treatments' | 'services'> {
  /** 0: only cover counts; 4: only price counts. */
  priceWeight: PriceWeight
}

/** Points from 0 to 100, and what they were given for. */
interface Reason {
  points: number
  pricePoints: number
  coverPoints: number
  /** Cents a month above the cheapest policy on the list. */
  aboveCheapest: Cents
  /** Of what the visitor ticked. */
  ticked: { full: number; restricted: number; of: number }
  /** Treatments and services covered in full, of all there are in this kind of cover. */
  breadth: { covered: number; of: number }
}

export interface Placed {
  place: number
  policy: Policy
  price: Cents
  /** Worked out only when asked for: thousands are placed, and a dozen are looked at. */
  readonly reason: Reason
}

/** Of the points for cover, the share given for what was ticked; the rest is for cover at large. */
const SHARE_TICKED = 0.8

/** Of the points for cover, those of a policy for ambulances alone: nothing else tells one from another. */
const AMBULANCE_SHARE: Record<Ambulance, number> = { none: 0, emergency: 0.5, all: 1 }

/**
 * The published order. Price points are 100 for the cheapest policy on the list and fall as a policy costs
 * more: twice the price, 50 points. Cover points are 80 % for what was ticked (restricted counts half) and
 * 20 % for everything covered; with nothing ticked, all for everything covered; with ambulance cover alone, all
 * for emergencies and other trips and half for emergencies only. The two are weighed as the visitor says. Equal points:
 * the cheaper first, then the lower id, so that the order is always the same.
 */
export function rank(
  policies: readonly Policy[],
  priceOf: (policy: Policy) => Cents,
  { priceWeight, treatments, services }: Priorities,
): Placed[] {
  const prices = policies.map(priceOf)
  const cheapest = prices.reduce((least, price) => Math.min(least, price), Number.POSITIVE_INFINITY)
  const share = priceWeight / 4
  const indexes = treatments.map(treatmentIndex)

  const pricePointsAt = (at: number) => (prices[at]! > 0 ? (100 * cheapest) / prices[at]! : 100)
  const shareOf = (policy: Policy) =>
    isAmbulanceAlone(policy)
      ? AMBULANCE_SHARE[policy.ambulance]
      : coverShare(tickedCover(policy, indexes, services), breadthOf(policy))
  const coverPointsOf = (policy: Policy) => 100 * shareOf(policy)
  const points = policies.map((policy, at) => exact(share * pricePointsAt(at) + (1 - share) * coverPointsOf(policy)))
  const reasonAt = (at: number): Reason => ({
    points: points[at]!,
    pricePoints: pricePointsAt(at),
    coverPoints: coverPointsOf(policies[at]!),
    aboveCheapest: prices[at]! - cheapest,
    ticked: tickedCover(policies[at]!, indexes, services),
    breadth: breadthOf(policies[at]!),
  })

  const placed = policies.map((policy, at) => new PlacedPolicy(policy, prices[at]!, points[at]!, at, reasonAt))
  placed.sort(
    (one, other) => other.points - one.points || one.price - other.price || compareIds(one.policy, other.policy),
  )
  placed.forEach((entry, i) => {
    entry.place = i + 1
  })
  return placed
}

// Without rounding, points that are equal by hand may differ in their last digits, and the dearer policy would come first.
const exact = (points: number): number => Math.round(points * 1e10) / 1e10

class PlacedPolicy implements Placed {
  place = 0
  readonly policy: Policy
  readonly price: Cents
  readonly points: number
  readonly #at: number
  readonly #reasonAt: (at: number) => Reason

  constructor(policy: Policy, price: Cents, points: number, at: number, reasonAt: (at: number) => Reason) {
    this.policy = policy
    this.price = price
    this.points = points
    this.#at = at
    this.#reasonAt = reasonAt
  }

  get reason(): Reason {
    return this.#reasonAt(this.#at)
  }
}

function compareIds(one: Policy, other: Policy): number {
  if (one.id === other.id) return 0
  return one.id < other.id ? -1 : 1
}

function coverShare(ticked: Reason['ticked'], breadth: Reason['breadth']): number {
  const all = breadth.of ? breadth.covered / breadth.of : 0
  if (!ticked.of) return all
  return (SHARE_TICKED * (ticked.full + ticked.restricted / 2)) / ticked.of + (1 - SHARE_TICKED) * all
}

/** Treatments by their place among the digits of a policy. */
function tickedCover(policy: Policy, treatments: readonly number[], services: readonly string[]): Reason['ticked'] {
  const { hospital, extras } = policy
  let full = 0
  let restricted = 0
  if (hospital) {
    for (const index of treatments) {
      const coverage = coverageAt(hospital, index)
      if (coverage === 'full') full += 1
      else if (coverage === 'restricted') restricted += 1
    }
  }
  if (extras) for (const service of services) if (coversService(policy, service)) full += 1
  return { full, restricted, of: (hospital ? treatments.length : 0) + (extras ? services.length : 0) }
}

// Policies of one release share the same cover objects, so each is counted once.
const counted = new WeakMap<object, number>()

function countOnce<T extends object>(cover: T, count: (cover: T) => number): number {
  const known = counted.get(cover)
  if (known !== undefined) return known
  const fresh = count(cover)
  counted.set(cover, fresh)
  return fresh
}

function breadthOf({ hospital, extras }: Policy): Reason['breadth'] {
  let covered = 0
  let of = 0
  if (hospital) {
    covered += countOnce(hospital, ({ covers }) => covers.split('2').length - 1)
    of += CLINICAL_CATEGORIES.length
  }
  if (extras) {
    covered += countOnce(extras, services => Object.keys(services).length)
    of += EXTRAS.length
  }
  return { covered, of }
}
