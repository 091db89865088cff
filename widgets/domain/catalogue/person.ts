import { discountAtJoining } from '../age-discount.ts'
import type { Answers } from '../answers.ts'
import { isForTwo } from '../cover-for.ts'
import { averaged, LIFETIME_LOADING, loadingAtAge } from '../lifetime-loading.ts'
import { percent, type Rate, rateLabel } from '../money.ts'
import { countLabel } from '../number.ts'
import { type Day, isPublished } from '../period.ts'
import { type Bill, billFor, type Circumstances, totalFor } from '../price.ts'
import { rebateRate } from '../rebate.ts'
import type { Policy } from './policy.ts'

/** A visitor as far as prices go. */
export interface Person {
  withDiscount: Circumstances
  withoutDiscount: Circumstances
  /** Whether the visitor moves over from other hospital cover: some discounts are for new members only. */
  transfers: boolean
  /** What was taken for granted where a question was skipped, in sentences. */
  assumed: string[]
}

const UNKNOWN_AGE = 40

/** What the answers mean for prices on a day. */
export function personOf(answers: Answers, on: Day): Person {
  const adults = isForTwo(answers.coverFor) ? 2 : 1
  const ages = answers.ages?.slice(0, adults) ?? []
  const income = answers.income ?? 'base'
  const rebate = rebateRate(income, Math.max(...(ages.length ? ages : [UNKNOWN_AGE])), on)
  const loading = loadingOf(answers, ages)
  const discount = averaged(ages.map(age => rateOr0(discountAtJoining(age, on))))
  return {
    withDiscount: { discount, loading, rebate },
    withoutDiscount: { discount: 0, loading, rebate },
    transfers: answers.history === 'since-31' || answers.history === 'later',
    assumed: assumptions(answers, ages, adults),
  }
}

const rateOr0 = (rate: Rate | string): Rate => (typeof rate === 'number' ? rate : 0)

// An age in whole years cannot tell on which side of 1 July the birthday falls; the fund works it out from the date.
function loadingOf({ history, loading }: Answers, ages: readonly number[]): Rate {
  if (history === 'since-31') return 0
  if (loading !== undefined) return percent(loading)
  if (history !== 'none') return 0
  return Math.round(averaged(ages.map(loadingAtAge)))
}

const LOADING_BY_AGE = `The loading goes by your age today. Funds go by the age on the last 1 July, so it may be less, by ${rateLabel(LIFETIME_LOADING.perYear)} of the hospital part; and if you held hospital cover before, up to ${countLabel(LIFETIME_LOADING.permittedDays)} days without it change nothing.`

function assumptions(answers: Answers, ages: readonly number[], adults: number): string[] {
  const said: string[] = []
  if (answers.income === undefined) said.push('Your income is in the base tier, so the full rebate applies.')
  if (ages.length === 0) said.push('The oldest person is under 65, and nobody gets the discount for people under 30.')
  else if (ages.length < adults) said.push('Your partner is about your age.')
  if (answers.loading === undefined && answers.history === undefined)
    said.push(`Nobody pays Lifetime Health Cover loading, which starts at age ${LIFETIME_LOADING.freeAge + 1}.`)
  if (answers.loading === undefined && answers.history === 'later')
    said.push('You have no loading left. Your fund’s statement says what you pay.')
  if (answers.loading === undefined && answers.history === 'none' && ages.length === 0)
    said.push('No loading is counted, since we do not know your age.')
  if (answers.loading === undefined && loadingOf(answers, ages) > 0) said.push(LOADING_BY_AGE)
  return said
}

function circumstancesFor(policy: Policy, person: Person): Circumstances {
  const rule = policy.hospital?.ageDiscount ?? 'nobody'
  if (rule === 'nobody') return person.withoutDiscount
  if (rule === 'new-members' && person.transfers) return person.withoutDiscount
  return person.withDiscount
}

/** What this person pays a month, in cents. */
export const priceFor = (policy: Policy, person: Person): number =>
  totalFor(policy.premium, circumstancesFor(policy, person))

/** The same with every line of its working. */
export const workingFor = (policy: Policy, person: Person): Bill =>
  billFor(
    policy.premium,
    circumstancesFor(policy, person),
    policy.hospital || policy.extras ? undefined : 'Ambulance cover',
  )

/** False from the day on which the Government has not said what the rebate is. */
export const rebateIsKnown = (person: Person): boolean => isPublished(person.withoutDiscount.rebate)
