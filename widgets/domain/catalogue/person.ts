import { AGE_DISCOUNT, mostKept } from '../age-discount.ts'
import { type Answers, mayPartnerPayLoading, mayPayLoading } from '../answers.ts'
import { averaged, LIFETIME_LOADING } from '../lifetime-loading.ts'
import { percent, type Rate } from '../money.ts'
import { type Day, isPublished } from '../period.ts'
import { type Bill, billFor, type Circumstances, totalFor } from '../price.ts'
import { rebateRate } from '../rebate.ts'
import { type Adult, adultsOf, isHospitalHeld, joiningAt, loadingOf, UNKNOWN_AGE } from './adults.ts'
import { assumptions } from './assumptions.ts'
import { type AgeRanges, isAmbulanceAlone, type Policy } from './policy.ts'

/** What matters about a visitor for prices. */
export interface Person {
  withoutDiscount: Circumstances
  withDiscount: Discounted
  /** The same under a policy that gives one at some ages only. */
  withDiscountAt(ages: AgeRanges): Discounted
  /** The id of the policy that is held now, if one was chosen: whoever holds it has its discount already. */
  holds: string | undefined
  /** Under a policy that covers one parent of an extended family: nobody else's age or cover counts on it. */
  alone: Person | undefined
  /** The most age-based discount it may have, if that is more than was counted and nobody said; otherwise 0. */
  unsureDiscount: Rate
  /** What was assumed for each question that was skipped, in sentences. */
  assumed: string[]
}

/** Under a policy that gives a discount by age. */
interface Discounted {
  /** If it depends on the age on joining alone. */
  byAge: Circumstances
  /** If an earlier discount carries over. */
  kept: Circumstances
  /** If it is the policy that is held: what its statement says, or else what the age says. */
  held: Circumstances
}

/**
 * What the answers mean for prices on a day, for somebody who holds this policy now, if they chose one: null if it is not
 * in the data, undefined while it could not be looked up.
 */
export function personOf(answers: Answers, on: Day, current?: Policy | null): Person {
  const adults = adultsOf(answers, current)
  const ages = adults.map(({ age = UNKNOWN_AGE }) => age)
  const rebate = rebateRate(answers.income ?? 'base', Math.max(...ages), on)
  const loading = loadingOf(adults, mayPayLoading(answers) ? answers.loading : 0, on)
  const at = (discount: Rate): Circumstances => ({ discount, loading, rebate })
  const joining = (given?: AgeRanges) => adults.map(({ age }) => (age === undefined ? 0 : joiningAt(age, on, given)))
  const { told, most } = heldDiscount(adults, answers, on, current)
  function withDiscountAt(given?: AgeRanges): Discounted {
    const [own = 0, ...others] = joining(given)
    const byAge = averaged([own, ...others])
    // On a policy for one parent, the discount that was entered is theirs alone, and the other parent’s counts beside it.
    const kept = current?.adults === 2 ? (told ?? 0) : averaged([Math.max(own, told ?? 0), ...others])
    return { byAge: at(byAge), kept: at(Math.max(byAge, kept)), held: at(told ?? byAge) }
  }
  return {
    withoutDiscount: at(0),
    withDiscount: withDiscountAt(),
    withDiscountAt,
    holds: current?.id,
    alone:
      answers.coverFor === 'extended-family'
        ? personOf({ ...answers, coverFor: 'single-parents', loading: loadingAlone(answers) }, on, current)
        : undefined,
    unsureDiscount: told === undefined && most > averaged(joining(current?.hospital?.discountAges)) ? most : 0,
    assumed: assumptions(answers, {
      adults,
      on,
      holdsHospital: isHospitalHeld(answers, current),
      current,
      toldDiscount: told !== undefined,
    }),
  }
}

// People who joined younger kept the discount of that age, and take it along to a policy that gives one on transfer. If an
// age is entered at which nobody can have as much as was entered, the discount counts up to the most for that age.
function heldDiscount(
  adults: readonly Adult[],
  answers: Answers,
  on: Day,
  current: Policy | null | undefined,
): { told?: Rate; most: Rate } {
  if ((current?.hospital?.ageDiscount ?? 'nobody') === 'nobody') return { most: 0 }
  const holders = current?.adults === 2 ? adults : adults.slice(0, 1)
  const mostAt = (age: number | undefined) => (age === undefined ? AGE_DISCOUNT.byAge[0].rate : mostKept(age, on))
  const most = averaged(holders.map(({ age }) => mostAt(age)))
  if (answers.discount === undefined) return { most }
  return { most, told: Math.min(percent(answers.discount), averaged(holders.map((_, i) => mostAt(answers.ages?.[i])))) }
}

// The average of both is entered. If the partner pays none, all of it is the visitor’s own.
function loadingAlone(answers: Answers) {
  const { loading } = answers
  if (loading === undefined || mayPartnerPayLoading(answers)) return loading
  return Math.min(2 * loading, LIFETIME_LOADING.cap / percent(1))
}

function circumstancesFor(policy: Policy, person: Person): Circumstances {
  if (person.alone && policy.adults === 1) return circumstancesFor(policy, person.alone)
  const rule = policy.hospital?.ageDiscount ?? 'nobody'
  if (rule === 'nobody') return person.withoutDiscount
  const ages = policy.hospital?.discountAges
  const discounted = ages ? person.withDiscountAt(ages) : person.withDiscount
  if (policy.id === person.holds) return discounted.held
  return rule === 'by-age-only' ? discounted.byAge : discounted.kept
}

/** What this person pays a month, in cents. */
export const priceFor = (policy: Policy, person: Person): number =>
  totalFor(policy.premium, circumstancesFor(policy, person))

/** The same with every line of its working. */
export const workingFor = (policy: Policy, person: Person): Bill =>
  billFor(policy.premium, circumstancesFor(policy, person), isAmbulanceAlone(policy) ? 'Ambulance cover' : undefined)

/** False from the day for which the Government has not published the rebate. */
export const rebateIsKnown = (person: Person): boolean => isPublished(person.withoutDiscount.rebate)
